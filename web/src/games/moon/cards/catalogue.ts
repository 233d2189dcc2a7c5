/** Moon's cards. */

import { Cards } from "../../../table/cards/catalogue.svelte";
import type { Card } from "../view";

export const cards = new Cards<Card>("moon", {
  id: "",
  name: "",
  short: "",
  deck: "structure",
  era: null,
  colour: null,
  level: null,
  copies: 1,
  three_plus: 0,
  cost: {},
  need: {},
  production: {},
  flags: {},
  assimilate: {},
  when: "",
  requirement: null,
  counts: null,
  least: null,
  hearts: null,
  text: "",
  said: null,
  source: "",
  sources: {},
  note: null,
});
