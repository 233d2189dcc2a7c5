/** A game's part in its table; loaded with the table. */

import type { Component } from "svelte";
import type { Face, GameView } from "../shell/wire";
import type { Cards } from "./cards/catalogue.svelte";
import type { Entrance } from "./line/door.svelte";
import type { Letters } from "./keys/map";
import type { Table } from "./client.svelte";

export interface GameTable<T extends Table<GameView> = Table<GameView>> {
  cards: Cards<Face>;
  Desk: Component;
  Phone: Component;
  Sheets: Component;
  Zoom: Component;
  sit(door: Entrance): T;
  letters(table: T): Letters;
  /** The demands of a difficulty of its game for one. */
  difficulty?(value: number): string;
  /** The number of great moments so far. */
  passed(view: GameView): number;
}
