/** The rules of each game in the reader's language, fetched once, and which of them speak of a card by its name. */

import { server } from "../../shell/api";
import { settings } from "../../shell/settings.svelte";
import type { RuleChapter } from "../../shell/wire";

class Rulebooks {
  private books = $state.raw<Record<string, RuleChapter[]>>({});
  private readonly asked = new Map<string, Promise<RuleChapter[]>>();

  load(game: string): Promise<RuleChapter[]> {
    const asked = this.asked.get(game) ?? this.fetch(game);
    this.asked.set(game, asked);
    return asked;
  }

  private async fetch(game: string): Promise<RuleChapter[]> {
    try {
      const chapters = await server.api.rules(game, settings.lang);
      this.books = { ...this.books, [game]: chapters };
      return chapters;
    } catch (e) {
      this.asked.delete(game);
      throw e;
    }
  }

  /** The loaded chapters; none until then. */
  of(game: string): RuleChapter[] {
    return this.books[game] ?? [];
  }

  /** The ids of the rules that name a card. */
  naming(game: string, name: string): string[] {
    const word = new RegExp(`(?<![\\p{L}\\d])${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\d])`, "u");
    return this.of(game).flatMap((chapter) => chapter.rules.filter((rule) => word.test(rule.text)).map((rule) => rule.id));
  }
}

export const rulebooks = new Rulebooks();

/** Remove the Markdown of a rule. */
export const spoken = (text: string): string => text.replaceAll("*", "").replaceAll("`", "");
