/** Pending requests to the server. */

import { requestId } from "../../shell/api";
import type { AnswerMessage, GameView, HintMessage, PreviewMessage, ToServer, WhyMessage } from "../../shell/wire";

export type Reply = AnswerMessage | WhyMessage | PreviewMessage<GameView> | HintMessage;
/** Build a message from the id of its request and the sequence number of the position it refers to. */
export type Make = (request: string, sequence: number) => ToServer;

interface Pending {
  message: ToServer;
  resolve: (reply: Reply) => void;
}

export class Requests {
  private readonly pending = new Map<string, Pending>();

  constructor(
    private readonly send: (message: ToServer) => void,
    private readonly sequence: () => number,
  ) {}

  ask<R extends Reply>(make: Make): Promise<R> {
    const request = requestId();
    const message = make(request, this.sequence());
    return new Promise((resolve) => {
      this.pending.set(request, { message, resolve: resolve as (reply: Reply) => void });
      this.send(message);
    });
  }

  /** Retry pending requests after a lost connection. */
  resend(): void {
    for (const { message } of this.pending.values()) this.send(message);
  }

  /** Hand a reply to the request it belongs to; a second reply to the same request is ignored. */
  settle(request: string, reply: Reply): void {
    const pending = this.pending.get(request);
    this.pending.delete(request);
    pending?.resolve(reply);
  }
}
