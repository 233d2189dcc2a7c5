/** The offers of the market, in the order shown. */

import type { PlaceView, Price, RowView } from "../view";

export interface DisplayRow {
  row: number;
  surcharge: Price;
  places: PlaceView[];
}

/** The top row first: it costs most. The surcharges are those that are due now, from the bottom up. */
export function displayRows(display: PlaceView[], surcharges: Price[]): DisplayRow[] {
  const rows = [...new Set(display.map((place) => place.row))].sort((a, b) => b - a);
  return rows.map((row) => {
    const places = display.filter((place) => place.row === row).sort((a, b) => a.column - b.column);
    return { row, surcharge: surcharges[row - 1] ?? {}, places };
  });
}

export type HousePile = "stack" | "left" | "right";

/** The source of the next greenhouse. */
export function nextPile(row: RowView): HousePile | null {
  if (row.right > 0) return "right";
  if (row.left > 0) return "left";
  return row.stack > 0 ? "stack" : null;
}
