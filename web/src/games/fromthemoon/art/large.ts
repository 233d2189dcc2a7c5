/** The large buildings of the main board. */
import type { SceneBook } from "../../../art/book";
import {
  at,
  battery,
  box,
  bush,
  c,
  columns,
  cube,
  dish,
  dome,
  e,
  flag,
  glass,
  ladder,
  lamp,
  man,
  mast,
  p,
  pediment,
  r,
  rocket,
  row,
  screen,
  shadow,
  silo,
  spark,
  steps,
  tree,
  windows,
  wrench,
} from "../../../art/parts";

export const large: SceneBook = {
  // Astronaut Institute: a helmet as large as a house
  "G-01": [
    "base",
    { earth: [126, 20, 9] },
    () => [
      shadow(36, 112),
      c("L", 76, 42, 33) + p("S", "M84 10a33 33 0 0 1-4 65 40 40 0 0 0 4-65z"),
      r("D", 54, 26, 46, 32, 15),
      p("gl2", "M60 32h14l-10 20h-4q-3-10 0-20z"),
      box(76, 78, 78, 10, 2),
      p("acc", "M38 71h76v3H38z"),
      r("D", 70, 66, 12, 12, 2),
      man(26, 84, 1, "wave"),
      man(130, 84, 1, "hip", true),
    ],
  ],
  // Deep Accumulator: a shaft full of charge
  "G-02": [
    "trip",
    { ground: "none", night: true },
    () => [
      p("g1", "M0 40h152v52H0z"),
      r("cv", 34, 40, 84, 52, 4),
      row(4, (i) => battery(48 + i * 19, 88, 1.9, i < 3)),
      box(76, 40, 60, 16, 2),
      windows(52, 28, 6, 1, 8, 1, 4, 5),
      p("lnP", "M48 40v8M67 40v8M86 40v8M105 40v8"),
      mast(116, 40, 10, 30, 4),
      c("W", 116, 9, 2.4),
    ],
  ],
  // Lunar University: columns, and a library above
  "G-03": [
    "yellow",
    {},
    () => [
      shadow(26, 122),
      steps(76, 80, 96, 2),
      columns(76, 74, 88, 24, 6),
      r("M", 30, 46, 92, 5),
      pediment(76, 46, 92, 17),
      c("acc", 76, 39, 4.5),
      dome(76, 31, 14, 13),
      p("lnD", "M76 18V8"),
      flag(76, 18, 14, "swallow", "acc", 0.8),
      man(18, 86, 1, "fore"),
      p("L", "M24 76h6v5h-6z"),
    ],
  ],
  // Departure Hall: three gates, three ships beyond the glass
  "G-04": [
    "trip",
    { night: true, ground: "floor" },
    () => [
      p("gl3", "M8 12h136v56H8z"),
      rocket(36, 64, 0.85, "ice2"),
      rocket(76, 64, 0.95, "ch2"),
      rocket(116, 64, 0.85, "hot"),
      p("lnG", "M8 12h136v56H8zM54 12v56M98 12v56"),
      screen(76, 18, 60, 14, row(3, (i) => r("W", 52 + i * 17, 8, 12, 2) + r("leaf", 52 + i * 17, 12, 8, 2))),
      man(40, 88, 1.2, "down", false, "S"),
      man(60, 90, 1.2, "fore", false, "wt"),
      man(110, 88, 1.2, "wave", true, "D2"),
      r("cu", 68, 84, 9, 6, 1),
    ],
  ],
  // Arboretum: the oldest trees on the Moon
  "G-05": [
    "base",
    {},
    () => [
      shadow(20, 128),
      glass(76, 76, 60, 58, tree(48, 76, 1.5, "cR") + tree(82, 76, 2.2) + tree(112, 76, 1.3, "hot") + bush(64, 76, 0.9)),
      r("M", 12, 74, 128, 5, 2),
      man(26, 86, 1, "give"),
    ],
  ],
  // Refit Gallery: old parts made better, on show
  "G-06": [
    "grey",
    { room: true, ground: "floor" },
    () => [
      row(3, (i) => r("L", 16 + i * 44, 62, 32, 12, 1) + p("sf", `M${38 + i * 44} 62h10v12h-10z`)),
      at(32, 60, 1, p("M", "M-12 0v-18h18l6 9-6 9z") + p("hot", "M-12-18h6V0h-6z")),
      at(76, 60, 1, c("M", 0, -13, 13) + c("D", 0, -13, 6) + c("W", 0, -13, 2.5)),
      at(120, 60, 1, p("M", "M-10 0-4-26h8L10 0z") + p("S", "M1-26h3L10 0H3z") + r("acc", -8, -12, 16, 4)),
      wrench(32, 20, 0.9),
      wrench(76, 14, 0.9),
      wrench(120, 16, 0.9),
      man(56, 90, 1.2, "hip"),
      man(102, 90, 1.2, "wave", true),
    ],
  ],
  // Patent Archive: every drawer a thought
  "G-07": [
    "pink",
    { room: true, ground: "floor" },
    () => [
      box(76, 76, 116, 64, 2, 0.14, "cu", "cu2"),
      row(4, (j) =>
        row(7, (i) => r("M", 22 + i * 14, 17 + j * 14, 11, 10, 1) + r("D", 26 + i * 14, 21 + j * 14, 3.5, 2)),
      ),
      r("L", 64, 45, 22, 12, 1) + p("lnd", "M68 49h12M68 53h8"),
      ladder(104, 84, 66, 7),
      man(96, 88, 1.1, "high"),
      lamp(18, 84, 26),
    ],
  ],
  // Gantry Works: the hall that the towers come from
  "G-08": [
    "red",
    {},
    () => [
      shadow(16, 120),
      p("L", "M18 78V46l22-14v14l22-14v14l22-14v46z") + p("S", "M84 32v46H72V40z"),
      windows(26, 54, 4, 1, 13, 1, 7, 8),
      mast(112, 78, 24, 66, 6),
      p("lnP", "M112 16h-32"),
      p("lnd", "M84 16v10"),
      cube(86, 40, 0.8, "metal"),
      silo(138, 78, 12, 26),
      e("W", 112, 12, 2.4, 2.4),
      dish(30, 34, 0.5),
      spark(50, 82, 0.7, "hot"),
    ],
  ],
};
