/** What travels about From the Moon alone, as its Python declares it. */

import type { Shown } from "../../shell/wire";
import type { Step, TileOfGallery } from "./view.gen";

export * from "./view.gen";

export type Tile = Shown<TileOfGallery>;

/** One side, or two of which one is done. */
export type Effect = Step[][];
