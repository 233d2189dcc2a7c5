/** The result of a game, best first. */

import type { Score } from "../../shell/wire";

export interface Result {
  scores: Score[];
  /** More than one where the rules leave a tie. */
  winners: number[];
  /** The lead of the first place over the next one. */
  margin: number;
}

/** Points by their source. */
export interface Piece {
  kind: string;
  n: number;
  title: string;
  text: string;
}

export function result(told: readonly Score[]): Result {
  const scores = [...told].sort((a, b) => a.place - b.place || b.score - a.score);
  const best = scores[0]?.score ?? 0;
  const next = scores.find((each) => each.place > 1)?.score ?? best;
  return { scores, winners: scores.filter((each) => each.place === 1).map((each) => each.seat), margin: best - next };
}
