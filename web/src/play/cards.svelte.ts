/** The cards of one game, by id, in the language of the page. */

import { server } from "../api";
import { Newest } from "../newest";
import { settings } from "../settings.svelte";
import type { Face } from "../wire";

/** Where the gallery shows the cards of a table, or one of them. */
export function galleryLink(game: string, set: string | null, card?: string): string {
  return `/cards?${new URLSearchParams({ game, ...(card ? { card } : {}), ...(set ? { set } : {}) }).toString()}`;
}

export class Cards<F extends Face> {
  private all = $state.raw<Map<string, F>>(new Map());
  private loaded = "";
  private set: string | null = null;
  private readonly newest = new Newest();

  constructor(
    readonly game: string,
    private readonly unknown: F,
  ) {}

  /** Those of the project, or of an owner's set. */
  async load(set: string | null = null): Promise<void> {
    const wanted = `${settings.lang} ${set ?? ""}`;
    if (this.loaded === wanted) return this.newest.drop();
    const gallery = await this.newest.of(server.api.gallery<F>(this.game, settings.lang, set));
    if (!gallery) return;
    this.all = new Map(gallery.cards.map((card) => [card.id, card]));
    this.loaded = wanted;
    this.set = set;
  }

  /** The gallery, open at a card. */
  link(card: string): string {
    return galleryLink(this.game, this.set, card);
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
