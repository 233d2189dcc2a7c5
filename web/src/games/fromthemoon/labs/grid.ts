/** The research grid, foundation by foundation, with what a chain under way and a preview say about each space. */

import type { ChainView, NewLabView, SeatView } from "../view";

export const LAB_ROWS = 3;
export const LAB_COLUMNS = 4;
const WIDE = 2;

/** `new`: it set off the chain; `open`: to do; `gone`: done; `later`: an earlier chain will come back to it. */
export type ChainMark = "new" | "open" | "gone" | "later";

export interface LabSpace {
  space: number;
  /** The name in actions: `2-3`. */
  name: string;
  card: string | null;
  /** The laboratory that would lie here after the selected action. */
  ghost: string | null;
  fresh: NewLabView | null;
  marks: ChainMark[];
}

export interface Foundation {
  state: "built" | "next" | "ghost" | "none";
  spaces: LabSpace[];
}

type Labs = Pick<SeatView, "labs" | "new_lab" | "next_foundation">;

export function labGrid(now: Labs, then: Labs | null, chains: ChainView[]): Foundation[] {
  const found: Foundation[] = [];
  for (let row = 0; row < LAB_ROWS; row += 1) {
    for (let column = 0; column < LAB_COLUMNS; column += WIDE) {
      const spaces = [column, column + 1].map((c) => labSpace(now, then, chains, row, c));
      found.push({ state: ground(now, then, row, column), spaces });
    }
  }
  return found;
}

function ground(now: Labs, then: Labs | null, row: number, column: number): Foundation["state"] {
  if (now.labs[row]![column] !== null) return "built";
  if (then && then.labs[row]![column] !== null) return "ghost";
  const next = now.next_foundation;
  return next && next.row === row + 1 && next.column === column / WIDE + 1 ? "next" : "none";
}

function labSpace(now: Labs, then: Labs | null, chains: ChainView[], row: number, column: number): LabSpace {
  const space = row * LAB_COLUMNS + column;
  const card = now.labs[row]![column] || null;
  return {
    space,
    name: `${row + 1}-${column + 1}`,
    card,
    ghost: card ? null : then?.labs[row]![column] || null,
    fresh: now.new_lab.find((each) => each.space === space) ?? null,
    marks: marksOf(chains, space),
  };
}

function marksOf(chains: ChainView[], space: number): ChainMark[] {
  const now = chains.at(-1);
  if (!now) return [];
  const marks: ChainMark[] = [];
  if (now.new === space) marks.push("new");
  if (now.left.includes(space)) marks.push("open");
  else if (now.gone.includes(space)) marks.push("gone");
  if (chains.slice(0, -1).some((chain) => chain.left.includes(space))) marks.push("later");
  return marks;
}
