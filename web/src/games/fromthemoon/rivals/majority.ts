/** A majority as it stands, in words. */

import { t } from "../../../words/translate";
import type { MajorityView } from "../view";

/** The prize for the most, or in a game for one for reaching a stage. */
export function prizeWords(majority: MajorityView): string {
  const { of, first, second, stages } = majority;
  if (stages.length > 0) return stages.map((stage) => t(`majority.stage.${of}`, { least: stage.least, n: stage.points })).join(" ");
  return second > 0 ? t(`majority.rule.${of}`, { first, second }) : t(`majority.one.${of}`, { first });
}

export function standing(majority: MajorityView, seat: number): string {
  const pays = majority.pays[seat] ?? 0;
  return `${prizeWords(majority)}\n${pays > 0 ? t("majority.pays", { n: pays }) : t("majority.pays_nothing")}`;
}

/** Seats with the most, if anybody has any. */
export function leaders(counts: number[]): number[] {
  const most = Math.max(0, ...counts);
  return most === 0 ? [] : counts.flatMap((n, seat) => (n === most ? [seat] : []));
}
