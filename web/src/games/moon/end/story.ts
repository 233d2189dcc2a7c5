/** The sources of the Hearts of a finished game. */

import type { MoonView, SeatView } from "../view";
import { lineFor, type StoryLine } from "../../../table/end/story";
import type { Key } from "../../../words/translate";

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

export function story(view: MoonView): StoryLine[] {
  const seats = view.seats;
  const flags = (s: SeatView): number => Object.values(s.flags).reduce((a, b) => a + b, 0);
  const income = (s: SeatView): number => Object.values(s.production).reduce((a, b) => a + b, 0);
  return [
    ...lineFor(seats, "story.supply", (s) => s.goods.heart),
    ...lineFor(seats, "story.end", (s) => s.end_hearts),
    ...lineFor(seats, "story.reputations", (s) => s.reputation_hearts),
    ...lineFor(seats, "story.flags", flags),
    ...lineFor(seats, "story.production", income),
    ...lineFor(seats, "story.rovers", (s) => s.rovers),
  ];
}
