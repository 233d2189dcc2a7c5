/** Requests that change the game, one at a time; where one is refused, the notice says why. */

import { refusalText } from "../../shell/refusal";
import type { AnswerMessage } from "../../shell/wire";
import type { Arrivals } from "./arrivals";
import type { Make, Requests } from "./requests";

export class Orders {
  busy = $state(false);
  notice = $state("");
  private last: Promise<boolean> = Promise.resolve(true);

  constructor(
    private readonly requests: Requests,
    private readonly arrivals: Arrivals,
  ) {}

  /** Return whether it was done; false at once while another request is pending. */
  async give(make: Make): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      this.last = this.carryOut(make);
      return await this.last;
    } finally {
      this.busy = false;
    }
  }

  /** Send a request as soon as the last one is answered. */
  async giveNext(make: Make): Promise<boolean> {
    await this.last;
    return this.give(make);
  }

  private async carryOut(make: Make): Promise<boolean> {
    const reply = await this.requests.ask<AnswerMessage>(make);
    this.notice = reply.ok ? "" : refusalText(reply);
    if (reply.ok) await this.arrivals.reached(reply.sequence ?? 0);
    return reply.ok;
  }
}
