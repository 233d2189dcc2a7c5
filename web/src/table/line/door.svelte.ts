/** The entrance to a table: its first message names the game; messages are held back until that game's table is loaded. */

import { refusalText } from "../../shell/refusal";
import type { FromServer } from "../../shell/wire";
import { playedWith, type Source } from "../cards/catalogue.svelte";
import { lines, type Hearing, type Line } from "./socket";

/** The parts of the entrance that a table needs. */
export interface Entrance {
  readonly id: string;
  readonly line: Line;
  enter(guest: Hearing): void;
  close(): void;
}

export class Door implements Hearing, Entrance {
  game = $state<string | null>(null);
  /** The cards that it is played with; known with the game. */
  cards: Source = {};
  /** Why nobody may come in. */
  refused = $state<string | null>(null);
  readonly line: Line;
  private guest: Hearing | null = null;
  /** The line is lost, for so many seconds or for good: whoever sits down then is told so. */
  private away: [seconds: number | null, reason: string] | null = null;
  private heldBack: FromServer[] = [];

  constructor(readonly id: string) {
    this.line = lines.open(id, this);
  }

  enter(guest: Hearing): void {
    this.guest = guest;
    guest.opened();
    for (const message of this.heldBack.splice(0)) guest.heard(message);
    if (this.away) guest.lost(...this.away);
  }

  close(): void {
    this.line.close();
  }

  heard(message: FromServer): void {
    if (this.guest) return this.guest.heard(message);
    this.heldBack.push(message);
    if (message.type === "table") {
      this.cards = playedWith(this.id, message);
      this.game = message.game;
    } else if (message.type === "answer" && message.request === null) this.refused = refusalText(message);
  }

  opened(): void {
    this.away = null;
    this.guest?.opened();
  }

  lost(seconds: number | null, reason?: string): void {
    this.away = [seconds, reason ?? ""];
    if (this.guest) return this.guest.lost(seconds, reason);
    if (seconds === null) this.refused ||= reason ?? "";
  }

  after(): number {
    return this.guest?.after() ?? 0;
  }
}
