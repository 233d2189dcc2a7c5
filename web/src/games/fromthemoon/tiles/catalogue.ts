/** The tiles of From the Moon. */

import { Cards } from "../../../table/cards/catalogue.svelte";
import type { Tile } from "../view";

export const tiles = new Cards<Tile>("fromthemoon", {
  id: "",
  name: "",
  short: "",
  deck: "",
  copies: 1,
  players: null,
  ship: null,
  faction: null,
  level: null,
  cost: null,
  points: null,
  when: null,
  refill: null,
  facts: {},
  effect: [],
  text: "",
  said: null,
  source: "",
  sources: {},
  note: null,
});
