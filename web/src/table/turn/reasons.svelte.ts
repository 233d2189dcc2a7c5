/** Reasons why actions are closed, requested from the server and shown beside the place of the request. */

import type { AnswerMessage, Choice, WhyMessage } from "../../shell/wire";
import type { Requests } from "../line/requests";

export interface Reason {
  action: string;
  /** Null until the server has answered. */
  answer: WhyMessage | null;
  anchor: Element | null;
}

export class Reasons {
  shown = $state.raw<Reason | null>(null);
  /** The number of times a reason was asked for, repeats included. */
  asked = 0;
  /** The first step of the remedy. */
  readonly remedy: Choice | null = $derived(this.shown?.answer?.steps[0] ?? null);

  constructor(
    private readonly requests: Requests,
    private readonly refused: (reply: AnswerMessage) => void,
  ) {}

  async ask(action: string, anchor: Element | null): Promise<void> {
    this.asked += 1;
    if (this.shown?.action === action) return;
    const mine = (this.shown = { action, answer: null, anchor });
    const reply = await this.requests.ask<WhyMessage | AnswerMessage>((request) => ({ type: "why", request, action }));
    if (this.shown !== mine) return;
    this.shown = reply.type === "why" ? { action, answer: reply, anchor } : null;
    if (reply.type === "answer") this.refused(reply);
  }

  close(): void {
    this.shown = null;
  }
}
