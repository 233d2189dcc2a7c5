/** The cards of one game, by id, in the language of the page. */

import { server } from "../../shell/api";
import { Latest } from "../../shell/latest";
import { settings } from "../../shell/settings.svelte";
import type { CardSent, Face, Sources, TableMessage } from "../../shell/wire";
import { gameWords } from "../../words/game_words";
import { speak, Speech } from "../../words/say";
import { isText } from "../../words/text";
import type { Lang } from "../../words/translate";

/** A set of cards: today's, an owner's, or those of a table, which may be older. */
export interface Source {
  set?: string | null;
  table?: string;
  /** Their fingerprint, if it is known before they are fetched. It does not cover names and texts, so the set matters too. */
  cards?: string;
}

interface Held extends Source {
  lang: Lang;
  speech: Speech;
}

const TODAY: Source = { set: null };

export function playedWith(table: string, { set, cards }: Pick<TableMessage, "set" | "cards">): Source {
  return { table, set: set?.id ?? null, cards };
}

/** The address at which the gallery shows these cards, or one of them. */
export function galleryLink(game: string, { set, table }: Source, card?: string): string {
  const whose: Record<string, string> = table ? { table } : set ? { set } : {};
  return `/cards?${new URLSearchParams({ game, ...(card ? { card } : {}), ...whose }).toString()}`;
}

export class Cards<F extends Face> {
  private all = $state.raw<Map<string, F>>(new Map());
  /** Counts of the known values of these cards. */
  sources = $state.raw<Sources | null>(null);
  private held: Held | null = null;
  private readonly newest = new Latest();

  constructor(
    readonly game: string,
    private readonly unknown: F,
  ) {}

  /** Load these cards and the words of the game, and use them for texts from now on. Most tables are played with today's cards, which are fetched once. */
  async load(from: Source = TODAY): Promise<void> {
    const { lang } = settings;
    if (this.held && this.holds(this.held, from, lang)) {
      this.newest.drop();
      return speak(this.held.speech);
    }
    const { set = null, table } = from;
    const found = await this.newest.of(Promise.all([server.api.gallery(this.game, table ? { table } : { set }), gameWords(lang, this.game)]));
    if (!found) return;
    const [gallery, words] = found;
    const speech = new Speech(words, gallery.names);
    this.all = new Map(gallery.cards.map((card) => [card.id, this.told(card, speech)]));
    this.sources = gallery.sources;
    this.held = { ...from, lang, speech, cards: gallery.fingerprint };
    speak(speech);
  }

  private holds(held: Held, from: Source, lang: string): boolean {
    if (held.lang !== lang || held.set !== from.set) return false;
    return from.cards === undefined ? held.table === from.table : held.cards === from.cards;
  }

  /** A card with sentences in place of its texts. */
  private told(card: CardSent, speech: Speech): F {
    const sentences = Object.entries(card).map(([field, value]) => [field, isText(value) ? speech.plain(value) : value]);
    return { ...this.unknown, ...(Object.fromEntries(sentences) as F), short: speech.brief(card.name), said: card.text };
  }

  /** The effect of a card, as part of a sentence. */
  effect(id: string): string {
    return this.held?.speech.thing("effect", id) ?? "";
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
    return this.all.get(id) ?? { ...this.unknown, id, name: id, short: id };
  }
}
