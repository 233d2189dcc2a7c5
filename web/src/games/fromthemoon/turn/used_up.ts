/** Choices that can never open again are not listed as closed. */

import type { Choice } from "../../../shell/wire";
import type { FromTheMoonView } from "../view";

/** A part that is built or improved, or whose ship is away; a building of mine that stands. */
export function isUsedUp(view: FromTheMoonView, choice: Choice): boolean {
  const [verb, name = "", number] = choice.action.split(" ");
  if (verb === "build") {
    const mine = view.seats[view.viewer ?? -1];
    return mine !== undefined && (mine.small.built.includes(name) || mine.large.includes(name));
  }
  if (verb !== "part" && verb !== "improve") return false;
  const ship = view.ships.find((each) => each.ship === name);
  const part = ship?.parts[Number(number) - 1];
  if (!ship || !part || ship.launched) return true;
  return (verb === "part" ? part.owner : part.improver) !== null;
}
