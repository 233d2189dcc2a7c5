/** A ship's standing in words and shapes. */

import { t } from "../words";
import type { ShipView } from "./view";

type Naming = (seat: number) => string;

/** Who a launch now would pay best: "You would take 9". */
export function launchWords(ship: ShipView, me: number | null, name: Naming): string {
  if (ship.launched) return ship.launched_on === null ? t("ship.launched") : t("ship.launched_on", { n: ship.launched_on });
  const to_go = ship.left === 1 ? t("ship.last") : t("ship.left", { n: ship.left });
  return `${to_go} ${payee(ship.pays, me, name)}`;
}

function payee(pays: number[], me: number | null, name: Naming): string {
  const most = Math.max(0, ...pays);
  const best = pays.flatMap((n, seat) => (n === most ? [seat] : []));
  if (most === 0) return t(pays.length === 1 ? "ship.nothing" : "ship.nobody");
  if (best.length > 1) return t("ship.share", { names: best.map((seat) => (seat === me ? t("you") : name(seat))).join(", "), n: most });
  return best[0] === me ? t("ship.you", { n: most }) : t("ship.one", { name: name(best[0]!), n: most });
}

export type Section = "tail" | "body" | "nose";

export function section(index: number, count: number): Section {
  if (index === 0) return "tail";
  return index === count - 1 ? "nose" : "body";
}
