/** The sign of what an objective counts. */

import { COUNTED, type Sign } from "../signs";
import type { Tile } from "../view";

const LAUNCHES: Sign = { icon: "launch" };

export function wants(tile: Tile): Sign {
  const counted = tile.facts.count;
  return (typeof counted === "string" && COUNTED[counted]) || LAUNCHES;
}
