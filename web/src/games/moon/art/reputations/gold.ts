/** The gold reputations. */
import type { SceneBook } from "../../../../art/book";
import {
  at,
  blade,
  bolt,
  box,
  c,
  dim,
  dome,
  drop,
  e,
  earth,
  heart,
  man,
  nut,
  p,
  r,
  rays,
  rock,
  rover,
  row,
  shadow,
  silo,
  spark,
  wheel,
  windows,
} from "../../../../art/parts";

const flat = { flat: true, room: true } as const;

export const gold: SceneBook = {
  // Metropolitan: a skyline
  "RG-1": [
    "gold",
    flat,
    () => [
      shadow(30, 124),
      silo(42, 78, 16, 40, "M", "S"),
      box(58, 78, 16, 52, 1),
      box(76, 78, 18, 68, 1, 0.36),
      p("L", "M67 10l9-7 9 7z"),
      silo(95, 78, 17, 56),
      box(112, 78, 15, 40, 1, 0.34, "M", "S"),
      windows(37, 48, 2, 3, 6, 9, 3, 5, [3]),
      windows(52, 32, 2, 5, 6, 9, 3, 5, [2, 7]),
      windows(69, 16, 2, 6, 6, 9, 3, 5, [5]),
      windows(89, 34, 2, 4, 5, 9, 3, 5, [1]),
      windows(106, 44, 2, 3, 5, 9, 3, 5),
      dome(30, 78, 13, 13),
      dome(126, 79, 11, 11),
      p("acc", "M20 77h114v3H20z"),
    ],
  ],
  // Unstoppable: through the rock
  "RG-2": [
    "gold",
    flat,
    () => [
      shadow(20, 92),
      p("g5", "M100 84l4-24 10-16 12-2 12 12 6 30z") + p("g6", "M126 42l12 12 6 30h-20z"),
      rock(100, 40, 1),
      rock(112, 30, 0.7),
      rock(94, 56, 0.6),
      spark(101, 60, 1.6, "hot"),
      box(50, 66, 52, 30, 4),
      p("acc", "M24 52h52v4H24z"),
      p("L", "M34 36V24h24l6 12z") + p("gl2", "M40 34v-7h14l4 7z"),
      p("S", "M76 30h8q16 10 18 46H88q0-24-12-32z") + p("M", "M76 30h8q10 8 14 24-8-12-22-16z"),
      windows(30, 42, 3, 1, 9, 1, 5, 6),
      row(3, (i) => wheel(34 + i * 19, 72, 10)),
      p("lnG", "M4 50h12M2 60h14M8 70h8"),
    ],
  ],
  // Cosmopolitan: arm in arm before the Earth
  "RG-3": [
    "gold",
    flat,
    () => [
      earth(76, 38, 29),
      row(5, (i) =>
        man(32 + i * 22, [82, 84, 85, 84, 82][i]!, 1.8, "out", i > 2, ["cR", "cB", "L", "leaf", "vi"][i]!, false, ""),
      ),
    ],
  ],
  // Iconic: the crescent everybody photographs
  "RG-4": [
    "gold",
    flat,
    () => [
      shadow(48, 104, 80),
      p("L", "M84 4a36 36 0 1 0 30 52A30 30 0 0 1 84 4z") + p("sf", "M48 62a36 36 0 0 0 66-6q-12 14-32 12-20 0-34-6z"),
      box(76, 82, 52, 8, 1),
      r("M", 56, 70, 40, 5),
      spark(96, 22, 1.3),
      man(30, 84, 1.3, "fore"),
      r("D", 39, 68, 7, 5, 1),
      c("gl2", 43, 70.5, 1.6),
      spark(49, 67, 0.6),
      man(118, 85, 1.2, "up", true, "cP", false, "D"),
      man(106, 86, 1.2, "wave", true, "cB", false, "D"),
    ],
  ],
  // Dazzling: a cut stone, all light
  "RG-5": [
    "gold",
    flat,
    () => [
      rays(76, 44, 34, 40, 16, "lnG"),
      p("cP", "M50 30 61 18h30l11 12-26 44z"),
      dim(0.45, p("aw", "M50 30h52L91 18H61z")),
      dim(0.5, p("aw", "M50 30l11-12 5 12zM66 30h20L76 74z")),
      p("rs", "M86 30h16L76 74z"),
      p("lnG", "M50 30h52M61 18l5 12 10 44 10-44 5-12M66 30l10-12 10 12"),
      spark(44, 22, 1, "L"),
      spark(110, 24, 1.2, "L"),
      spark(52, 62, 0.7, "L"),
      spark(102, 60, 0.9, "L"),
    ],
  ],
  // Magnetic: rovers cannot stay away
  "RG-6": [
    "gold",
    flat,
    () => [
      shadow(60, 92, 80),
      p("cR", "M48 50V40a28 28 0 0 1 56 0v10H88V40a12 12 0 0 0-24 0v10z") +
        p("rs", "M84 13.5A28 28 0 0 1 104 40v10h-8V40q0-16-12-26.5z"),
      p("L", "M48 50h16v10H48zM88 50h16v10H88z") + p("sf", "M96 50h8v10h-8z"),
      p("lnA", "M44 66q12 8 24 0M84 66q12 8 24 0"),
      at(56, 82, 0.9, rover(0, 0, 0.9)),
      at(98, 82, 0.9, rover(0, 0, 0.9, true)),
      at(28, 78, 1, rover(0, 0, 0.7), -14),
      at(128, 78, 1, rover(0, 0, 0.7, true), 14),
      p("lnG", "M8 74h6M140 74h6"),
    ],
  ],
  // Abundant: the horn of plenty
  "RG-7": [
    "gold",
    flat,
    () => [
      shadow(40, 116, 81),
      p("cu", "M30 18q-6 14 8 18 10 2 20 18 4 20 24 24l16-34Q70 40 58 30 44 14 30 18z") +
        p("cu2", "M30 30q2 6 8 6 10 2 20 18 4 20 24 24l4-8q-16-4-20-22-10-18-36-18z") +
        p("lnC", "M30 18q8-8 14-2"),
      e("cu2", 91, 60, 11, 19),
      e("D", 92, 60, 8, 15),
      bolt(92, 50, 1.3),
      drop(104, 58, 1.3),
      blade(100, 74, 1.3),
      nut(116, 74, 1.3),
      nut(118, 58, 0.9, "cu"),
      drop(128, 76, 0.9),
      blade(112, 44, 1),
      bolt(128, 62, 0.8, "hot"),
      c("cR", 86, 74, 4.5),
      c("ch", 90, 66, 4),
    ],
  ],
  // Radiant: a light with a heart in it
  "RG-8": [
    "gold",
    flat,
    () => [
      dim(0.5, p("aw", "M76 24 0 2v34zM76 24 152 2v34z")),
      shadow(58, 94, 80),
      p("L", "M66 38h20l8 42H58z") + p("S", "M79 38h7l8 42H82z"),
      p("cR", "M64.5 48h23l1.5 8H63zM61.5 64h29l1.5 8H60z") + p("rs", "M80 48h7.5l1.5 8h-8zM81.5 64h9l1.5 8h-10z"),
      r("D", 60, 34, 32, 4, 1),
      r("gl", 65, 14, 22, 20, 2),
      heart(76, 24, 1),
      p("D", "M62 14l14-10 14 10z"),
      c("W", 76, 4, 2),
      heart(38, 56, 0.6),
      heart(114, 56, 0.6),
      heart(26, 68, 0.45),
      heart(128, 68, 0.45),
      man(112, 84, 1.2, "up", true),
    ],
  ],
};
