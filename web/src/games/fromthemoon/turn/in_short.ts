/** A choice in a few words, for lists of many choices. */

import { plain } from "../../../words/markup";
import type { Choice } from "../../../shell/wire";
import { named, t } from "../../../words/translate";
import { briefly } from "./briefly";

const NAMED = /\[card:[^|\]]+\|([^\]]+)\]/;

export function inShort(choice: Choice): string {
  const [verb, what = "", number = ""] = choice.action.split(" ");
  const card = NAMED.exec(choice.words)?.[1] ?? null;
  if (verb === "foundation") return t("research.foundation");
  if (verb === "space") return t("research.free", { place: what });
  if (verb === "improve") return `${named("ship", what)} ${number}`;
  if (card === null) return briefly(choice.words);
  if (verb === "part") return `${card} (${named("ship", what)})`;
  if (verb === "activate") return [card, ...plain(choice.words).split(": ").slice(1)].join(": ");
  return ["build", "lab", "income"].includes(verb ?? "") ? card : briefly(choice.words);
}
