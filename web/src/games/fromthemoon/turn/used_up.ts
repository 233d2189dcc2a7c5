/** Choices that can never open again are not listed as closed. */

import type { Choice } from "../../../shell/wire";
import { cardIn, numberIn, wordIn } from "../../../table/turn/operands";
import type { FromTheMoonView } from "../view";

/** A part that is built or improved, or whose ship is away; a building of mine that stands. */
export function isUsedUp(view: FromTheMoonView, choice: Choice): boolean {
  const { verb } = choice;
  if (verb === "build") {
    const mine = view.seats[view.viewer ?? -1];
    const card = cardIn(choice) ?? "";
    return mine !== undefined && (mine.small.built.includes(card) || mine.large.includes(card));
  }
  if (verb !== "part" && verb !== "improve") return false;
  const ship = view.ships.find((each) => each.ship === wordIn(choice, "ship"));
  const part = ship?.parts[(numberIn(choice, "part") ?? 0) - 1];
  if (!ship || !part || ship.launched) return true;
  return (verb === "part" ? part.owner : part.improver) !== null;
}
