/** The player at a seat in a word: an opponent and its level, somebody away, nobody yet. A person who is here needs none. */

import { levelName } from "../../words/level";
import type { Seat } from "../../shell/wire";
import { t } from "../../words/translate";

export interface WhoWords {
  icon: string;
  words: string;
  away?: boolean;
  /** The name says it already. */
  said?: boolean;
}

export function whoWords(seat: Seat | undefined): WhoWords | null {
  if (seat?.stand_in) return { icon: "bot", words: t("seat.standIn", { level: levelName(seat.stand_in) }) };
  if (seat?.kind === "bot") return { icon: "bot", words: seat.level ? levelName(seat.level) : t("seat.bot"), said: saysLevel(seat.name ?? "", seat.level ?? " ") };
  if (seat?.kind === "open") return { icon: "chair", words: t("seat.open") };
  if (seat?.kind === "person" && seat.here === false) return { icon: "away", words: t("seat.away"), away: true };
  return null;
}

/** Opponents are called after their levels, in the words of the server. */
function saysLevel(name: string, level: string): boolean {
  return name.toLowerCase().startsWith(level.slice(level.lastIndexOf(":") + 1).toLowerCase());
}
