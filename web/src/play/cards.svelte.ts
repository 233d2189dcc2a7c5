/** The cards of the game in play, by id. */

import { server } from "../api";
import { settings } from "../settings.svelte";
import type { Card } from "../wire";

class Cards {
  private all = $state.raw<Map<string, Card>>(new Map());
  private loaded = "";

  async load(game: string): Promise<void> {
    const wanted = `${game} ${settings.lang}`;
    if (this.loaded === wanted) return;
    const gallery = await server.api.gallery(game, settings.lang);
    this.all = new Map(gallery.cards.map((card) => [card.id, card]));
    this.loaded = wanted;
  }

  get ready(): boolean {
    return this.all.size > 0;
  }

  list(): Card[] {
    return [...this.all.values()];
  }

  get(id: string): Card {
    return this.all.get(id) ?? { ...UNKNOWN, id, name: id };
  }
}

const UNKNOWN: Card = {
  id: "",
  name: "",
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
  source: "",
  sources: {},
  note: null,
};

export const cards = new Cards();
