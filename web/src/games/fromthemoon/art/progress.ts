/** The Progress tiles: what the Moon talks about this season. */
import type { Scene, SceneBook } from "../../../art/book";
import {
  aerial,
  battery,
  cup,
  flask,
  greenhouse,
  hut,
  lander,
  man,
  p,
  r,
  rocket,
  row,
  seal,
  slab,
  table,
  tree,
  wrench,
} from "../../../art/parts";

/** A hoarding with the event on it, a cup beside it, and a crowd. */
const poster = (event: string): Scene => [
  "trip",
  { night: true },
  () => [
    p("bm", "M64 92 6 0h116z"),
    p("D", "M30 62h3v22h-3zM95 62h3v22h-3z"),
    r("L", 18, 8, 92, 56, 3),
    r("sky2", 21, 11, 86, 50, 1),
    event,
    cup(130, 82, 1.2),
    row(4, (i) => man(34 + i * 20, 90, 0.9, i % 2 ? "up" : "down", i > 1, ["S", "wt", "L", "D2"][i]!)),
  ],
];

export const progress: SceneBook = {
  "P-01": poster(slab(64, 52, 1.3) + slab(64, 38, 1.3)),
  "P-02": poster(rocket(64, 58, 0.95) + seal(36, 30, 0.7, "europa") + seal(92, 30, 0.7, "mars")),
  "P-03": poster(table(64, 58, 66, 8) + flask(46, 48, 1.3, "wt") + flask(66, 48, 1.6, "leaf") + flask(86, 48, 1.1, "hot")),
  "P-04": poster(lander(64, 56, 0.9) + man(92, 58, 1, "wave", true)),
  "P-05": poster(r("D", 32, 18, 36, 24, 1) + p("lnG", "M37 25h20M37 31h26M37 37h14") + aerial(84, 58, 1.6) + man(84, 58, 1.6, "high")),
  "P-06": poster(greenhouse(44, 56, 1) + greenhouse(64, 58, 1.3) + greenhouse(88, 56, 1)),
  "P-07": poster(tree(40, 58, 1.5, "cR") + greenhouse(66, 58, 1.4, true) + tree(92, 58, 1.5, "hot")),
  "P-08": poster(p("M", "M40 52V26h34l14 13-14 13z") + p("S", "M40 45h42l-8 7H40z") + wrench(66, 34, 1.3)),
  "P-09": poster(hut(38, 58, 1, "ft") + hut(58, 58, 1.5, "hot") + hut(82, 58, 1.2, "vi") + hut(98, 58, 0.7, "leaf")),
  "P-10": poster(row(3, (i) => battery(44 + i * 20, 57, 1.7))),
};
