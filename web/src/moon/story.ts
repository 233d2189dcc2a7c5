/** Where the Hearts of a finished game came from. */

import type { Score } from "../wire";
import type { MoonView, SeatView } from "./view";
import type { Args, Key } from "../words";

export interface Part {
  kind: "supply" | "ends" | "reps";
  word: Key;
  n: number;
}

export function parts(seat: SeatView): Part[] {
  return [
    { kind: "supply", word: "score.supply", n: seat.goods.heart },
    { kind: "ends", word: "score.end", n: seat.end_hearts },
    { kind: "reps", word: "score.reputations", n: seat.reputation_hearts },
  ];
}

export interface StoryLine {
  key: Key;
  seat: number | null;
  args: Args;
}

function best(seats: SeatView[], value: (s: SeatView) => number): SeatView | null {
  const top = Math.max(...seats.map(value));
  const those = seats.filter((s) => value(s) === top);
  return top > 0 && those.length === 1 ? those[0]! : null;
}

export function story(view: MoonView, scores: Score[]): StoryLine[] {
  const out: StoryLine[] = [];
  const seats = view.seats;
  const add = (key: Key, s: SeatView | null, n: (s: SeatView) => number): void => {
    if (s) out.push({ key, seat: s.seat, args: { n: n(s) } });
  };
  const flags = (s: SeatView): number => Object.values(s.flags).reduce((a, b) => a + b, 0);
  const income = (s: SeatView): number => Object.values(s.production).reduce((a, b) => a + b, 0);
  add("story.supply", best(seats, (s) => s.goods.heart), (s) => s.goods.heart);
  add("story.end", best(seats, (s) => s.end_hearts), (s) => s.end_hearts);
  add("story.reputations", best(seats, (s) => s.reputation_hearts), (s) => s.reputation_hearts);
  add("story.flags", best(seats, flags), flags);
  add("story.production", best(seats, income), income);
  add("story.rovers", best(seats, (s) => s.rovers), (s) => s.rovers);
  if (scores.some((a) => scores.some((b) => a.score === b.score && a.place < b.place))) out.push({ key: "story.settled", seat: null, args: {} });
  const tied = scores.filter((s) => s.place === 1);
  if (tied.length > 1) out.unshift({ key: "story.shared", seat: null, args: {} });
  return out;
}
