/** The people at the table, whose names appear in sentences. */

class Names {
  /** By seat. */
  seats = $state.raw<string[]>([]);
  /** The reader's seat: "you" in a sentence. */
  reader = $state<number | null>(null);
}

export const names = new Names();
