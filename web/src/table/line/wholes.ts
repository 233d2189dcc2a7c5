/** Makes the whole table of what has changed in it. Where the message that a change is against is missing, the whole is asked for. */

import type { FromServer, Sent, TableMessage, ToServer } from "../../shell/wire";
import { applied, type Change } from "./difference";

export class Wholes {
  private last: TableMessage | null = null;
  private asked = false;

  /** `after`: the last event that is known. */
  constructor(
    private readonly send: (message: ToServer) => void,
    private readonly after: () => number,
  ) {}

  /** A new socket begins with the whole. */
  restart(): void {
    this.last = null;
    this.asked = false;
  }

  /** Return the message to hear, or null for a change that cannot be applied. */
  of(message: Sent): FromServer | null {
    if (message.type === "change") return this.changed(message);
    if (message.type === "table") return this.take(message);
    if (message.type === "pong" && message.number !== (this.last?.number ?? 0)) this.ask();
    if (message.type === "answer" && message.request === null) this.asked = false;
    return message;
  }

  private changed({ number, since, change }: Extract<Sent, { type: "change" }>): TableMessage | null {
    if (this.last?.number === since) return this.take({ ...(applied(this.last, change as Change) as TableMessage), number });
    this.ask();
    return null;
  }

  private take(message: TableMessage): TableMessage {
    this.last = message;
    this.asked = false;
    return message;
  }

  private ask(): void {
    if (this.asked) return;
    this.asked = true;
    this.send({ type: "whole", after: this.after() });
  }
}
