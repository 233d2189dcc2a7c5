/** The cards of one game, by id, in the language of the page. */

import { server } from "../../shell/api";
import { Latest } from "../../shell/latest";
import { settings } from "../../shell/settings.svelte";
import type { Face, Sources, TableMessage } from "../../shell/wire";

/** Which cards: today's, those of an owner's set, or those that a table is played with, which may be older than today's. */
export interface Source {
  set?: string | null;
  table?: string;
  /** Their fingerprint, where it is known before they come. It says nothing about names and texts, and so the set counts too. */
  cards?: string;
}

interface Held extends Source {
  lang: string;
}

const TODAY: Source = { set: null };

export function playedWith(table: string, { set, cards }: Pick<TableMessage, "set" | "cards">): Source {
  return { table, set: set?.id ?? null, cards };
}

/** Where the gallery shows these cards, or one of them. */
export function galleryLink(game: string, { set, table }: Source, card?: string): string {
  const whose: Record<string, string> = table ? { table } : set ? { set } : {};
  return `/cards?${new URLSearchParams({ game, ...(card ? { card } : {}), ...whose }).toString()}`;
}

export class Cards<F extends Face> {
  private all = $state.raw<Map<string, F>>(new Map());
  /** How much of these cards is known. */
  sources = $state.raw<Sources | null>(null);
  private held: Held | null = null;
  private readonly newest = new Latest();

  constructor(
    readonly game: string,
    private readonly unknown: F,
  ) {}

  /** Nothing is fetched where these cards are at hand: most tables are played with today's. */
  async load(from: Source = TODAY): Promise<void> {
    const { lang } = settings;
    if (this.holds(from, lang)) return this.newest.drop();
    const { set = null, table } = from;
    const gallery = await this.newest.of(server.api.gallery<F>(this.game, lang, table ? { table } : { set }));
    if (!gallery) return;
    this.all = new Map(gallery.cards.map((card) => [card.id, card]));
    this.sources = gallery.sources;
    this.held = { ...from, lang, cards: gallery.fingerprint };
  }

  private holds(from: Source, lang: string): boolean {
    const { held } = this;
    if (held?.lang !== lang || held.set !== from.set) return false;
    return from.cards === undefined ? held.table === from.table : held.cards === from.cards;
  }

  /** The gallery, open at a card. */
  link(card: string): string {
    return galleryLink(this.game, this.held ?? TODAY, card);
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
