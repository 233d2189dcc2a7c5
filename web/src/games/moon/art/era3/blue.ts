/** Era III, the cities: the blue cards. */
import type { SceneBook } from "../../../../art/book";
import {
  at,
  blade,
  bolt,
  box,
  bright,
  bush,
  c,
  chimney,
  dim,
  dome,
  drop,
  e,
  garland,
  man,
  mast,
  nut,
  p,
  r,
  rock,
  rocket,
  row,
  shadow,
  spark,
  steam,
  tree,
  wheel,
  windows,
} from "../../../../art/parts";

export const blue: SceneBook = {
  // Deep Reactor: a shaft, and light at its end
  "S3-01": [
    "blue",
    { ground: "none" },
    () => [
      p("g1", "M0 28q40-4 76-2t76-1v67H0z"),
      p("g6", "M0 40q60 4 152-2v54H0z"),
      p("g7", "M0 58q70-6 152 2v32H0z"),
      r("cv", 66, 22, 20, 40),
      c("cvr", 76, 66, 25),
      c("cv", 76, 66, 23),
      c("hal", 76, 66, 20),
      c("bm", 76, 66, 14),
      c("W", 76, 66, 8),
      c("aw", 76, 66, 4),
      row(6, (i) => at(76, 66, 1, r("L", -2.5, -19, 5, 9, 1) + r("S", 0.5, -19, 2, 9, 1), i * 60)),
      p("lnW", "M70 26v22M82 26v22"),
      box(76, 50, 12, 8, 1),
      dome(76, 27, 24, 18),
      windows(64, 17, 3, 1, 9, 1, 5, 5),
      chimney(76, 11, 5, 7, true),
      box(112, 26, 20, 12, 2),
      windows(105, 18, 2, 1, 7, 1, 4, 4),
      p("lnP", "M100 23h4"),
      box(38, 27, 18, 10, 2, 0.3, "M", "S"),
      p("lnP", "M46 24h8M99 66h24v-40M53 66H30V28"),
      rock(20, 76, 1),
      rock(130, 80, 0.8),
      rock(24, 54, 0.6),
      rock(140, 56, 0.6),
    ],
  ],
  // Comet Catcher: a net on two masts, a comet in it
  "S3-02": [
    "blue",
    { night: true },
    () => [
      shadow(24, 44),
      shadow(108, 128),
      dim(0.4, p("aw", "M140-4 84 36l8 10 54-40z")),
      dim(0.5, p("aw", "M152 6 88 38l4 8L156 14z")),
      mast(34, 77, 18, 58, 5, 6),
      mast(118, 77, 18, 50, 5, 6),
      p("lnG", "M34 20Q52 76 80 74q30-2 38-46M34 20q40 26 84 8"),
      p("ln", "M39 34q30 24 76 6M45 48q26 20 66 2M54 60q20 14 48 0M52 30q6 32 18 42M72 36v36M94 36q-2 24-8 36"),
      c("ice", 82, 46, 12),
      p("ice2", "M84 34a12 12 0 0 1-2 24q8-10 2-24z"),
      c("ice2", 77, 43, 2.5) + c("ice2", 79, 51, 1.8),
      c("W", 34, 18, 2),
      c("W", 118, 26, 2),
      box(76, 80, 20, 8, 2),
      p("acc", "M66 76h20v2H66z"),
    ],
  ],
  // Vertical Jungle: green out of every floor
  "S3-03": [
    "blue",
    {},
    () => [
      shadow(50, 102),
      box(76, 78, 44, 64, 3, 0.3),
      row(4, (j) => {
        const y = 30 + j * 14.5;
        return (
          r("D", 58, y - 8, 36, 9) +
          r("M", 50, y + 1, 52, 2.5) +
          bush(58, y + 1, 0.8) +
          bush(94, y + 1, 0.85, "lfd") +
          (j % 2 ? tree(76, y + 1, 0.42) : bush(76, y + 1, 0.6)) +
          p("leaf", `M51 ${y + 3}h5q1 6-2 8-3-2-3-8zM96 ${y + 3}h6q0 8-3 10-3-3-3-10z`) +
          p("lf2", `M66 ${y + 3}h6q0 4-3 6-3-2-3-6zM84 ${y + 3}h5q0 5-2 7-3-3-3-7z`)
        );
      }),
      tree(76, 15, 0.55),
      bush(63, 15, 0.7),
      bush(89, 15, 0.75),
      p("lnL", "M50 22q-6 20 0 30M102 32q7 20 1 36"),
      bush(38, 79, 1.1),
      bush(116, 79, 1.2),
      tree(128, 80, 0.9),
      tree(26, 80, 0.8),
      man(106, 83, 0.9, "wave"),
    ],
  ],
  // Mountain Eater: jaws, and a bite already gone
  "S3-04": [
    "blue",
    { flat: true },
    () => [
      p("g5", "M66 78l8-12-4-10 8-4 2-12 8-2 14-26 18 28 6-2 26 40z"),
      p("g6", "M102 12l18 28 6-2 26 40h-44l-4-32z"),
      p("g7", "M66 78l8-12-4-10 8-4 2-12 8-2q6 8 2 20t4 20z"),
      shadow(6, 70),
      p("D", "M50 46q14-10 36-6l2 22q-20 12-38 4z"),
      rock(76, 58, 0.8),
      rock(66, 57, 0.5),
      box(32, 66, 50, 30, 5),
      windows(13, 41, 3, 1, 9, 1, 5, 6),
      p("D", "M9 54h44v2H9z"),
      chimney(16, 36, 6, 16),
      chimney(26, 36, 6, 11),
      steam(16, 17, 0.7),
      p("acc", "M46 48q0-18 24-20 16 0 24 10l-2 6-8-4q-20-2-36 10z") +
        p("L", "M54 46l7-3.500 0 8zM63 42.500l7-1.500-2 8.500zM72 41l7 0-3 8zM81 41l7 2-4 7z"),
      p("acc", "M46 60q22 8 42-2l4-6 2 8q-8 16-30 16-14 0-18-8z") +
        p("rs", "M88 58l4-6 2 8q-8 16-30 16 16-4 24-18z") +
        p("L", "M56 63l3-8 4 8zM65 63.500l4-8 3 7.500zM74 62.500l4-8 3 6.500zM83 60l4-7 2 5z"),
      c("L", 48, 38, 7) + c("D", 50.5, 38, 3.5) + c("aw", 49.5, 37, 1.2),
      r("D", 4, 64, 54, 14, 7),
      row(5, (i) => c("S", 12 + i * 9.5, 71, 3.5)),
      rock(72, 81, 0.8),
      rock(84, 82, 0.5),
      rock(96, 56, 0.5),
      rock(94, 46, 0.35),
    ],
  ],
  // Shuttle Yard: one on the pad, one on its way
  "S3-05": [
    "blue",
    { earth: [22, 20, 8] },
    () => [
      shadow(24, 132),
      mast(44, 77, 12, 62, 6, 10),
      p("lnD", "M48 28h14M48 46h14"),
      rocket(72, 74, 1.2),
      r("D", 56, 74, 32, 4, 1),
      at(
        112,
        78,
        1,
        p("L", "M-26-8q4-8 18-9l22-1q10 3 14 10z") +
          p("S", "M-4-17l18-1q10 3 14 10H2z") +
          p("acc", "M-24-16h-8l-4-12h8zM-14-8h24l-22 5h-10z") +
          p("gl2", "M14-16q5 1 8 4h-9z") +
          wheel(-14, -3, 3) +
          wheel(14, -3, 3),
      ),
      at(
        118,
        24,
        0.7,
        p("L", "M-22 0q4-6 16-7l16-1q10 2 14 8z") +
          p("acc", "M-20-5h-6l-4-9h6zM-10 0H6L-10 6h-6z") +
          p("W", "M-24-4l-14 2 14 2z"),
        -28,
      ),
      c("W", 44, 13, 2),
    ],
  ],
  // Night Market: stalls under lanterns
  "S3-06": [
    "blue",
    { night: true },
    () => [
      garland(-2, 14, 76, 10, 9, 6, ["hot", "W", "cP"]),
      garland(76, 10, 154, 14, 9, 6, ["W", "hot", "cP"]),
      p("lnD", "M76 8v68"),
      e("bm", 76, 78, 66, 10),
      row(3, (i) => {
        const x = 28 + i * 48;
        const q = ["cR", "acc", "leaf"][i]!;
        return (
          p("D", `M${x - 18} 46h2v31h-2zM${x + 16} 46h2v31h-2z`) +
          r("W", x - 16, 46, 32, 16) +
          p(q, `M${x - 22} 46l5-12h34l5 12z`) +
          p("aw", `M${x - 9} 34h6l-1 12h-7zM${x + 4} 34h6l3 12h-8z`) +
          box(x, 77, 36, 15, 1, 0.25) +
          c("D", x, 55, 3) +
          r("D", x - 3.5, 57, 7, 5)
        );
      }),
      c("cR", 18, 60, 2) + c("leaf", 23, 60, 2) + c("hot", 34, 60, 2),
      p("L", "M64 62h8l-1.5-4h-5z") + steam(68, 55, 0.35),
      r("cP", 84, 57, 3, 5) + r("vi", 88, 58, 3, 4),
      c("ch", 114, 60, 2.5) + c("ch", 134, 60, 2.5) + c("cu", 138, 60.5, 2),
      man(50, 83, 1.2, "fore", true, "acc"),
      man(102, 83, 1.2, "give"),
      man(62, 84, 1, "down", false, "L"),
    ],
  ],
  // Low-G Fun Park: big wheel, long jumps
  "S3-07": [
    "blue",
    {},
    () => [
      shadow(40, 80),
      p("lnD", "M58 42 44 78M58 42l14 36"),
      `<circle class="lnG" cx="58" cy="42" r="31"/>`,
      `<circle class="lnG" cx="58" cy="42" r="26"/>`,
      p("lnG", "M27 42h62M58 11v62M36 20l44 44M80 20 36 64"),
      c("acc", 58, 42, 4.5),
      row(8, (i) => {
        const a = (i * Math.PI) / 4;
        return at(
          58 + Math.cos(a) * 31,
          42 + Math.sin(a) * 31,
          1,
          p(bright(i), "M-5-1h10v3q0 4-5 4t-5-4z") + p("D", "M-5-1l1-3h8l1 3z"),
        );
      }),
      p("lnK", "M84 78q6-28 16-28t14 20 16-6 24 8"),
      p("lnd", "M92 58v20M100 50v28M108 60v18M116 72v6M126 66v12M136 64v14M146 68v10"),
      at(104, 50, 1, r("cR", -8, -4, 15, 6, 2) + c("L", -3, -6, 2.5) + c("L", 4, -6, 2.5), 28),
      man(120, 40, 1.1, "up"),
      dim(0.5, p("stm", "M120 46v6M126 46l1 5")),
      box(24, 79, 18, 12, 1),
      p("acc", "M12 67l12-9 12 9z"),
    ],
  ],
  // Matter Forge: a press, an anvil, a cube of light
  "S3-08": [
    "blue",
    { night: true },
    () => [
      shadow(30, 122),
      box(30, 78, 20, 66, 2),
      box(122, 78, 20, 66, 2, 0.4, "M", "S"),
      r("M", 18, 10, 116, 12, 2),
      r("S", 18, 17, 116, 5),
      p("acc", "M18 12h116v2.5H18z"),
      p("D", "M66 22h20v10H66zM60 32h32v6H60z"),
      p("L", "M64 38h24l-4 4H68z"),
      c("hal", 76, 53, 17),
      box(76, 60, 15, 15, 1, 0.35, "W", "hot"),
      p("aw", "M68.5 45h15l3-3h-15z"),
      p("hot", "M83.5 45l3-3v15l-3 3z"),
      p("D", "M48 61h56l-6 6H86l4 11H62l4-11H56q-7-1-8-6z"),
      p("S", "M48 61h56l-2 2H50z"),
      p("lnW", "M40 40l18 8M112 40 94 48"),
      bolt(30, 30, 0.9),
      drop(30, 54, 0.8),
      blade(117, 30, 0.7, "lf2"),
      nut(117, 54, 0.8, "D"),
      spark(62, 40, 0.7),
      spark(92, 44, 0.6),
    ],
  ],
};
