/** Era I, landing: the grey cards. */
import type { SceneBook } from "../../../../art/book";
import {
  arm,
  at,
  box,
  bush,
  c,
  crate,
  dish,
  garland,
  gear,
  man,
  mast,
  nut,
  p,
  r,
  row,
  screen,
  shadow,
  spark,
  sprout,
  wheel,
  windows,
} from "../../../../art/parts";

export const grey: SceneBook = {
  // Distiller: a copper still, its coil and a bottle
  "S1-23": [
    "grey",
    {},
    () => [
      shadow(28, 122),
      p("D", "M36 66h34v11H36z"),
      p("hot", "M42 69h22v8H42z"),
      p("W", "M46 77q2-7 5-7t4 7zM56 77q2-5 4-5t2 5z"),
      p("cu", "M34 66q-4-18 12-26l2-10h10l2 10q16 8 12 26z"),
      p("cu2", "M54 30h4l2 10q16 8 12 26H60q6-18-6-28z"),
      p("shn", "M40 60q-1-10 6-15"),
      p("lnC", "M53 30q0-14 16-14 12 0 34 14"),
      r("gl", 90, 28, 28, 40, 3),
      p("lnC", "M103 30h-8q-3 4 8 5t8 5-8 5-8 5 8 5 8 5l-2 4h10"),
      p("lnG", "M90 28v37q0 3 3 3h22q3 0 3-3V28"),
      box(104, 77, 32, 9, 1),
      p("lnD", "M119 64h6v3"),
      p("gl2", "M122 68h6v2l2 2v6h-10v-6l2-2z"),
      p("cR", "M120 74h10v4h-10z"),
      c("L", 46, 54, 3.5),
      p("lnd", "M46 54l2-1.5"),
    ],
  ],
  // LED Garden: shelves of green under pink light
  "S1-24": [
    "grey",
    { night: true },
    () => [
      shadow(24, 128),
      box(76, 77, 104, 56, 4, 0.14),
      r("D", 30, 27, 84, 46, 2),
      row(2, (j) => {
        const y = 29 + j * 22;
        return (
          p("cP", `M33 ${y}h78v2.5H33z`) +
          p("ledg", `M33 ${y + 2}h78l3 17H30z`) +
          r("M", 31, y + 19, 82, 2.5) +
          row(6, (i) => ((i + j) % 2 ? bush(40 + i * 13, y + 19, 0.75) : sprout(40 + i * 13, y + 19, 1.5)))
        );
      }),
      windows(118, 34, 1, 3, 7, 12, 4, 6),
      p("lnD", "M124 21v-8"),
      c("cP", 124, 12, 2.2),
      p("acc", "M24 75h104v2.5H24z"),
    ],
  ],
  // Hackerspace: an open container, screens, a soldering arm
  "S1-25": [
    "grey",
    {},
    () => [
      shadow(20, 132),
      box(76, 77, 112, 46, 2, 0.1),
      r("D", 26, 36, 92, 41),
      p("acc", "M20 29h112v4H20z"),
      screen(46, 58, 24, 16, p("ln", "M38 46h8M38 49h12M40 52h10")),
      screen(70, 58, 18, 13, p("lnL", "M64 50h6M64 53h9")),
      r("cu", 30, 60, 86, 3),
      p("cu2", "M34 63h3v14h-3zM109 63h3v14h-3z"),
      man(58, 77, 1.25, "up", true, "L"),
      arm(106, 60, 0.7, true),
      spark(99, 46, 0.8),
      r("leaf", 93, 57, 10, 3),
      garland(26, 36, 72, 36, 4, 4, ["W", "cP", "W", "lf2"]),
      garland(72, 36, 118, 36, 4, 4, ["lf2", "W", "cP", "W"]),
      gear(88, 71, 6, 8, "S"),
      crate(76, 77, 9, 8),
      p("lnD", "M126 31V14"),
      dish(124, 20, 0.5, true),
    ],
  ],
  // Junkyard: a hill of scrap under a magnet
  "S1-26": [
    "grey",
    {},
    () => [
      shadow(18, 116),
      p("D2", "M14 78Q22 58 40 54q8-16 28-14 18-4 26 12 16 4 22 26z"),
      p("D", "M80 40q10 2 14 12 16 4 22 26H90q4-20-10-38z"),
      wheel(30, 70, 8),
      wheel(30, 70, 3),
      at(52, 56, 0.8, p("L", "M-14-10C-12 2 0 10 16 6z") + p("sf", "M-8-4C-3 2 6 8 16 6L-14-10z"), 20),
      crate(64, 76, 15, 13),
      gear(86, 66, 9, 9, "M"),
      r("cu", 42, 66, 14, 10, 1),
      p("lnM", "M72 50l16-12M96 58l10 14"),
      p("PL", "M70 60l10-6 8 4-9 6z"),
      p("L", "M100 78v-9h10v9z") + p("sf", "M106 69h4v9h-4z"),
      p("lnC", "M36 56q4-8 10-4"),
      nut(78, 74, 0.7, "L"),
      c("cR", 58, 50, 3),
      mast(132, 79, 14, 62, 5, 7),
      p("lnD", "M132 18 74 14M132 12v8M132 12 84 15"),
      p("lnD", "M76 15v8"),
      p("cR", "M69 23h14v6H69z"),
      p("L", "M69 29h4v3h-4zM79 29h4v3h-4z"),
      at(77, 36, 0.6, nut(0, 0, 1, "M")),
    ],
  ],
};
