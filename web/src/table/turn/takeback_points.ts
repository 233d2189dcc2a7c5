/** Points of a game that a takeback can lead to: before each deed of a player, newest first. */

import type { TableEvent } from "../../shell/wire";
import { doer, type Text } from "../../words/text";
import { standingEvents } from "../log/since";

export interface Point {
  /** The event to go back to: the one before the deed. */
  to: number;
  /** The deed; null for the end of a turn. */
  line: Text | null;
}

export function pointsOf(events: TableEvent[], seat: number, most: number): Point[] {
  return standingEvents(events)
    .filter((e) => e.kind === "act" && e.seat === seat && e.lines.length > 0 && e.sequence > 1)
    .slice(-most)
    .reverse()
    .map((e) => ({ to: e.sequence - 1, line: e.action === "end" ? null : e.lines[0]! }));
}

/** The first deed that going back to `to` takes back, in words; null where it is the end of a turn. */
export function undone(events: TableEvent[], by: number, to: number): Text | null {
  const line = events.find((e) => e.sequence > to && e.seat === by && e.lines.length > 0)?.lines[0];
  return line && doer(line) === by ? line : null;
}
