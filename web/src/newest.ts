/** Of questions that overlap only the newest counts: the answer to an older one that comes late is dropped. */

export class Newest {
  private asked = 0;

  /** The answer, or undefined where something newer was asked meanwhile. */
  async of<T>(question: Promise<T>): Promise<T | undefined> {
    const mine = (this.asked += 1);
    const answer = await question;
    return mine === this.asked ? answer : undefined;
  }

  /** No answer is waited for any more. */
  drop(): void {
    this.asked += 1;
  }
}
