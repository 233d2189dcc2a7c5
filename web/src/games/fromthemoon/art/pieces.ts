/** The pieces in the box beside tiles and cards, their prices, and the layout of the table. */
import type { Backdrop, Scene, SceneBook } from "../../../art/book";
import {
  aerial,
  at,
  battery,
  bolt,
  box,
  c,
  cube,
  cup,
  e,
  flask,
  greenhouse,
  hut,
  man,
  p,
  pawn,
  r,
  rover,
  row,
  shadow,
  slab,
  spark,
  wrench,
} from "../../../art/parts";

const CLOTH: Backdrop = { room: true, ground: "floor" };
const onCloth = (...body: string[]): Scene => ["base", CLOTH, () => [shadow(30, 118, 80), ...body]];
const heap = (kind: string): string =>
  row(4, (i) => cube(38 + i * 25, 82, 1.3, kind)) + row(3, (i) => cube(50 + i * 25, 62, 1.3, kind)) + row(2, (i) => cube(63 + i * 25, 42, 1.3, kind));

const pieces: SceneBook = {
  "N-01": onCloth(heap("metal")),
  "N-02": onCloth(heap("water")),
  "N-03": onCloth(heap("polymer")),
  "N-04": onCloth(heap("food")),
  "N-05": onCloth(row(3, (i) => greenhouse(36 + i * 40, 84, 1.25, i === 2)), greenhouse(76, 54, 1.1)),
  "N-06": onCloth(row(4, (i) => slab(76 + (i % 2) * 4, 84 - i * 16, 1.7))),
  "N-07": onCloth(row(4, (i) => cup(34 + i * 28, 82, 1.3))),
  "N-08": onCloth(cup(76, 84, 2.6), row(5, (i) => spark(30 + i * 23, 18, 0.9, "ch"))),
  "N-09": onCloth(row(5, (i) => battery(28 + i * 24, 82, 1.8, i < 3))),
  "N-10": onCloth(row(3, (i) => box(40 + i * 36, 82, 24, 24, 2, 0.3, ["hot", "vi", "leaf"][i]!, "D2") + wrench(37 + i * 36, 69, 0.8, 40, "L"))),
  "N-11": onCloth(hut(32, 82, 1.5, "hot"), hut(62, 82, 1.5, "vi"), hut(92, 82, 1.5, "leaf"), hut(122, 82, 1.5, "ft")),
  "N-12": onCloth(rover(30, 84, 1.05, false, "hot", "cu2"), rover(76, 86, 1.05, false, "hot", "cu2"), rover(122, 84, 1.05, false, "hot", "cu2")),
  "N-13": onCloth(row(4, (i) => pawn(32 + i * 30, 82, 1.6, ["hot", "vi", "leaf", "ft"][i]!))),
  "N-14": onCloth(row(2, (i) => r("ch", 26 + i * 54, 34, 46, 46, 8) + r("ch2", 31 + i * 54, 39, 36, 36, 5) + spark(49 + i * 54, 57, 1.6 + i * 0.6, "L"))),
  "N-15": onCloth(row(3, (i) => man(40 + i * 36, 84, 2, "down", false, ["S", "wt", "D2"][i]!))),
  "N-16": onCloth(row(3, (i) => aerial(44 + i * 36, 82, 2.4) + r(["S", "wt2", "D2"][i]!, 18 + i * 36, 78, 24, 5, 2))),
};

/** A price: the thing on a counter, and what is put down for it. */
const price = (thing: string, coins: string[]): Scene => [
  "yellow",
  CLOTH,
  () => [
    r("cu", 8, 72, 136, 8, 2),
    thing,
    ...coins.map((coin, i) => (coin === "energy" ? bolt(92 + i * 17, 58, 1.5, "D") : cube(92 + i * 17, 71, 0.95, coin))),
  ],
];
const person = (more = ""): string => more + man(44, 71, 2, "wave", false, "L");
/** The display of laboratories, one row of it lit. */
const display = (y: number): string => row(3, (j) => row(2, (i) => r(j === y ? "W" : "M", 24 + i * 20, 22 + j * 16, 16, 12, 2)));

const prices: SceneBook = {
  "PR-01": price(person(), ["energy"]),
  "PR-02": price(person(aerial(44, 71, 2)), ["energy", "energy", "food"]),
  "PR-03": price(greenhouse(44, 71, 1.5), ["water", "polymer"]),
  "PR-04": price(greenhouse(44, 71, 1.7, true), ["water"]),
  "PR-05": price(slab(46, 72, 1.4), ["metal", "polymer", "energy"]),
  "PR-06": price(flask(44, 71, 2.4, "leaf"), ["polymer"]),
  "PR-07": price(flask(34, 71, 1.7, "vi") + slab(66, 72, 0.6), ["energy", "energy"]),
  "PR-08": price(greenhouse(36, 71, 1) + greenhouse(40, 55, 1) + greenhouse(44, 39, 1), ["energy", "energy"]),
  "PR-09": price(display(2), []),
  "PR-10": price(display(1), ["energy"]),
  "PR-11": price(display(0), ["energy", "energy"]),
  "PR-12": price(bolt(34, 50, 2.4, "D") + bolt(58, 50, 2.4, "D"), ["food"]),
  "PR-13": price(cube(32, 70, 1.6, "food") + cube(62, 70, 1.6, "food"), ["energy"]),
};

const scoring: SceneBook = {
  "LI-1": onCloth(rover(38, 84, 1.2), row(3, (i) => man(24 + i * 12, 58, 0.7, "down", false, ["S", "wt", "D2"][i]!, "none")), r("g6", 76, 36, 54, 46, 6), row(4, (i) => cube(92 + (i % 2) * 24, 56 + Math.floor(i / 2) * 22, 1, ["metal", "water", "polymer", "metal"][i]!))),
  "SC-1": onCloth(row(2, (i) => cube(34 + i * 20, 80, 1.3, ["metal", "water"][i]!)), p("lnD", "M72 66h16m-5-5 5 5-5 5"), spark(110, 64, 3, "ch")),
  "MJ-1": onCloth(cup(40, 84, 1), cup(76, 84, 2), cup(112, 84, 0.8)),
  "MJ-2": onCloth(at(76, 52, 1, wrench(0, 0, 2.4, 40, "D")), at(34, 66, 1, wrench(0, 0, 1.1, 40, "S")), at(118, 66, 1, wrench(0, 0, 1.1, 40, "S"))),
  ...Object.fromEntries(
    [1, 2, 3, 4].map((count) => [
      `SU-${count}`,
      onCloth(
        e("cu", 76, 62, 46, 20),
        e("M", 76, 60, 40, 16),
        row(count, (i) => pawn(76 + Math.cos((i * 2 * Math.PI) / count + 1.6) * 52, 66 + Math.sin((i * 2 * Math.PI) / count + 1.6) * 18, 1.2, ["hot", "vi", "leaf", "ft"][i]!)),
        row(count, (i) => c("W", 64 + i * 8, 60, 2.4)),
      ),
    ]),
  ),
};

export const theBox: SceneBook = { ...pieces, ...prices, ...scoring };
