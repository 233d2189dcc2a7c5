/** The people at the table, by whose names sentences are told. */

class Names {
  /** By seat. */
  seats = $state.raw<string[]>([]);
  /** The seat of whoever reads: "you" in a sentence. */
  reader = $state<number | null>(null);
}

export const names = new Names();
