/** The drawings of all cards, fetched once when the first is wanted. */

class Art {
  private draw = $state.raw<((id: string) => string) | null>(null);
  private asked = false;

  /** '' until the drawings are here, or where a card has none. */
  of(id: string): string {
    if (!this.draw) this.fetch();
    return this.draw?.(id) ?? "";
  }

  private fetch(): void {
    if (this.asked) return;
    this.asked = true;
    void Promise.all([import("../art/scene"), import("../art/scene.css")]).then(([book]) => (this.draw = book.scene));
  }
}

export const art = new Art();
