/** Waiting for the table message that follows a change; it may arrive after the answer to the request. */

interface Waiting {
  sequence: number;
  resolve: () => void;
}

export class Arrivals {
  private latest = 0;
  private waiting: Waiting[] = [];

  /** Resolve as soon as the position of this sequence number, or a later one, is here. */
  reached(sequence: number): Promise<void> {
    if (this.latest >= sequence) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push({ sequence, resolve }));
  }

  arrived(sequence: number): void {
    this.latest = sequence;
    const due = this.waiting.filter((each) => each.sequence <= sequence);
    this.waiting = this.waiting.filter((each) => each.sequence > sequence);
    for (const each of due) each.resolve();
  }
}
