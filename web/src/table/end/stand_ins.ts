/** The people for whom a stand-in played part of a game. */

import type { Seat } from "../../shell/wire";
import { t } from "../../words/translate";

export interface StoodIn {
  seat: number;
  /** So many actions. */
  n: number;
}

export function stoodIn(seats: readonly Seat[]): StoodIn[] {
  return seats.flatMap((who, seat) => (who.kind === "person" && ((who.stood_in ?? 0) > 0 || who.stand_in) ? [{ seat, n: who.stood_in ?? 0 }] : []));
}

/** The effect of stand-ins on a win: one won it, or lost it; null if everybody played. */
export function winMarked(seats: readonly Seat[], winners: readonly number[]): string | null {
  const those = stoodIn(seats);
  if (those.some((each) => winners.includes(each.seat))) return t("end.byStandIn");
  return those.length > 0 ? t("end.against") : null;
}

export function stoodInWords({ n }: StoodIn, name: string): string {
  return n > 0 ? t("end.stoodIn", { n, name }) : t("end.standsIn", { name });
}
