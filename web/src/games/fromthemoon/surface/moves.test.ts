import { expect, test } from "vitest";
import { moved, type Stand } from "./moves";
import { pointAt, tileAt, TILE } from "./places";

const tile = (row: number, column: number): Stand => ({ on: "tile", row, column });
const point = (row: number, column: number): Stand => ({ on: "point", row, column });

test("arrows walk over the tiles and stop at the rim", () => {
  expect(moved(tile(1, 1), "ArrowRight", false, 3, 4)).toEqual(tile(1, 2));
  expect(moved(tile(1, 4), "ArrowRight", false, 3, 4)).toEqual(tile(1, 4));
  expect(moved(tile(3, 2), "ArrowDown", false, 3, 4)).toEqual(tile(3, 2));
  expect(moved(tile(2, 2), "x", false, 3, 4)).toBeNull();
});

test("with Shift they walk over the corners, one more each way", () => {
  expect(moved(tile(2, 2), "ArrowRight", true, 3, 4)).toEqual(point(2, 3));
  expect(moved(tile(2, 2), "ArrowLeft", true, 3, 4)).toEqual(point(2, 2));
  expect(moved(point(4, 5), "ArrowDown", true, 3, 4)).toEqual(point(4, 5));
});

test("a step from a corner without Shift lands on a tile it touches", () => {
  for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
    const to = moved(point(2, 3), key, false, 3, 4)!;
    expect(to.on).toBe("tile");
    const corner = pointAt(point(2, 3));
    const at = tileAt(to);
    expect(Math.abs(at.x + TILE / 2 - corner.x)).toBeLessThan(TILE);
    expect(Math.abs(at.y + TILE / 2 - corner.y)).toBeLessThan(TILE);
  }
});
