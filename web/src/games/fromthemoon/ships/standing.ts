/** A ship's standing in words and shapes. */

import { t, type Key } from "../../../words/translate";
import type { SeatView, ShipView } from "../view";

type Naming = (seat: number) => string;

/** The seat that a launch now would pay best: "You would take 9". Past tense for a ship that has launched or never will. */
export function launchWords(ship: ShipView, me: number | null, name: Naming, over = false): string {
  if (ship.launched) return `${ship.launched_on === null ? t("ship.launched") : t("ship.launched_on", { n: ship.launched_on })}. ${best(ship.paid, me, name, DID)}`;
  if (over) return t("ship.stayed", { n: ship.left });
  const to_go = ship.left === 1 ? t("ship.last") : t("ship.left", { n: ship.left });
  return `${to_go} ${best(ship.pays, me, name, WOULD)}`;
}

interface Told {
  nothing: Key;
  nobody: Key;
  share: Key;
  you: Key;
  one: Key;
}
const WOULD: Told = { nothing: "ship.nothing", nobody: "ship.nobody", share: "ship.share", you: "ship.you", one: "ship.one" };
const DID: Told = { nothing: "ship.paidAlone", nobody: "ship.paidNothing", share: "ship.paidShare", you: "ship.paidYou", one: "ship.paidOne" };

function best(pays: number[], me: number | null, name: Naming, told: Told): string {
  const most = Math.max(0, ...pays);
  const first = pays.flatMap((n, seat) => (n === most ? [seat] : []));
  if (most === 0) return t(pays.length === 1 ? told.nothing : told.nobody);
  if (first.length > 1) return t(told.share, { names: first.map((seat) => (seat === me ? t("you") : name(seat))).join(", "), n: most });
  return first[0] === me ? t(told.you, { n: most }) : t(told.one, { name: name(first[0]!), n: most });
}

export type Section = "tail" | "body" | "nose";

export function section(index: number, count: number): Section {
  if (index === 0) return "tail";
  return index === count - 1 ? "nose" : "body";
}

/** Parts of ships with a cube of a seat's on them; a game for one compares ships in their place. */
export function improvedParts(seat: Pick<SeatView, "improvements">): number {
  return Object.values(seat.improvements).reduce((sum, parts) => sum + parts.length, 0);
}
