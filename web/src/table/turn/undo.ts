/** Undo and redo; where nothing can be undone, the server says why. */

import type { Orders } from "../line/orders.svelte";

export class Undo {
  constructor(
    private readonly orders: Orders,
    private readonly seated: () => boolean,
  ) {}

  async back(): Promise<boolean> {
    return this.seated() && this.orders.give((request, sequence) => ({ type: "undo", request, sequence }));
  }

  /** Redo; pressed while an undo is pending, it waits for that. */
  async again(): Promise<boolean> {
    return this.seated() && this.orders.giveNext((request, sequence) => ({ type: "redo", request, sequence }));
  }
}
