/** Points to which a takeback can lead: before each action of a player, newest first. */

import type { TableEvent } from "../../shell/wire";
import { doer, type Text } from "../../words/text";
import { standingEvents } from "../log/since";

export interface Point {
  /** The event to go back to: the one before the action. */
  to: number;
  /** The action; null for the end of a turn. */
  line: Text | null;
}

export function pointsOf(events: TableEvent[], seat: number, most: number): Point[] {
  return standingEvents(events)
    .filter((e) => e.kind === "act" && e.seat === seat && e.lines.length > 0 && e.sequence > 1)
    .slice(-most)
    .reverse()
    .map((e) => ({ to: e.sequence - 1, line: e.action === "end" ? null : e.lines[0]! }));
}

/** The first action that a takeback to `to` undoes, in words; null for the end of a turn. */
export function undone(events: TableEvent[], by: number, to: number): Text | null {
  const line = events.find((e) => e.sequence > to && e.seat === by && e.lines.length > 0)?.lines[0];
  return line && doer(line) === by ? line : null;
}
