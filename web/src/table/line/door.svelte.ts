/** The entrance to a table: its first message names the game; messages are held back until that game's table is loaded. */

import { refusalText } from "../../shell/refusal";
import type { FromServer } from "../../shell/wire";
import { playedWith, type Source } from "../cards/catalogue.svelte";
import { lines, type Receiver, type Line } from "./socket";

/** The parts of the entrance that a table needs. */
export interface Entrance {
  readonly id: string;
  readonly line: Line;
  enter(receiver: Receiver): void;
  close(): void;
}

export class Door implements Receiver, Entrance {
  game = $state<string | null>(null);
  /** The cards that it is played with; known with the game. */
  cards: Source = {};
  /** The reason why the table cannot be opened. */
  refused = $state<string | null>(null);
  readonly line: Line;
  private receiver: Receiver | null = null;
  /** The state of a lost connection, passed on to a table that opens meanwhile. */
  private away: [seconds: number | null, reason: string] | null = null;
  private heldBack: FromServer[] = [];

  constructor(readonly id: string) {
    this.line = lines.open(id, this);
  }

  enter(receiver: Receiver): void {
    this.receiver = receiver;
    receiver.opened();
    for (const message of this.heldBack.splice(0)) receiver.heard(message);
    if (this.away) receiver.lost(...this.away);
  }

  close(): void {
    this.line.close();
  }

  heard(message: FromServer): void {
    if (this.receiver) return this.receiver.heard(message);
    this.heldBack.push(message);
    if (message.type === "table") {
      this.cards = playedWith(this.id, message);
      this.game = message.game;
    } else if (message.type === "answer" && message.request === null) this.refused = refusalText(message);
  }

  opened(): void {
    this.away = null;
    this.receiver?.opened();
  }

  lost(seconds: number | null, reason?: string): void {
    this.away = [seconds, reason ?? ""];
    if (this.receiver) return this.receiver.lost(seconds, reason);
    if (seconds === null) this.refused ||= reason ?? "";
  }

  after(): number {
    return this.receiver?.after() ?? 0;
  }
}
