/** Places of the Moon as the server names them: row and column, counted from 1. */

import type { GridView } from "./view";

export function placeName(grid: Pick<GridView, "columns">, tile: number): string {
  return `${Math.floor(tile / grid.columns) + 1}-${(tile % grid.columns) + 1}`;
}
