/** The score of a finished game by what it came from. */

import type { Key } from "../../../words/translate";
import type { FinalView } from "../view";

export interface Category {
  kind: "play" | "achievements" | "improvements" | "tiles" | "rest";
  sign: string;
  word: Key;
  n: number;
  /** Its parts, where they say more. */
  parts: { words: Key; args: Record<string, string | number> }[];
}

const sum = (numbers: number[]): number => numbers.reduce((all, n) => all + n, 0);

export function categories(final: FinalView, nameOf: (id: string) => string): Category[] {
  const ends = Object.entries(final.end_tiles);
  return [
    { kind: "play", sign: "vp", word: "end.play", n: final.score, parts: [] },
    {
      kind: "achievements",
      sign: "achievement",
      word: "end.achievements",
      n: final.achievement_majority + final.achievements,
      parts: [
        { words: "final.achievement_majority" as const, args: { n: final.achievement_majority } },
        { words: "final.achievements" as const, args: { n: final.achievements } },
      ].filter((part) => part.args.n !== 0),
    },
    { kind: "improvements", sign: "improvement", word: "end.improvements", n: final.improvement_majority, parts: [] },
    {
      kind: "tiles",
      sign: "building-large",
      word: "end.tiles",
      n: sum(ends.map(([, n]) => n)),
      parts: ends.map(([id, n]) => ({ words: "final.tile" as const, args: { n, name: nameOf(id) } })),
    },
    { kind: "rest", sign: "cube-any", word: "end.rest", n: final.resources, parts: [] },
  ];
}
