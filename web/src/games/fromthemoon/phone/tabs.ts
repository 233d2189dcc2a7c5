/** The leaves of the table on a phone, and which one a question is answered on. */

import type { FromTheMoonView } from "../view";

export const TABS = ["moon", "board", "ships", "market"] as const;
export type Tab = (typeof TABS)[number];

const ON_MOON = new Set(["build", "use", "tasks"]);

/** The tab on which the open question is answered; null where any will do. */
export function leafOf(view: FromTheMoonView): Tab | null {
  const kind = view.question?.kind;
  if (kind && ON_MOON.has(kind)) return "moon";
  if (kind === "approval") return "ships";
  if (kind === "research" || kind === "take lab") return "market";
  if (kind === "lab" || kind === "chain") return "board";
  return null;
}
