/** Of questions that overlap only the newest counts: what becomes of an older one, late, is dropped, be it a failure. */

export class Newest {
  private asked = 0;

  /** The answer, or undefined where something newer was asked meanwhile. */
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

  /** No answer is waited for any more. */
  drop(): void {
    this.asked += 1;
  }
}
