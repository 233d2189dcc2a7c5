/** The names that sentences are told with: of the people at the table, and of the cards that are played with. */

import type { Ref, Text } from "./text";

/** What a thing is called; the effect of a card is a text of its own. */
export type Naming = (id: string) => string | Text | undefined;

class Names {
  /** Of the people, by seat. */
  seats = $state.raw<string[]>([]);
  /** The seat of whoever reads: "you" in a sentence. */
  reader = $state<number | null>(null);
  private kinds = $state.raw<Record<string, Naming>>({});

  /** Name the things of these kinds from now on. */
  learn(kinds: Record<string, Naming>): void {
    this.kinds = { ...this.kinds, ...kinds };
  }

  of([kind, id]: Ref): string | Text {
    if (kind === "seat") return this.seats[Number(id)] ?? `${kind} ${id}`;
    return this.kinds[kind]?.(id) ?? `${kind} ${id}`;
  }
}

export const names = new Names();
