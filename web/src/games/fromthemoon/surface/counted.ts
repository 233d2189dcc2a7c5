/** The pieces that count for the specialists of a crew on a tile, and what each of them brings. */

import { amounts } from "../signs/goods";
import type { AroundView, Colour } from "../view";

export interface Counted {
  on: "space" | "tile";
  at: number;
  signs: { good: string; n: number }[];
}

/** One of each kind for every piece that counts. */
function brought(entry: AroundView): Counted["signs"] {
  const pieces = entry.spaces.length + entry.tiles.length;
  const all: [string, number][] = [...amounts(entry.gains), ["any", entry.any], ["point", entry.points]];
  return all.filter(([, n]) => n > 0).map(([good, n]) => ({ good, n: n / pieces }));
}

/** `crew`: its specialists that have something to do there. What none of them can bring is not promised. */
export function counted(entries: AroundView[], crew: Record<Colour, number>): Counted[] {
  const found = new Map<string, Counted>();
  for (const entry of entries.filter(({ colour }) => crew[colour] > 0)) {
    const pieces = [...entry.spaces.map((at) => ({ on: "space" as const, at })), ...entry.tiles.map((at) => ({ on: "tile" as const, at }))];
    for (const { on, at } of pieces) {
      const piece = found.get(`${on} ${at}`) ?? { on, at, signs: [] };
      found.set(`${on} ${at}`, { ...piece, signs: [...piece.signs, ...brought(entry)] });
    }
  }
  return [...found.values()];
}
