/** Choose the sound for a change at the table. */

import type { GameView, TableMessage } from "../../shell/wire";
import type { Sound } from "./notes";

export interface Listener<V extends GameView = GameView> {
  /** My seat, or null for somebody who watches. */
  me: number | null;
  /** True if the page is in the background. */
  hidden: boolean;
  /** The number of great moments so far. */
  passed(view: V): number;
}

const DEEDS = new Set(["act", "undo", "redo"]);

export function soundFor(before: TableMessage | null, now: TableMessage, listener: Listener): Sound | null {
  if (!before || now.sequence <= before.sequence) return null;
  const called = asks(now, listener.me) && !asks(before, listener.me);
  if (listener.hidden) return called ? "turn" : null;
  if (now.over > before.over || listener.passed(now.view) > listener.passed(before.view)) return "great";
  if (called) return "turn";
  const doers = now.events.filter((e) => e.sequence > before.sequence && DEEDS.has(e.kind)).flatMap((e) => e.seat ?? []);
  if (doers.length === 0) return null;
  return listener.me !== null && doers.includes(listener.me) ? "mine" : "others";
}

function asks(message: TableMessage, seat: number | null): boolean {
  return seat !== null && message.waiting === seat && !message.seats[seat]?.stand_in;
}
