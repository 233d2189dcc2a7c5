/** The eight factions, and the three powers of specialists. */
import type { SceneBook } from "../../../art/book";
import {
  aerial,
  at,
  atom,
  bolt,
  c,
  columns,
  crate,
  cube,
  dish,
  flag,
  flask,
  gear,
  glass,
  hut,
  man,
  mountain,
  nut,
  p,
  pediment,
  r,
  rover,
  row,
  seal,
  shadow,
  slab,
  sprout,
  tent,
  tree,
  wrench,
} from "../../../art/parts";

export const factions: SceneBook = {
  // Pioneers: first at the rim
  "C-1": [
    "moon",
    { earth: [118, 24, 14] },
    () => [
      p("g6", "M0 92V70q40-4 60-18l14 2 20 18q30 6 58 6v14z"),
      p("g7", "M74 54l20 18q30 6 58 6v14H84z"),
      man(64, 54, 1.7, "high"),
      flag(74, 54, 40, "swallow", "hot", 1.2),
      rover(26, 78, 1),
      p("lnd", "M4 80q8 0 8 0"),
    ],
  ],
  // Cyborgs: half suit, half machine
  "C-2": [
    "grey",
    { room: true, ground: "none" },
    () => [
      gear(30, 30, 22, 12, "D2", "D"),
      gear(126, 66, 26, 14, "D2", "D"),
      p("L", "M40 92q0-30 36-30t36 30z") + p("S", "M76 62q36 0 36 30H76z"),
      c("L", 76, 40, 25) + p("S", "M76 15a25 25 0 0 1 0 50z"),
      p("D", "M56 40a20 15 0 0 1 20-15v30a20 15 0 0 1-20-15z"),
      p("D2", "M76 25h10q10 4 10 15t-10 15H76z"),
      c("hot", 87, 40, 5) + c("W", 87, 40, 2.2),
      p("lnH", "M96 30l8-8M98 44h10M94 54l8 6"),
      c("W", 76, 78, 4),
    ],
  ],
  // Workers: the wrench is their flag
  "C-3": [
    "red",
    {},
    () => [
      shadow(40, 116),
      at(76, 46, 2.6, wrench(0, 0, 1, 38, "L")),
      at(76, 46, 2.6, wrench(0, 0, 1, -38, "M")),
      man(28, 84, 1.5, "up", false, "S"),
      man(124, 84, 1.5, "up", true, "acc"),
      nut(76, 78, 1.3, "D"),
    ],
  ],
  // Unifiers: hands in a ring
  "C-4": [
    "yellow",
    { earth: [76, 24, 18], flat: true },
    () => [row(5, (i) => man(24 + i * 26, [84, 80, 78, 80, 84][i]!, 1.7, "out", i > 2, ["S", "wt", "L", "D2", "leaf"][i]!))],
  ],
  // Architects: compass and slab
  "C-5": [
    "blue",
    { flat: true },
    () => [
      slab(44, 86, 1.2),
      slab(108, 86, 1.2),
      columns(76, 78, 50, 22, 4),
      pediment(76, 56, 60, 14),
      p("lnP", "M76 4 54 54M76 4l22 50M64 32h24"),
      c("D", 76, 5, 4.5) + c("W", 76, 5, 1.8),
      p("lnG", "M46 58q30 12 60 0"),
    ],
  ],
  // Biofarmers: a glass of green for everybody
  "C-6": [
    "base",
    {},
    () => [
      shadow(20, 130),
      glass(76, 78, 54, 56, row(5, (i) => sprout(42 + i * 17, 78, 2 + (i % 2) * 0.7)) + tree(76, 78, 1.6, "hot")),
      r("M", 18, 76, 116, 5, 2),
      man(28, 90, 1.2, "give"),
      seal(128, 84, 0.7, "any"),
    ],
  ],
  // Survivors: a tent, a fire without air, nothing wasted
  "C-7": [
    "trip",
    { night: true },
    () => [
      mountain(120, 72, 70, 34, "g6"),
      tent(46, 80, 1.5),
      crate(92, 84, 12),
      cube(92, 72, 0.8, "food"),
      p("hot", "M110 84q-6-8 2-14 0 6 4 6 4-4 2-8 8 6 2 16z") + p("W", "M112 84q-3-4 1-8 3 3 2 8z"),
      man(130, 88, 1.35, "give", true, "S", true),
      bolt(118, 58, 0.8),
    ],
  ],
  // Scholars: the tower of books under the dish
  "C-8": [
    "pink",
    { earth: [24, 22, 10] },
    () => [
      shadow(48, 104),
      row(5, (i) => r(["ft", "hot", "leaf", "vi", "ch"][i]!, 52 + (i % 2) * 4, 68 - i * 10, 48 - i * 2, 9, 2) + r("L", 56 + (i % 2) * 4, 70 - i * 10, 40 - i * 2, 2)),
      dish(76, 26, 0.9),
      aerial(30, 86, 1.4) + man(30, 86, 1.4, "high"),
      flask(120, 84, 1.4, "vi"),
      atom(126, 40, 13),
    ],
  ],
};

export const specialists: SceneBook = {
  // Settlers: food from each own house at the corner
  "K-1": [
    "moon",
    {},
    () => [
      r("g6", 42, 34, 68, 52, 6),
      hut(42, 48, 0.9),
      hut(110, 48, 0.9),
      hut(42, 90, 0.9),
      hut(110, 90, 0.9),
      aerial(72, 80, 1.5) + man(72, 80, 1.5, "give", false, "wt"),
      cube(90, 80, 0.9, "food"),
    ],
  ],
  // Scouts: energy from each rival close by
  "K-2": [
    "moon",
    { night: true },
    () => [
      aerial(76, 76, 1.6) + man(76, 76, 1.6, "high"),
      p("bm", "M84 50 148 34v28zM68 50 4 34v28z"),
      rover(130, 78, 0.9, true, "vi", "D2"),
      rover(22, 78, 0.9, false, "leaf", "lfd"),
      bolt(106, 44, 1.1),
      bolt(46, 44, 1.1),
    ],
  ],
  // Convoy: a cube from each own rover beside
  "K-3": [
    "moon",
    {},
    () => [
      rover(30, 78, 1.05, false, "hot", "cu2"),
      rover(122, 78, 1.05, true, "hot", "cu2"),
      p("lnY", "M48 80h56"),
      aerial(76, 78, 1.6) + man(76, 78, 1.6, "out", false, "D2"),
      cube(52, 54, 0.9, "metal"),
      cube(102, 54, 0.9, "water"),
    ],
  ],
};
