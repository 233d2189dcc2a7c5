/** The player at a seat in a word: an opponent and its level, somebody away, nobody yet. A person who is here needs none. */

import { levelName } from "../../words/level";
import type { Seat } from "../../shell/wire";
import { t } from "../../words/translate";

export interface WhoWords {
  icon: string;
  words: string;
  away?: boolean;
  /** The name beside it says it already: the server calls opponents after their levels. */
  said?: boolean;
}

export function whoWords(seat: Seat | undefined): WhoWords | null {
  if (seat?.stand_in) return { icon: "bot", words: t("seat.standIn", { level: levelName(seat.stand_in) }) };
  if (seat?.kind === "bot") return seat.level ? { icon: "bot", words: levelName(seat.level), said: true } : { icon: "bot", words: t("seat.bot") };
  if (seat?.kind === "open") return { icon: "chair", words: t("seat.open") };
  if (seat?.kind === "person" && seat.here === false) return { icon: "away", words: t("seat.away"), away: true };
  return null;
}
