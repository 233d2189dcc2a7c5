/** The places of tiles and building spaces on the drawing, and their names in actions. */

import type { GridView, PointView, TileView } from "../view";

export const TILE = 100;
export const PITCH = 114;
const EDGE = 29;
const GAP = (PITCH - TILE) / 2;

export interface Spot {
  row: number;
  column: number;
}

export function size(grid: GridView): { width: number; height: number } {
  return { width: 2 * EDGE - 2 * GAP + PITCH * grid.columns, height: 2 * EDGE - 2 * GAP + PITCH * grid.rows };
}

/** The upper left corner of a tile. */
export function tileAt(tile: Spot): { x: number; y: number } {
  return { x: EDGE + PITCH * (tile.column - 1), y: EDGE + PITCH * (tile.row - 1) };
}

export function middle(tile: Spot): { x: number; y: number } {
  const at = tileAt(tile);
  return { x: at.x + TILE / 2, y: at.y + TILE / 2 };
}

/** A building space lies where corners of tiles meet. */
export function pointAt(point: Spot): { x: number; y: number } {
  return { x: EDGE - GAP + PITCH * (point.column - 1), y: EDGE - GAP + PITCH * (point.row - 1) };
}

/** The name in actions and sentences: `2-3`, row and column. */
export function placeName(spot: Spot): string {
  return `${spot.row}-${spot.column}`;
}

export function tileNamed(grid: GridView, name: string): TileView | null {
  return grid.tiles.find((tile) => placeName(tile) === name) ?? null;
}

export function pointNamed(grid: GridView, name: string): PointView | null {
  return grid.points.find((point) => placeName(point) === name) ?? null;
}
