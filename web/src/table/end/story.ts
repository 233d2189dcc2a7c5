/** The story of a finished game: a sentence for each seat that stands out. */

import type { Args, Key } from "../../words/translate";

export interface StoryLine {
  key: Key;
  seat: number;
  args: Args;
}

/** The one seat that has the most of something; null where several do, or nobody has any. */
export function standout<S>(seats: S[], value: (seat: S) => number): S | null {
  const top = Math.max(...seats.map(value));
  const those = seats.filter((seat) => value(seat) === top);
  return top > 0 && those.length === 1 ? those[0]! : null;
}

export function lineFor<S extends { seat: number }>(seats: S[], key: Key, value: (seat: S) => number): StoryLine[] {
  const seat = standout(seats, value);
  return seat ? [{ key, seat: seat.seat, args: { n: value(seat) } }] : [];
}
