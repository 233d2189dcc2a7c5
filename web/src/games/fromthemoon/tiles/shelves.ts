/** From the Moon's tiles as the gallery sorts them. */

import type { Shelves } from "../../../screens/shelves";
import { named } from "../../../words/translate";
import { deckOf, SHELF_SIGNS, SHELVES } from "./decks";
import TileCard from "./Card.svelte";
import { tiles } from "./catalogue";
import TileZoom from "./Zoom.svelte";
import type { Tile } from "../view";

export const shelves: Shelves<Tile> = {
  cards: tiles,
  shelves: () => SHELVES.map((shelf) => ({ shelf, sign: SHELF_SIGNS[shelf], label: named("shelf", shelf) })),
  shelfOf: (tile) => deckOf(tile.deck).shelf,
  words: (tile) => [tile.id, tile.name, tile.text, named("deck", tile.deck), tile.ship ?? ""],
  Card: TileCard,
  Zoom: TileZoom,
};
