/** A majority as it stands, in words. */

import { t } from "../words";
import type { MajorityView } from "./view";

export function standing(majority: MajorityView, seat: number): string {
  const pays = majority.pays[seat] ?? 0;
  const lines = [t(`majority.rule.${majority.of}`, { first: majority.first, second: majority.second })];
  if (majority.stages.length > 0) lines[0] = majority.stages.map((stage) => t(`majority.stage.${majority.of}`, { least: stage.least, n: stage.points })).join(" ");
  else if (majority.second === 0) lines[0] = t(`majority.one.${majority.of}`, { first: majority.first });
  lines.push(pays > 0 ? t("majority.pays", { n: pays }) : t("majority.pays_nothing"));
  return lines.join("\n");
}

/** Seats with the most, if anybody has any. */
export function leaders(counts: number[]): number[] {
  const most = Math.max(0, ...counts);
  return most === 0 ? [] : counts.flatMap((n, seat) => (n === most ? [seat] : []));
}
