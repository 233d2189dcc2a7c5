/** The spaces of a player board, each where it lies among its like. */
import type { Backdrop, Scene, SceneBook } from "../../../art/book";
import { aerial, at, cube, cup, flask, greenhouse, hut, man, r, row, slab, spark } from "../../../art/parts";

const CLOTH: Backdrop = { room: true, ground: "none" };
const board = (...body: string[]): Scene => ["lab", CLOTH, () => [r("L", 8, 6, 136, 80, 6), r("M", 12, 10, 128, 72, 4), ...body]];

/** Cells in a row, one of them marked. */
const cells = (count: number, marked: number, y: number, w: number, h: number): string =>
  row(count, (i) => r(i === marked ? "W" : "g5", 76 - (count * (w + 3)) / 2 + i * (w + 3) + 1.5, y, w, h, 3));
const middle = (count: number, i: number, w: number): number => 76 - (count * (w + 3)) / 2 + i * (w + 3) + 1.5 + w / 2;

const PRIZE: Record<string, (x: number) => string> = {
  food: (x) => cube(x, 76, 0.8, "food"),
  cup: (x) => cup(x, 78, 0.65),
  star: (x) => spark(x, 70, 0.9, "ch"),
  "": () => "",
};

const garden = (i: number, prize: string): Scene =>
  board(cells(6, i, 22, 17, 34), row(6, (k) => (k < i ? greenhouse(middle(6, k, 17), 52, 0.5) : "")), greenhouse(middle(6, i, 17), 53, 0.55, true), PRIZE[prize]!(middle(6, i, 17)));

const recruits = (i: number, prize: string): Scene =>
  board(
    row(3, (j) => cells(3, i, 16 + j * 18, 34, 15)),
    row(3, (j) => row(3, (k) => (k >= i ? man(middle(3, k, 34), 29 + j * 18, 0.75, "down", false, ["S", "wt", "D2"][j]!) : ""))),
    PRIZE[prize]!(middle(3, i, 34)),
  );

const training = (i: number, prize: string): Scene =>
  board(cells(3, i, 18, 34, 40), row(i + 1, (k) => aerial(middle(3, k, 34), 54, 1.7) + man(middle(3, k, 34), 54, 1.7, "down", false, "wt")), PRIZE[prize]!(middle(3, i, 34)));

const labRow = (i: number, prize: string): Scene =>
  board(
    row(3, (j) => cells(4, j === i ? 9 : -1, 14 + j * 22, 24, 19)),
    r("W", 17, 13 + i * 22, 110, 21, 4),
    row(4, (k) => flask(middle(4, k, 24), 31 + i * 22, 0.9, ["leaf", "wt", "hot", "vi"][k]!)),
    prize ? cup(133, 33 + i * 22, 0.55) : "",
  );

const large = (i: number): Scene => board(cells(2, i, 18, 48, 44), hut(middle(2, i, 48), 60, 1.7), cup(middle(2, i, 48) + 18, 60, 0.7));

/** Foundations are laid in this order: row and column of each. */
const ORDER: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [2, 0],
  [1, 1],
  [2, 1],
];
const slot = (i: number): Scene =>
  board(
    row(6, (k) => r(k === i ? "W" : "g5", 22 + ORDER[k]![1] * 56, 13 + ORDER[k]![0] * 23, 52, 20, 3)),
    row(i + 1, (k) => at(48 + ORDER[k]![1] * 56, 30 + ORDER[k]![0] * 23, 0.85, slab(0, 0, 1))),
  );

const named = (letters: string, scenes: readonly Scene[]): SceneBook => Object.fromEntries(scenes.map((scene, i) => [`${letters}-${i + 1}`, scene]));

export const playerBoard: SceneBook = {
  ...named("BG", ["", "food", "cup", "food", "food", "cup"].map((prize, i) => garden(i, prize))),
  ...named("BR", ["", "star", "cup"].map((prize, i) => recruits(i, prize))),
  ...named("BT", ["", "star", "star"].map((prize, i) => training(i, prize))),
  ...named("BL", ["", "", "cup"].map((prize, i) => labRow(i, prize))),
  ...named("BB", [large(0), large(1)]),
  ...named("FS", ORDER.map((_, i) => slot(i))),
  "GH-1": ["base", {}, () => [greenhouse(76, 82, 2.4), cube(126, 84, 1.1, "food")]],
  "GH-2": ["base", {}, () => [greenhouse(70, 82, 2.6, true), cube(122, 84, 1.1, "food"), cube(140, 84, 1.1, "food")]],
};
