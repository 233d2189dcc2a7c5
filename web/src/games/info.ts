/** The facts of a game that the page needs before its table is opened; everything large is loaded on demand. */

import type { Component } from "svelte";
import type { Shelves } from "../screens/shelves";
import type { GameTable } from "../table/game";

/** Cards whose pictures stand for the screens that the home page leads to. */
export interface HomePictures {
  learn: string;
  rules: string;
  cards: string;
  watch: string;
}

export interface Info {
  /** The server's name of the game. Its title and texts are in words/, by this name. */
  name: string;
  icon: string;
  /** An SVG drawing. */
  poster: string;
  /** The letter that the ids of its rules start with. */
  ruleLetter: string;
  /** The icon of each step of the introduction. */
  learnIcons: string[];
  pictures: HomePictures;
  /** A card file as an owner of the box would write it. */
  ownCards: string;
  art: () => Promise<{ scene: (id: string) => string }>;
  table: () => Promise<GameTable>;
  shelves: () => Promise<Shelves>;
  /** The screen with the results of playing alone, for a game that can be played so. */
  soloResults?: () => Promise<{ default: Component }>;
}
