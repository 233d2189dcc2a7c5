/** The sign of what an objective counts. */

import { COUNTED, type Sign } from "../signs/sprite";
import type { Tile } from "../view";

/** Launches at their time: the rocket itself is the sign of all three ships. */
const LAUNCHES: Sign = { icon: "clock" };

export function wants(tile: Tile): Sign {
  const counted = tile.facts.count;
  return (typeof counted === "string" && COUNTED[counted]) || LAUNCHES;
}
