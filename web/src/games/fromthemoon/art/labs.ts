/** The laboratories: a bench each, and what stands on it. */
import type { Backdrop, SceneBook } from "../../../art/book";
import {
  aerial,
  arm,
  at,
  atom,
  battery,
  bolt,
  box,
  c,
  crate,
  cube,
  cup,
  dim,
  drop,
  e,
  flask,
  gear,
  hut,
  ice,
  lamp,
  man,
  nut,
  p,
  r,
  rays,
  row,
  screen,
  seal,
  silo,
  spark,
  sprout,
  steam,
  table,
  wrench,
} from "../../../art/parts";

const ROOM: Backdrop = { room: true, ground: "floor" };
/** The bench that every laboratory has. */
const bench = (w = 116): string => table(76, 82, w, 20, "L") + r("sf", 76 - w / 2, 60, w, 3);

export const labs: SceneBook = {
  // Capacitor Bank: jars of light
  "L-01": [
    "lab",
    ROOM,
    () => [
      bench(),
      row(4, (i) => r("gl", 26 + i * 22, 26, 16, 34, 5) + c("hal", 34 + i * 22, 43, 9) + bolt(34 + i * 22, 43, 1.2)),
      row(4, (i) => r("D", 26 + i * 22, 22, 16, 5, 1)),
      p("lnP", "M34 22v-8h66v8M56 22v-8M78 22v-8"),
      battery(124, 60, 1.2),
    ],
  ],
  // Algae Vat: green that pays twice
  "L-02": [
    "lab",
    ROOM,
    () => [
      bench(),
      p("gl", "M40 18h48v42H40z") + p("leaf", "M40 30q8-4 16 0t16 0 16 0v30H40z") + p("lfd", "M76 30q8-2 12 0v30H76z"),
      c("aw", 54, 50, 2.4) + c("aw", 64, 40, 1.8) + c("aw", 60, 54, 1.4),
      p("lnG", "M40 18h48v42H40z"),
      p("lnP", "M88 26h12v28"),
      cube(112, 60, 1, "food"),
      bolt(124, 34, 1.2),
      r("D", 36, 14, 56, 5, 1),
    ],
  ],
  // Botany Bench: seedlings under their own sun
  "L-03": [
    "lab",
    ROOM,
    () => [
      bench(),
      p("M", "M40 10h72l8 8H32z") + p("bm", "M36 18h80l14 42H22z"),
      row(4, (i) => p("cu", `M${30 + i * 25} 60l-2-10h16l-2 10z`) + sprout(36 + i * 25, 50, 1.2 + i * 0.35)),
      c("cR", 112, 36, 2.2),
    ],
  ],
  // Press Office: tomorrow's front page
  "L-04": [
    "lab",
    ROOM,
    () => [
      bench(),
      box(58, 60, 44, 30, 3, 0.3, "M"),
      c("D", 46, 42, 7) + c("S", 46, 42, 3) + c("D", 66, 42, 7) + c("S", 66, 42, 3),
      p("L", "M76 50h40l6 8H82z") + p("lnd", "M84 52h26M86 55h28"),
      p("L", "M96 12h30v34H96z") + r("D", 100, 16, 22, 5) + p("lnd", "M100 26h22M100 30h22M100 34h14") + spark(118, 38, 0.9, "hot"),
      man(26, 88, 1.2, "wave"),
    ],
  ],
  // Mess Hall: some come for the soup and stay
  "L-05": [
    "lab",
    ROOM,
    () => [
      lamp(40, 22, -8) + lamp(112, 22, -8),
      p("lnD", "M40 0v24M112 0v24"),
      man(60, 66, 1.2, "down", false, "wt", "none"),
      man(92, 66, 1.2, "up", false, "D2", "none"),
      table(76, 80, 124, 18, "cu"),
      row(3, (i) => e("M", 44 + i * 32, 60, 8, 2.4) + steam(44 + i * 32, 56, 0.5)),
      man(28, 74, 1.3, "give", false, "S", true),
      man(126, 74, 1.3, "give", true, "L", true),
    ],
  ],
  // Cryo Workshop: ice for Europa
  "L-06": [
    "europa",
    ROOM,
    () => [
      bench(),
      r("gl", 30, 18, 44, 42, 4) + ice(52, 58, 1.1) + p("lnG", "M30 18h44v42H30z"),
      dim(0.7, p("stm", "M34 14q6-4 12 0t12 0 12 0")),
      seal(96, 42, 1.4, "europa"),
      drop(124, 50, 1.3),
      p("lnP", "M74 30h10"),
    ],
  ],
  // Peer Review: everybody looks at everything
  "L-07": [
    "lab",
    ROOM,
    () => [
      man(54, 68, 1.5, "hip", false, "wt", "none"),
      man(94, 68, 1.5, "high", true, "D2", "none"),
      table(76, 82, 96, 18, "cu"),
      row(4, (i) => flask(46 + i * 20, 62, 0.9, ["leaf", "wt", "vi", "hot"][i]!)),
      man(24, 84, 1.3, "fore", false, "S"),
      man(128, 84, 1.3, "fore", true, "L"),
      p("L", "M100 14h20v14h-14l-4 5v-5h-2z") + p("lnd", "M104 19h12M104 23h8"),
    ],
  ],
  // Protein Printer: dinner, layer on layer
  "L-08": [
    "lab",
    ROOM,
    () => [
      bench(),
      p("lnP", "M34 60V18h60v42"),
      r("D", 56, 22, 16, 10, 2) + p("hot", "M62 32h4v8h-4z"),
      row(4, (i) => r(i % 2 ? "cu" : "hot", 50, 55 - i * 4, 28 - i * 3, 4, 2)),
      cube(108, 60, 0.9, "food"),
      cube(126, 60, 0.9, "food"),
      bolt(114, 28, 1.3),
    ],
  ],
  // Flight Bureau: three seals, one stamp
  "L-09": [
    "lab",
    ROOM,
    () => [
      bench(),
      row(3, (i) => p("L", `M${20 + i * 36} 14h28v32h-28z`) + seal(34 + i * 36, 30, 0.95, ["europa", "titan", "mars"][i]!)),
      at(118, 60, 1, r("cu", -9, -8, 18, 6, 1) + p("cu2", "M-3-22h6v14h-6z") + c("cu2", 0, -22, 4.5) + r("D", -11, -3, 22, 3)),
      p("L", "M54 52h40l4 8H50z") + p("lnd", "M60 56h24"),
    ],
  ],
  // Test Stand: the engine that should not go off indoors
  "L-10": [
    "mars",
    ROOM,
    () => [
      p("lnP", "M30 82V20h50v62M30 40h50"),
      at(55, 46, 1, p("M", "M-10-20h20l4 16h-28z") + p("S", "M2-20h8l4 16H6z") + p("D", "M-9-4H9l5 12h-28z")),
      p("W", "M45 54h20l-6 24H51z") + p("hot", "M50 54h10l-5 16z"),
      r("gl3", 92, 16, 52, 60) + p("lnG", "M92 16h52v60H92z"),
      man(112, 86, 1.3, "hip", true, "acc"),
      wrench(132, 70, 0.9),
    ],
  ],
  // Town Model: all we have built, on a table
  "L-11": [
    "lab",
    ROOM,
    () => [
      table(76, 84, 120, 16, "M"),
      p("leaf", "M22 66h108l6 4H16z"),
      hut(36, 66, 0.7),
      hut(56, 66, 0.9, "ft"),
      hut(78, 66, 0.7, "hot"),
      hut(98, 66, 1, "vi"),
      hut(118, 66, 0.7, "leaf"),
      p("M", "M58 4h36l8 8H50z") + p("bm", "M54 12h44l26 52H28z"),
      man(140, 88, 1.3, "fore", true),
    ],
  ],
  // Matter Sorter: four chutes
  "L-12": [
    "lab",
    ROOM,
    () => [
      p("M", "M42 8h68l-14 20H56z") + p("S", "M92 8h18L96 28h-8z"),
      row(4, (i) => p("lnS", `M${64 + i * 8} 28Q${60 + i * 10} 40 ${26 + i * 34} 52`)),
      row(4, (i) => crate(26 + i * 34, 78, 24, 18)),
      cube(28, 62, 0.8, "metal"),
      cube(62, 62, 0.8, "water"),
      cube(96, 62, 0.8, "polymer"),
      cube(130, 62, 0.8, "food"),
      gear(76, 16, 7, 8, "D", "M"),
    ],
  ],
  // Alloy Workshop: metal for Mars
  "L-13": [
    "mars",
    ROOM,
    () => [
      bench(),
      p("D", "M30 60V30h34v30z") + p("hot", "M36 60V40a11 11 0 0 1 22 0v20z") + p("W", "M42 60V48a5 5 0 0 1 10 0v12z"),
      p("D", "M40 30V10h14v20z"),
      seal(92, 40, 1.4, "mars"),
      nut(124, 50, 1.3),
      p("M", "M106 60h16v-4h-16z"),
    ],
  ],
  // Resin Workshop: polymer for Titan
  "L-14": [
    "titan",
    ROOM,
    () => [
      bench(),
      silo(44, 60, 26, 44, "D2", "D"),
      p("vi", "M57 44h14v6q-4 6 0 10H61q4-6 0-10h-4z"),
      p("vi", "M58 60q8-6 18 0z"),
      seal(98, 40, 1.4, "titan"),
      cube(126, 60, 0.9, "polymer"),
    ],
  ],
  // Simulator: a cabin on three legs that never leaves
  "L-15": [
    "lab",
    ROOM,
    () => [
      p("lnS", "M50 84 66 56M102 84 86 56M76 86V58"),
      at(76, 56, 1, p("L", "M-34 0v-26q0-14 14-14h30q24 6 24 26v14z") + p("S", "M10-40q24 6 24 26V0H14q6-20-4-40z") + p("gl2", "M-26-12v-12q0-8 8-8h20q8 4 8 12v8z"), -6),
      man(62, 44, 0.95, "fore", false, "wt", "none"),
      screen(128, 40, 26, 20, p("lnW", "M120 32l6-6 4 4 6-7")),
      aerial(22, 88, 1.2) + man(22, 88, 1.2, "high"),
    ],
  ],
  // Refit Shop: it was good, it will be better
  "L-16": [
    "lab",
    ROOM,
    () => [
      bench(),
      at(62, 60, 1, p("M", "M-26 0v-22h32l14 11L6 0z") + p("S", "M-26-6H12L6 0h-32z") + r("hot", -20, -22, 7, 22)),
      arm(114, 60, 1.3, true),
      rays(86, 42, 3, 10, 8),
      wrench(28, 30, 1.2),
      gear(50, 20, 9, 9),
    ],
  ],
  // Hall of Fame: portraits with helmets on
  "L-17": [
    "gold",
    ROOM,
    () => [
      row(
        4,
        (i) =>
          r("ch2", 14 + i * 33, 14, 26, 34, 2) +
          r("P", 16.5 + i * 33, 16.5, 21, 29) +
          c("L", 27 + i * 33, 29, 7) +
          r("D", 23.5 + i * 33, 26, 8, 5, 2) +
          p(["S", "wt", "D2", "leaf"][i]!, `M${19 + i * 33} 45q8-12 16 0z`),
      ),
      cup(76, 84, 0.9),
      man(48, 90, 1.1, "hip"),
      man(108, 90, 1.1, "up", true),
    ],
  ],
  // Core Sampler: a rod of the Moon, read like a book
  "L-18": [
    "lab",
    ROOM,
    () => [
      bench(),
      row(9, (i) => r(["g5", "g6", "S", "wt2", "g7", "D2", "g5", "leaf", "g6"][i]!, 22 + i * 10, 46, 10, 10)),
      r("lnL2", 22, 46, 90, 10, 2),
      p("lnD", "M30 60l4-4M104 60l-4-4"),
      c("gl", 74, 32, 13) + c("lnG", 74, 32, 13) + p("lnP", "M84 42l12 12"),
      atom(124, 40, 15),
    ],
  ],
};
