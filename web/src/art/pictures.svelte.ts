/** The drawings of all cards of a game, fetched once when the first is needed. */

import { infoOf } from "../games/registry";

type Draw = (id: string) => string;

class Art {
  private books = $state.raw<Record<string, Draw>>({});
  private asked = new Set<string>();

  /** '' until the drawings are here, or where a card has none. */
  of(game: string, id: string): string {
    const draw = this.books[game];
    if (!draw) void this.fetch(game);
    return draw?.(id) ?? "";
  }

  private async fetch(game: string): Promise<void> {
    const info = infoOf(game);
    if (!info || this.asked.has(game)) return;
    this.asked.add(game);
    const [{ scene }] = await Promise.all([info.art(), import("./scene.css")]);
    this.books = { ...this.books, [game]: scene };
  }
}

export const art = new Art();
