/** The types of From the Moon's view and tiles, as its Python declares them. */

import type { Shown } from "../../shell/wire";
import type { Step, TileOfGallery } from "./view.gen";

export * from "./view.gen";

export type Tile = Shown<TileOfGallery>;

/** One side, or two of which one is done. */
export type Effect = Step[][];
