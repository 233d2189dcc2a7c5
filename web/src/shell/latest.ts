/** Keep only the result of the latest request: results and failures of earlier ones are dropped. */

export class Latest {
  private asked = 0;

  /** The answer, or undefined if a later request was made meanwhile. */
  async of<T>(question: Promise<T>): Promise<T | undefined> {
    const mine = (this.asked += 1);
    try {
      const answer = await question;
      return mine === this.asked ? answer : undefined;
    } catch (e) {
      if (mine === this.asked) throw e;
      return undefined;
    }
  }

  /** Ignore every pending answer. */
  drop(): void {
    this.asked += 1;
  }
}
