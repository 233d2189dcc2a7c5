/** Absent people: for how long by now, and when the others may let a stand-in play. */

import { face } from "../../words/time";
import type { Seat } from "../../shell/wire";
import { t } from "../../words/translate";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;

export interface Absence {
  /** Seconds of absence until now. */
  seconds: number;
  /** Seconds until a stand-in may be proposed; 0: now. */
  wait: number;
}

/** `spent`: seconds since the table's message. */
export function absence(seat: Seat | undefined, spent: number): Absence | null {
  if (!seat?.away || seat.stand_in) return null;
  return { seconds: seat.away.seconds + spent, wait: Math.max(0, seat.away.replace_in - spent) };
}

/** A span of absence in rough words, without seconds. */
export function roughly(seconds: number): string {
  if (seconds < MINUTE) return t("away.moment");
  if (seconds < HOUR) return t("time.minutes", { n: Math.floor(seconds / MINUTE) });
  if (seconds < DAY) return t("time.hours", { n: Math.floor(seconds / HOUR) });
  return t("away.days", { n: Math.floor(seconds / DAY) });
}

/** The time that remains, by the second when it is short. */
export function remaining(seconds: number): string {
  if (seconds <= HOUR) return face(seconds);
  return seconds < 2 * DAY ? t("time.hours", { n: Math.ceil(seconds / HOUR) }) : t("away.days", { n: Math.ceil(seconds / DAY) });
}

/** The time until something can be done about an absence, in words; `mine`: by me alone, as in a game of two. */
export function awayThen({ wait }: Absence, mine: boolean): string {
  if (wait === 0) return t("away.due");
  return t(mine ? "away.inYou" : "away.in", { time: remaining(wait) });
}
