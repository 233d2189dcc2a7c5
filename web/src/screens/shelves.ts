/** A game's part in the gallery: its cards, how they are sorted and shown. */

import type { Component } from "svelte";
import type { Cards } from "../table/cards/catalogue.svelte";
import type { Face } from "../shell/wire";

export interface ShelfSign {
  shelf: string;
  sign: string;
  label: string;
  tone?: string;
}

export interface Shelves<F extends Face = Face> {
  cards: Cards<F>;
  shelves: () => ShelfSign[];
  shelfOf: (card: F) => string;
  /** The words that a search looks through. */
  words: (card: F) => string[];
  Card: Component<{ card: F }>;
  Zoom: Component;
}
