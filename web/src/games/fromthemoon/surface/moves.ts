/** Arrow keys on the surface: from tile to tile, with Shift from corner to corner. */

import type { Spot } from "./places";

export interface Stand extends Spot {
  on: "tile" | "point";
}

const STEPS: Record<string, readonly [down: number, right: number]> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

const within = (n: number, most: number): number => Math.max(1, Math.min(most, n));

export function moved(from: Stand, key: string, shift: boolean, rows: number, columns: number): Stand | null {
  const step = STEPS[key];
  if (!step) return null;
  const [down, right] = step;
  if (shift) {
    // a tile's corners: above and left share its numbers, below and right come after
    if (from.on === "tile") return { on: "point", row: from.row + Math.max(0, down), column: from.column + Math.max(0, right) };
    return { on: "point", row: within(from.row + down, rows + 1), column: within(from.column + right, columns + 1) };
  }
  if (from.on === "point") return { on: "tile", row: within(from.row + Math.min(0, down), rows), column: within(from.column + Math.min(0, right), columns) };
  return { on: "tile", row: within(from.row + down, rows), column: within(from.column + right, columns) };
}
