/** Turns changes into whole table messages. If the base message of a change is missing, it requests the whole table. */

import type { Choice, FromServer, Sent, TableMessage, ToServer } from "../../shell/wire";
import { applied, type Change } from "./difference";

/** A whole message in the form that changes refer to: its choices in one map, by their actions. */
type ByAction = Omit<TableMessage, "choices" | "closed"> & { choices: string[]; closed: string[]; offers: Record<string, Choice> };

export class Wholes {
  private last: ByAction | null = null;
  private asked = false;

  /** `after`: the last event that is known. */
  constructor(
    private readonly send: (message: ToServer) => void,
    private readonly after: () => number,
  ) {}

  /** Reset: a new socket begins with a whole message. */
  restart(): void {
    this.last = null;
    this.asked = false;
  }

  /** Return the whole message, or null for a change that cannot be applied. */
  of(message: Sent): FromServer | null {
    if (message.type === "change") return this.changed(message);
    if (message.type === "table") this.take(byAction(message));
    if (message.type === "pong" && message.number !== (this.last?.number ?? 0)) this.ask();
    if (message.type === "answer" && message.request === null) this.asked = false;
    return message;
  }

  private changed({ number, since, change }: Extract<Sent, { type: "change" }>): TableMessage | null {
    if (this.last?.number === since) return whole(this.take({ ...(applied(this.last, change as Change) as ByAction), number }));
    this.ask();
    return null;
  }

  private take(table: ByAction): ByAction {
    this.last = table;
    this.asked = false;
    return table;
  }

  private ask(): void {
    if (this.asked) return;
    this.asked = true;
    this.send({ type: "whole", after: this.after() });
  }
}

const actions = (choices: Choice[]): string[] => choices.map((choice) => choice.action);

function byAction(table: TableMessage): ByAction {
  const offers = Object.fromEntries([...table.choices, ...table.closed].map((choice) => [choice.action, choice]));
  return { ...table, choices: actions(table.choices), closed: actions(table.closed), offers };
}

function whole({ offers, ...table }: ByAction): TableMessage {
  const choices = (names: string[]): Choice[] => names.flatMap((action) => offers[action] ?? []);
  return { ...table, choices: choices(table.choices), closed: choices(table.closed) };
}
