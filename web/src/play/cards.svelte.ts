/** The cards of one game, by id, in the language of the page. */

import { server } from "../api";
import { settings } from "../settings.svelte";
import type { Face } from "../wire";

export class Cards<F extends Face> {
  private all = $state.raw<Map<string, F>>(new Map());
  private loaded = "";

  constructor(
    readonly game: string,
    private readonly unknown: F,
  ) {}

  /** Those of the project, or of an owner's set. */
  async load(set: string | null = null): Promise<void> {
    const wanted = `${settings.lang} ${set ?? ""}`;
    if (this.loaded === wanted) return;
    const gallery = await server.api.gallery<F>(this.game, settings.lang, set);
    this.all = new Map(gallery.cards.map((card) => [card.id, card]));
    this.loaded = wanted;
  }

  get ready(): boolean {
    return this.all.size > 0;
  }

  list(): F[] {
    return [...this.all.values()];
  }

  get(id: string): F {
    return this.all.get(id) ?? { ...this.unknown, id, name: id };
  }
}
