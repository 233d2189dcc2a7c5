/** The small buildings, and the three levels they are built on. */
import type { SceneBook } from "../../../art/book";
import {
  aerial,
  battery,
  beam,
  bolt,
  box,
  c,
  cube,
  cup,
  dome,
  flag,
  flask,
  greenhouse,
  house,
  hut,
  man,
  mast,
  p,
  pot,
  r,
  rays,
  rocket,
  row,
  shadow,
  silo,
  slab,
  sprout,
  star,
  steam,
  steps,
  tree,
  windows,
} from "../../../art/parts";

const level = (count: number): (() => string[]) => () => [
  shadow(48, 104),
  row(count, (i) => box(76, 78 - i * 15, 54 - i * 12, 15, 1, 0.3, i % 2 ? "M" : "L")),
  row(count, (i) => windows(58 + i * 6, 67 - i * 15, 5 - i * 2, 1, 8, 1, 4, 6)),
  hut(76, 78 - count * 15, 0.9),
];

export const small: SceneBook = {
  "SL-1": ["base", {}, level(1)],
  "SL-2": ["base", {}, level(2)],
  "SL-3": ["base", {}, level(3)],
  // Welcome Dome: the door opens, somebody steps in
  "S-01": [
    "base",
    { earth: [124, 20, 9] },
    () => [
      shadow(34, 112),
      dome(72, 78, 38, 36),
      p("acc", "M36 70h72v3H36z"),
      p("W", "M62 78V58a10 10 0 0 1 20 0v20z"),
      p("hal", "M62 78h20l10 12H52z"),
      man(72, 82, 1.1, "wave"),
      man(118, 86, 1.15, "fore", true, "wt"),
      r("cu", 124, 80, 8, 6, 1),
      row(4, (i) => c("W", 48 + i * 16, 52 - (i % 3 ? 4 : 0), 1.6)),
    ],
  ],
  // Hydroponic Lift: trays on their way to the light
  "S-02": [
    "blue",
    {},
    () => [
      shadow(48, 104),
      r("gl", 52, 12, 48, 66, 3),
      p("lnG", "M52 12h48v66H52zM76 12v66"),
      row(3, (j) => row(2, (i) => r("cu", 55 + i * 24, 30 + j * 20, 18, 4, 1) + sprout(64 + i * 24, 30 + j * 20, 1.2))),
      p("lnD", "M44 78V10M108 78V10"),
      p("acc", "M40 8h72v4H40z"),
      p("W", "M118 56l6-10 6 10h-4v14h-4V56z"),
    ],
  ],
  // Canteen: what is in the pot is for all
  "S-03": [
    "yellow",
    { room: true, ground: "floor" },
    () => [
      p("acc", "M14 16h124l6 12H8z"),
      p("aw", "M30 16h16l-2 12H26zM68 16h16v12H68zM106 16h16l4 12h-18z"),
      box(76, 80, 112, 26, 2, 0.16),
      pot(52, 54, 1.5),
      pot(98, 54, 1.2),
      steam(48, 36, 0.9),
      steam(58, 34, 0.9),
      steam(98, 38, 0.8),
      cube(72, 54, 0.8, "food"),
      cube(120, 54, 0.8, "food"),
      man(34, 90, 1.2, "fore", false, "S"),
      man(124, 90, 1.2, "give", true, "wt"),
    ],
  ],
  // Charging Yard: posts in a row, one battery more
  "S-04": [
    "trip",
    { night: true },
    () => [
      shadow(20, 134),
      row(4, (i) => r("L", 22 + i * 32, 56, 10, 22, 2) + r("D", 24 + i * 32, 59, 6, 6, 1) + bolt(27 + i * 32, 62, 0.4)),
      row(3, (i) => battery(43 + i * 32, 78, 1)),
      p("lnP", "M32 66q6 6 8-6M64 66q6 6 8-6M96 66q6 6 8-6"),
      mast(76, 52, 12, 36, 4),
      rays(76, 14, 3, 9, 8),
      c("W", 76, 14, 3),
    ],
  ],
  // Trading Post: any cube for any need
  "S-05": [
    "red",
    {},
    () => [
      shadow(34, 118),
      house(76, 78, 66, 34, "acc"),
      r("D", 52, 56, 48, 14),
      r("cu", 46, 68, 60, 5, 1),
      cube(58, 68, 0.75, "metal"),
      cube(74, 68, 0.75, "water"),
      cube(90, 68, 0.75, "polymer"),
      man(24, 86, 1.1, "give"),
      cube(40, 78, 0.6, "food"),
      flag(112, 78, 44, "triangle", "acc"),
    ],
  ],
  // Greenhouse Crane: one from the stack, set down gently
  "S-06": [
    "base",
    {},
    () => [
      shadow(30, 60),
      mast(42, 78, 16, 62, 6),
      p("lnP", "M26 16h96"),
      p("lnd", "M42 4 28 16M42 4l70 12M106 16v14"),
      greenhouse(106, 54, 1.1),
      greenhouse(106, 84, 1),
      greenhouse(74, 86, 1, true),
      r("D", 36, 18, 10, 8, 1.5),
    ],
  ],
  // Training Hall: a treadmill, a wheel, a hard master
  "S-07": [
    "grey",
    { room: true, ground: "floor" },
    () => [
      windows(14, 12, 6, 1, 22, 1, 14, 18, [], "gl2"),
      p("lnD", "M96 78V40h18M20 80h36l8-6"),
      r("D", 18, 78, 42, 4, 2),
      aerial(38, 78, 1.4),
      man(38, 78, 1.4, "fore", false, "wt"),
      c("lnS", 104, 62, 15) + man(104, 71, 1, "out", false, "S"),
      man(136, 88, 1.2, "high", true, "acc"),
      p("L", "M70 44h16v22H70z") + p("lnd", "M73 50h10M73 55h7M73 60h9"),
    ],
  ],
  // Night Laboratory: one lit window, one old experiment again
  "S-08": [
    "trip",
    { night: true, earth: [26, 20, 8] },
    () => [
      shadow(38, 118),
      box(78, 78, 72, 42, 3),
      p("D", "M48 46h28v20H48z"),
      p("W", "M50 48h24v16H50z"),
      flask(62, 64, 0.8),
      r("D", 86, 46, 12, 20, 1),
      p("M", "M42 36h72l-6-8H48z"),
      p("lnD", "M104 28V14") + c("W", 104, 13, 2),
      p("hal", "M48 66h28l14 14H38z"),
    ],
  ],
  // Groundworks: a digger, and the slab that follows
  "S-09": [
    "yellow",
    {},
    () => [
      p("g7", "M8 78h62l-8 14H0z"),
      p("ar", "M86 60 60 34 36 62"),
      p("arl", "M85 59 60 35"),
      p("D", "M26 60h16l-2 14H30z"),
      box(100, 74, 36, 22, 3),
      p("gl2", "M88 56h12v9H88z"),
      r("D", 80, 72, 42, 9, 4.5),
      slab(124, 90, 0.9),
      c("W", 100, 50, 2),
    ],
  ],
  // Guild House: those who know, under one sign
  "S-10": [
    "pink",
    {},
    () => [
      shadow(34, 116),
      house(76, 78, 72, 34, "acc"),
      windows(46, 52, 2, 2, 10, 12, 6, 7),
      windows(90, 52, 2, 2, 10, 12, 6, 7),
      r("D", 70, 56, 12, 22, 5),
      c("L", 76, 36, 9) + p("D", "M71 34a5 4 0 0 1 10 0v3a5 4 0 0 1-10 0z"),
      aerial(28, 88, 1.1) + man(28, 88, 1.1, "hip", false, "S"),
      aerial(124, 88, 1.1, true) + man(124, 88, 1.1, "hip", true, "wt"),
    ],
  ],
  // Skybridge: a roof to a roof
  "S-11": [
    "blue",
    {},
    () => [
      shadow(14, 136),
      silo(34, 78, 30, 52),
      silo(118, 78, 30, 60),
      windows(27, 42, 2, 4, 9, 9, 5, 5),
      windows(111, 34, 2, 5, 9, 9, 5, 5),
      beam(46, 106, 40, 9, 6),
      p("gl", "M46 30h60v10H46z") + p("lnG", "M46 30h60"),
      man(66, 40, 0.6, "fore") + man(86, 40, 0.6, "wave", true),
    ],
  ],
  // Parade Ground: for each part that was built, a banner
  "S-12": [
    "base",
    {},
    () => [
      p("g6", "M14 72h124l10 20H4z"),
      row(4, (i) => flag(22 + i * 32, 70, 40, ["oblong", "triangle", "swallow", "oval"][i]!, ["ft", "hot", "vi", "leaf"][i]!, 1)),
      rocket(132, 64, 0.6),
      row(5, (i) => man(24 + i * 22, 86, 1, i % 2 ? "high" : "down", false, ["S", "wt", "D2"][i % 3]!)),
    ],
  ],
  // Monument Park: a cup as high as a house
  "S-13": [
    "gold",
    { flat: true },
    () => [
      shadow(56, 98, 80),
      steps(76, 84, 44, 3),
      cup(76, 75, 2.2),
      tree(24, 84, 1.1),
      tree(128, 84, 1.1),
      star(40, 18, 1.2),
      man(44, 88, 0.95, "up"),
      man(112, 88, 0.95, "up", true),
    ],
  ],
};
