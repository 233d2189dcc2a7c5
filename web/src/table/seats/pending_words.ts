/** A pending issue of the table in words, with its sign. */

import { levelName } from "../../words/level";
import { t } from "../../words/translate";
import { awayThen, roughly, type Absence } from "./away";
import type { PendingIssue } from "./pending";

export interface MatterWords {
  icon: string;
  title: string;
  text: string;
  /** The part that changes with time: visible, but not announced to screen readers each time. */
  timer?: string;
}

export interface Told {
  /** The first action that a takeback would undo; null for the end of a turn. */
  undone: string | null;
  /** The absence of the seat that is away. */
  away: Absence | null;
  /** I may leave the game unfinished, now or later: nobody else is asked. */
  alone: boolean;
}

export function matterWords(matter: PendingIssue, name: (seat: number) => string, { undone, away, alone }: Told): MatterWords {
  switch (matter.kind) {
    case "takeback":
      return { icon: "undo", title: matter.part === "mine" ? t("matter.takeback.mine") : t("matter.takeback", { name: name(matter.by) }), text: `${undone ? t("matter.takeback.to", { what: undone }) : t("matter.takeback.end")} ${waits(matter, name)}` };
    case "replace":
      return { icon: "bot", title: replaceTitle(matter, name), text: waits(matter, name) };
    case "standIn":
      return { icon: "bot", title: t("matter.stoodIn", { level: levelName(matter.level) }), text: matter.paused ? t("matter.paused.you") : "" };
    case "open":
      return { icon: "chair", title: t("matter.open"), text: "" };
    case "away":
      return { icon: "away", title: t("matter.away", { name: name(matter.seat) }), text: "", timer: away ? awayWords(away, matter.can, alone) : t("matter.awayText") };
    case "late":
      return { icon: "clock", title: t("matter.late", { name: name(matter.seat) }), text: t("matter.lateText") };
    case "bots":
      return matter.left ? { icon: "bot", title: t("matter.left"), text: t("matter.paused.left") } : { icon: "bot", title: t("matter.bots"), text: t("matter.paused") };
  }
}

/** The duration of an absence, and when something can be done about it; if that is now, the button says so. */
function awayWords(away: Absence, can: boolean, mine: boolean): string {
  const since = t("away.now", { time: roughly(away.seconds) });
  return away.wait === 0 && can ? since : `${since} ${awayThen(away, mine)}`;
}

type Proposed = Extract<PendingIssue, { kind: "takeback" | "replace" }>;

function replaceTitle(matter: Proposed, name: (seat: number) => string): string {
  if (matter.part === "about") return t("matter.replace.me", { by: name(matter.by) });
  if (matter.by === matter.other) return t("matter.replace.self", { by: name(matter.by) });
  return t("matter.replace", { by: name(matter.by), other: name(matter.other ?? 0) });
}

function waits(matter: Proposed, name: (seat: number) => string): string {
  if (matter.part === "asked") return t("matter.agree");
  return t("matter.waits", { names: matter.waiting.map(name).join(", ") });
}
