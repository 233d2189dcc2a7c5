/** Era III, the cities: large, high, loud. */
import type { SceneBook } from "../book";
import {
  FLAGP,
  FLAGS,
  at,
  ball,
  blade,
  bolt,
  box,
  bush,
  c,
  chimney,
  columns,
  crate,
  dim,
  dome,
  drop,
  e,
  flag,
  garland,
  gear,
  glass,
  house,
  man,
  mast,
  note,
  nut,
  p,
  panel,
  pediment,
  r,
  robot,
  rock,
  rocket,
  rover,
  row,
  shadow,
  silo,
  spark,
  steam,
  steps,
  tree,
  wheel,
  windows,
} from "../parts";

const tile = (i: number): string => ["cB", "cY", "cP", "leaf", "hot"][i % 5]!;

export const era3: SceneBook = {
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
          p(tile(i), "M-5-1h10v3q0 4-5 4t-5-4z") + p("D", "M-5-1l1-3h8l1 3z"),
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
  // Hyperloop: a pod in a clear pipe
  "S3-09": [
    "yellow",
    { earth: [126, 16, 8] },
    () => [
      at(
        10,
        1,
        1,
        [
          p("sh", "M34 84h70l48-8v6l-36 6H44z"),
          row(
            3,
            (i) =>
              p("M", `M${92 + i * 24} ${68 - i * 6}h7l2 ${14 - i}h-11z`) +
              p("S", `M${96 + i * 24} ${68 - i * 6}h3l2 ${14 - i}h-5z`),
          ),
          p("gl", "M54 12 154 36v16L54 80z"),
          p("aw", "M60 17 154 38v2L62 22z"),
          p("D2", "M60 74 154 49v3L58 79z"),
          p("lnG", "M54 12 154 36M54 80 154 52M92 21q9 25 0 49M118 28q6 17 0 34M140 33q4 11 0 22"),
          c("L", 54, 46, 36),
          c("S", 56, 47, 32.5),
          c("cv", 54, 46, 31),
          c("D", 56, 47, 27),
          p("L", "M30 62q-2-34 24-36 26 2 24 36-8 8-24 8t-24-8z") +
            p("S", "M58 26.3q22 4 20 35.7-6 6-18 7.600 10-22-2-43.300z") +
            p("D", "M36 48q2-15 18-16 16 1 18 16-18 5-36 0z") +
            p("gl2", "M38 46q3-11 13-12.500-6 6-6 13.500z") +
            p("acc", "M30 55q24 6 48 0v4q-24 6-48 0z") +
            c("W", 38, 64, 2.6) +
            c("W", 70, 64, 2.6),
          p("D", "M28 78h52v3H28z"),
        ].join(""),
      ),
    ],
  ],
  // Stalactowers: homes that hang from the roof of a cave
  "S3-10": [
    "yellow",
    { ground: "none", room: true },
    () => [
      p("g7", "M0 0h152v92H0z"),
      p("cv", "M0 92V24q20-10 40-8t40-4 40 6 32 2v72z"),
      p("nt2", "M0 92V60q40-14 76-8t76-6v46z"),
      tower(36, 12, 20, 46, "M"),
      tower(62, 8, 24, 66, "L"),
      tower(92, 10, 20, 52, "L"),
      tower(116, 14, 18, 36, "M"),
      p("g6", "M0 0h152v18q-16 4-32 0t-40-4-40 4-40 8z"),
      p("g5", "M0 0h152v9q-40 6-76 1T0 16z"),
      p("lnG", "M46 34h6M74 46h8M102 30h5"),
      p("g6", "M0 92V82q30-6 76-3t76-2v15z"),
      p("g5", "M20 92l6-12 5 12zM118 92l5-16 7 16z"),
      e("bm", 62, 84, 20, 3),
      man(96, 88, 1, "high"),
    ],
  ],
  // Dark Factory: no windows, no people, only work
  "S3-11": [
    "yellow",
    {},
    () => [
      shadow(16, 136),
      p("D", "M16 77V44l18-12v12l18-12v12l18-12v45zM70 77V22h44v55z"),
      p("D2", "M16 77V44l18-12v12l18-12v12l18-12v3L52 47V44L34 56V53L19 62v15z"),
      p("D2", "M70 22h6v55h-6z"),
      box(124, 77, 22, 34, 0, 0.4, "D2", "D"),
      p("D", "M80 22V6h7v16zM96 22V10h7v12z"),
      c("cR", 83.5, 5, 2),
      c("cR", 99.5, 9, 2),
      p("cR", "M24 60h4v3h-4zM42 60h4v3h-4zM60 60h4v3h-4zM90 34h4v3h-4zM126 52h4v3h-4z"),
      p("cv", "M82 77V56h22v21z"),
      p("lnd", "M82 61h22M82 66h22M82 71h22"),
      p("acc", "M70 44h44v2.5H70z"),
      robot(44, 82, 0.95, "fore"),
      at(58, 82, 1, crate(0, 0, 8, 8)),
      robot(126, 83, 0.95, "fore", true),
    ],
  ],
  // Orbital Orchard: trees inside a ring above the Moon
  "S3-12": [
    "yellow",
    { ground: "none", night: true },
    () => [
      p("g5", "M-10 96q86-34 172 0z"),
      p("g3", "M30 86q10-5 20-4-6 4-20 4zM90 82q14-2 24 3-14 2-24-3z"),
      e("S", 76, 42, 62, 26),
      e("L", 76, 40, 62, 26),
      e("gl2", 76, 40, 55, 21.5),
      e("sky", 76, 36, 50, 15),
      e("nt", 76, 36, 50, 15),
      row(7, (i) => {
        const x = 34 + i * 14;
        const y = 57 - Math.pow((i - 3) * 1.15, 2) * 0.9;
        return tree(x, y, 0.95 - Math.abs(i - 3) * 0.06, i % 2 ? "cR" : "hot");
      }),
      p("lnG", "M26 41q2 17 50 20.5 48-3 50-20.5"),
      p("shn", "M18 36q4-14 30-19"),
      p("L", "M14 40h6l-2 14-6-3zM132 40h6l2 10-6 4z"),
      panel(22, 30, 0.4),
      panel(138, 28, 0.4),
    ],
  ],
  // Big Tiny Ring: a vast ring for the smallest things
  "S3-13": [
    "yellow",
    { flat: true },
    () => [
      e("sh", 80, 64, 66, 18),
      `<ellipse class="rgO" cx="76" cy="58" rx="60" ry="17"/>`,
      `<ellipse class="rgI" cx="76" cy="57" rx="60" ry="17"/>`,
      `<ellipse class="rgD" cx="76" cy="57" rx="60" ry="17"/>`,
      at(24, 66, 1, box(0, 0, 16, 16, 3)),
      at(128, 66, 1, box(0, 0, 16, 16, 3)),
      at(
        76,
        88,
        1,
        c("M", 0, -18, 18) +
          c("D", 0, -18, 14.5) +
          row(8, (i) => at(0, -18, 1, r("acc", -2, -16, 4, 7), i * 45)) +
          c("L", 0, -18, 7) +
          c("D", 0, -18, 5) +
          spark(0, -18, 1),
      ),
      dome(76, 56, 12, 12),
      windows(70, 49, 2, 1, 8, 1, 4, 4),
      p("lnD", "M76 44v-9"),
      c("W", 76, 34, 2),
      c("W", 24, 54, 2),
      c("W", 124, 54, 2),
    ],
  ],
  // Capitol Dome: five flags before one dome
  "S3-14": [
    "yellow",
    {},
    () => [
      shadow(20, 132),
      r("L", 70, 12, 12, 8),
      p("lnD", "M76 12V3"),
      c("W", 76, 3, 1.8),
      dome(76, 44, 25, 27),
      p("lnG", "M76 18v26M62 24q-5 8-5 20M90 24q5 8 5 20"),
      r("M", 47, 42, 58, 5),
      columns(76, 58, 50, 12, 7, "D"),
      box(76, 78, 112, 20, 1, 0.2),
      r("M", 18, 56, 116, 3),
      windows(26, 63, 3, 1, 9, 1, 5, 8),
      windows(103, 63, 2, 1, 9, 1, 5, 8),
      columns(76, 77, 40, 18, 4),
      pediment(76, 59, 48, 9),
      p("W", "M73 64h5v13h-5z"),
      row(5, (i) => flag([14, 36, 104, 122, 138][i]!, 82, i === 0 || i === 4 ? 32 : 28, FLAGS[i]!, FLAGP[i]!, 0.75)),
    ],
  ],
  // Space Lift: a cable from the ground to beyond the frame
  "S3-15": [
    "yellow",
    { earth: [30, 26, 12] },
    () => [
      shadow(40, 112),
      r("D", 73, 0, 2, 64),
      r("D", 77, 0, 2, 64),
      r("aw", 75, 0, 2, 64),
      p("lnd", "M74 12 38 68M78 12l36 56"),
      box(76, 46, 26, 27, 9),
      p("acc", "M63 32h26v3.5H63z"),
      windows(68, 24, 2, 1, 8, 1, 5, 5),
      r("gl2", 67, 38, 7, 5, 1),
      r("gl2", 76, 38, 6, 5, 1),
      r("D", 69, 16, 14, 4, 1),
      c("S", 72, 18, 1.5),
      c("S", 80, 18, 1.5),
      r("D", 69, 45, 14, 4, 1),
      p("W", "M71 51l2 7 2-7zM77 51l2 7 2-7z"),
      p("M", "M46 78l20-16h20l20 16z") + p("S", "M80 62h6l20 16H88z"),
      p("acc", "M62 65h28l4 3H58z"),
      box(38, 79, 28, 13, 3),
      box(116, 79, 28, 13, 3, 0.36, "M", "S"),
      windows(28, 70, 2, 1, 8, 1, 5, 5),
      windows(106, 70, 2, 1, 8, 1, 5, 5),
      p("D", "M70 78v-8h12v8z"),
      man(96, 84, 0.9, "high", true),
    ],
  ],
  // Garden City: domes of green along water
  "S3-16": [
    "yellow",
    { earth: [126, 18, 8] },
    () => [
      shadow(14, 136),
      silo(52, 60, 12, 30, "M", "S"),
      silo(96, 60, 14, 38),
      silo(112, 62, 10, 26, "M", "S"),
      windows(49, 42, 1, 2, 1, 8),
      windows(91, 34, 1, 3, 1, 9),
      glass(74, 66, 26, 28, house(66, 66, 12, 9, "acc") + tree(80, 66, 0.95) + tree(54, 66, 0.55)),
      glass(34, 76, 22, 22, tree(26, 76, 0.75) + tree(42, 76, 0.6) + house(34, 76, 11, 7, "cR")),
      glass(116, 76, 24, 24, tree(108, 76, 0.9, "cR") + tree(126, 76, 0.65) + bush(118, 76, 0.5)),
      p("wt", "M70 70q14 2 6 8t-12 14h34q-2-8 2-14t-10-8z") + p("aw", "M76 76h6v1h-6zM74 84h8v1h-8z"),
      r("L", 64, 66, 42, 3, 1.5),
      p("L", "M10 76h48v3H10zM90 76h52v3H90z"),
      bush(60, 82, 0.6),
      bush(106, 84, 0.7),
      man(54, 86, 0.9, "wave"),
    ],
  ],
  // Robot Suburb: same house, same lawn, same wave
  "S3-17": [
    "yellow",
    {},
    () => [
      p("leaf", "M0 76q76-4 152 0v8H0z"),
      p("lf2", "M0 76q76-4 152 0v2.5q-76-4-152 0z"),
      row(3, (i) => {
        const x = 28 + i * 48;
        return (
          house(x, 77, 30, 18, "acc") +
          r("D", x - 4, 65, 7, 12) +
          windows(x - 12, 63, 1, 1, 1, 1, 5, 5) +
          windows(x + 7, 63, 1, 1, 1, 1, 5, 5) +
          p("lnd", `M${x + 8} 50v-10M${x + 4} 41h8M${x + 5} 44h6`) +
          c("W", x + 8, 39, 1.3) +
          p("W", `M${x - 2} 53h4v3h-4z`)
        );
      }),
      p("lnG", "M0 83h152M6 80v7M16 80v7M26 80v7M36 80v7M46 80v7M106 80v7M116 80v7M126 80v7M136 80v7M146 80v7"),
      robot(62, 88, 1.25, "fore"),
      at(80, 88, 1, p("cR", "M-6-6h11l3 4H-6z") + wheel(-4, -1.5, 2) + wheel(5, -1.5, 2) + p("lnd", "M-6-4l-6-8")),
      robot(98, 82, 0.9, "up"),
    ],
  ],
  // Takeout hub: boxes out by drone
  "S3-18": [
    "pink",
    {},
    () => [
      shadow(28, 118),
      box(70, 78, 72, 32, 3, 0.24),
      p("acc", "M30 46l6-8h68l6 8z"),
      r("D", 42, 52, 36, 13, 1),
      r("W", 43.5, 53.5, 33, 10),
      c("D", 56, 59, 3),
      r("D", 52, 61, 8, 3),
      r("M", 40, 65, 40, 2.5),
      r("D", 92, 54, 10, 24, 1),
      at(70, 38, 1.15, box_()),
      drone(114, 26),
      drone(28, 30),
      drone(134, 56, 0.8),
      at(48, 65, 0.35, box_()),
      at(72, 65, 0.35, box_()),
      man(122, 82, 1.15, "up", true),
    ],
  ],
  // Endless Buffet: the table goes on to the horizon
  "S3-19": [
    "pink",
    {},
    () => [
      p("sh", "M30 92 72 62h10l54 30z"),
      p("L", "M10 92 72 58h8l54 34z"),
      p("M", "M16 92l-4 8h10zM126 92l10 8H92z"),
      p("sf", "M76 58h4l46 34H96z"),
      dim(0.35, p("acc", "M62 92 75 58h2l13 34z")),
      at(76, 62, 0.3, dishful(0)),
      at(71, 66, 0.4, dishful(1)),
      at(81, 66, 0.4, dishful(2)),
      at(66, 71, 0.6, dishful(3)),
      at(84, 71, 0.6, dishful(4)),
      at(58, 78, 0.85, dishful(2)),
      at(90, 78, 0.85, dishful(0)),
      at(44, 89, 1.25, dishful(4)),
      at(74, 88, 1.15, dishful(1)),
      at(104, 89, 1.25, dishful(3)),
      man(20, 82, 1.7, "fore", false, "cB", false, "D"),
      man(130, 82, 1.6, "up", true, "acc", false, "D"),
      man(44, 72, 1, "fore", false, "leaf", false, "D"),
      man(106, 71, 0.9, "fore", true, "cR", false, "D"),
      man(60, 65, 0.6, "fore"),
      man(91, 65, 0.55, "fore", true),
      garland(20, 12, 132, 12, 8, 9, ["W", "acc", "W"]),
    ],
  ],
  // Grand Prix: two rovers, one line
  "S3-20": [
    "pink",
    {},
    () => [
      p("g7", "M0 92V74q60-10 152-6v24z"),
      p("g6", "M0 92V77q60-10 152-6v21z"),
      dim(0.7, p("lnG", "M0 90q60-10 152-6")),
      row(
        9,
        (i) => c(tile(i), 20 + i * 8, 56 - (i % 2) * 2, 3) + r(tile(i + 2), 17.5 + i * 8, 58.5 - (i % 2) * 2, 5, 7),
      ),
      p("L", "M12 64h80v6H12z"),
      p("acc", "M12 66h80v2H12z"),
      p("D2", "M78 18h3v52h-3zM118 18h3v52h-3z"),
      r("L", 75, 14, 49, 12),
      p(
        "D",
        row(2, (j) => row(7, (i) => ((i + j) % 2 ? "" : `M${75 + i * 7} ${14 + j * 6}h7v6h-7z`))),
      ),
      at(90, 88, 1.1, race("cR"), -3),
      at(42, 90, 1, race("cB"), -3),
      p("stm", "M6 84h10M4 78h10M58 78h5M60 84h4"),
      man(132, 76, 1.2, "high", true),
      at(
        128,
        44,
        0.9,
        p("L", "M0 0h14v9H0z") +
          p("D", "M0 0h3.5v3H0zM7 0h3.5v3H7zM3.5 3H7v3H3.5zM10.5 3H14v3h-3.5zM0 6h3.5v3H0zM7 6h3.5v3H7z") +
          p("lnd", "M0 0v14"),
      ),
    ],
  ],
  // Moon TV: the largest set on the Moon
  "S3-21": [
    "pink",
    {},
    () => [
      shadow(26, 120),
      p("lnD", "M70 18 54 2M76 18 94 0"),
      c("W", 54, 3, 2.2),
      c("W", 94, 2, 2.2),
      p("D", "M42 74l-6 5h5l7-5zM108 74l6 5h-5l-7-5z"),
      box(75, 75, 98, 58, 8, 0.12, "acc", "D2"),
      r("D", 32, 22, 68, 47, 7),
      r("gl2", 35, 25, 62, 41, 5),
      p("PL", "M35 54q30-10 62 0v7q0 5-5 5H40q-5 0-5-5z"),
      man(58, 66, 1.9, "wave"),
      c("L", 84, 36, 7),
      c("M", 86, 34, 1.5) + c("M", 82, 38, 1.2),
      p("shn", "M40 44V35q0-5 5-5h6"),
      c("L", 110, 34, 5),
      p("lnd", "M110 34v-4"),
      c("L", 110, 48, 4),
      p("D", "M106 58h9v1.5h-9zM106 62h9v1.5h-9zM106 66h9v1.5h-9z"),
      man(136, 84, 1.15, "up", true),
      man(16, 84, 1.1, "fore"),
    ],
  ],
  // Cloning Bay: four tubes, four times the same
  "S3-22": [
    "pink",
    { room: true, ground: "floor" },
    () => [
      p("lnP", "M0 10h152M32 10v8M61 10v8M90 10v8M119 10v8"),
      row(4, (i) => {
        const x = 32 + i * 29.5;
        return (
          p("gl", `M${x - 12} 76V32a12 10 0 0 1 24 0v44z`) +
          dim(0.55, p("lf2", `M${x - 12} 76V${[64, 52, 42, 36][i]}q6-3 12 0t12 0V76z`)) +
          man(x, 72, [0.7, 1.05, 1.4, 1.75][i]!, "down") +
          p("lnG", `M${x - 12} 76V32a12 10 0 0 1 24 0v44`) +
          p("shn", `M${x - 8.5} 66V36`) +
          box(x, 25, 24, 7, 2) +
          box(x, 82, 30, 8, 2) +
          c(i === 3 ? "W" : "acc", x - 6, 78, 1.8) +
          c("acc", x, 78, 1.8)
        );
      }),
    ],
  ],
  // Opera house: shells
  "S3-23": [
    "grey",
    { earth: [26, 22, 9] },
    () => [
      shadow(22, 134),
      p("L", "M24 76C26 48 42 30 62 24c-4 18-2 36 4 52z"),
      p("sf", "M62 24c-4 18-2 36 4 52H56q-4-30 6-52z"),
      p("M", "M50 76C52 44 70 20 92 12c-6 22-4 44 2 64z"),
      p("sf", "M92 12c-6 22-4 44 2 64H82q-3-38 10-64z"),
      p("S", "M80 76c2-26 16-42 36-50-3 18-2 36 3 50z"),
      p("W", "M30 74q2-12 10-18 2 10 4 18zM56 74q3-16 14-24 1 14 4 24zM86 74q3-12 12-18 1 10 3 18z"),
      p("D", "M36 60v14h1.5V58zM64 54v20h1.5V53zM93 60v14h1.5V58z"),
      box(76, 80, 112, 6, 1, 0.2),
      p("acc", "M20 76h112v2H20z"),
      note(118, 22, 0.9, "L"),
      note(130, 32, 0.7, "L"),
      man(128, 84, 1, "wave", true),
      man(120, 84, 1, "down", false, "acc"),
    ],
  ],
  // Workers Union: one banner over many
  "S3-24": [
    "grey",
    {},
    () => [
      p("D", "M36 12h2.5v60H36zM113 12h2.5v60H113z"),
      p("cR", "M38 14q38 8 75 0v28q-37 8-75 0z"),
      p("rs", "M94 17q10-1 19-3v28q-8 1.5-19 3z"),
      gear(76, 31, 12, 9, "ch", "cR"),
      row(
        5,
        (i) =>
          man(24 + i * 26, 74, 1.15, i % 2 ? "up" : "high", i > 2, ["L", "acc", "L", "acc", "L"][i]!, false, "D") +
          p("W", `M${19.5 + i * 26} 55a5 4.8 0 0 1 10 0h1.5v1.2h-13z`),
      ),
      row(
        4,
        (i) =>
          man(
            34 + i * 28,
            88,
            1.5,
            ["high", "up", "high", "wave"][i]!,
            i > 1,
            ["acc", "L", "cB", "L"][i]!,
            false,
            "D",
          ) + p("W", `M${28 + i * 28} 64a6.5 6 0 0 1 13 0h2v1.5h-17z`),
      ),
    ],
  ],
  // Stockbrokers: the line goes up, so do the arms
  "S3-25": [
    "grey",
    { room: true, ground: "floor" },
    () => [
      r("D", 22, 6, 108, 50, 2),
      r("P", 25, 9, 102, 44, 1),
      dim(0.4, p("ln", "M30 20h92M30 31h92M30 42h92")),
      p("lf2", "M32 44h6v6h-6zM44 38h6v12h-6zM68 34h6v16h-6zM80 28h6v22h-6zM104 18h6v32h-6z"),
      p("hot", "M56 42h6v8h-6zM92 34h6v16h-6z"),
      p("lnW", "M32 40l14-8 14 5 14-13 14 4 14-12 16-4"),
      p("W", "M114 9l8 2-5 6z"),
      man(30, 84, 1.6, "up", false, "L"),
      man(58, 86, 1.7, "high", true, "D2", false, "D"),
      man(88, 84, 1.6, "wave", false, "L"),
      man(120, 86, 1.7, "up", true, "D2", false, "D"),
      r("L", 64, 48, 5, 6),
      at(103, 60, 1, p("L", "M-2-3h5l1 5h-6z")),
      p("L", "M44 74l5-2 1 4zM72 66l4 2-3 3zM104 78l5 1-3 3z"),
    ],
  ],
  // Residents' Assembly: rows of heads round a speaker
  "S3-26": [
    "grey",
    {},
    () => [
      p("D", "M6 40q70-30 140 0v40H6z"),
      row(3, (j) => {
        const y = 34 + j * 12;
        const k = 7 + j;
        return (
          p(
            ["S", "M", "L"][j]!,
            `M${14 - j * 4} ${y + 12}q${62 + j * 4}-${20 - j * 2} ${124 + j * 8} 0v12H${14 - j * 4}z`,
          ) +
          row(k, (i) => {
            const t = (i + 0.5) / k;
            const x = 14 - j * 4 + t * (124 + j * 8);
            const yy = y + 10 - (20 - j * 2) * 2 * t * (1 - t) * 1;
            return (
              c(["cu", "L", "ch", "cu2", "M"][(i * 2 + j) % 5]!, x, yy - 4, 3.2) +
              r(["cB", "cR", "leaf", "cY", "vi", "cP"][(i + j * 2) % 6]!, x - 4, yy - 1, 8, 6, 2)
            );
          })
        );
      }),
      p("g1", "M0 80q76-18 152 0v12H0z"),
      p("g2", "M0 86q76-14 152 0v6H0z"),
      man(76, 84, 1.6, "wave"),
      box(76, 88, 20, 16, 1),
      p("acc", "M66 76h14v3H66z"),
      p("lnd", "M70 72l-1-6"),
    ],
  ],
  // Neon Strip: signs upon signs
  "S3-27": [
    "grey",
    { night: true },
    () => [
      p("cv", "M0 78V40h22v38zM26 78V26h26v52zM56 78V44h34v34zM94 78V22h24v56zM122 78V38h30v40z"),
      p("D", "M14 40h8v38h-8zM44 26h8v52h-8zM82 44h8v34h-8zM110 22h8v56h-8z"),
      p("lnR", "M30 10h18v12H30z") + p("lnW", "M34 18l3-5 3 5 3-5 2 5"),
      p("lnW", "M60 24h22l8 7-8 7H60z") + p("lnR", "M64 31h16"),
      p("lnG", "M101 4l2.5 5 5.5.8-4 4 1 5.6-5-2.7-5 2.7 1-5.6-4-4 5.5-.8z"),
      p("lnR", "M126 46h18l-9 11zM135 57v10M130 68h10"),
      p("lnV", "M4 46h13v20H4zM7 50h7M7 54h7"),
      p("gl2", "M30 32h10v3H30zM30 39h10v3H30z") + p("W", "M30 46h10v3H30z"),
      windows(98, 30, 2, 3, 6, 9, 3, 5),
      p("lnL", "M62 50h18v8H62z") + c("lf2", 67, 54, 1.5) + c("lf2", 75, 54, 1.5),
      r("W", 64, 64, 14, 14),
      p("D", "M70.5 64h1v14h-1z"),
      r("cP", 30, 64, 10, 14),
      r("gl2", 98, 64, 8, 14),
      p("bm", "M0 78h152v6H0z"),
      p("lnY", "M4 87h150"),
      rover(116, 87, 0.7),
      man(50, 83, 1, "wave"),
      man(88, 83, 1, "down", true, "acc"),
    ],
  ],
  // Ministry of Cheese: a wedge for a roof
  "S3-28": [
    "grey",
    {},
    () => [
      shadow(24, 128),
      p("ch", "M24 44 116 8l14 36z"),
      p("ch2", "M116 8l14 36h-12z"),
      c("ch2", 68, 36, 4.5) +
        c("ch2", 92, 26, 5) +
        c("ch2", 104, 38, 3) +
        c("ch2", 50, 40, 2.5) +
        c("ch2", 82, 40, 2.5),
      p("ch2", "M108 14a4 4 0 0 0 4 5l3-.5-2-6z"),
      r("M", 24, 44, 106, 5),
      columns(77, 74, 96, 25, 6),
      p("W", "M41 55h5v12h-5zM108 55h5v12h-5zM73 53h8v21h-8z"),
      steps(77, 80, 100, 2),
      flag(20, 80, 36, "oval", "ch", 0.9),
      p("lnD", "M116 8V2"),
      c("W", 116, 2, 1.5),
    ],
  ],
  // Parking Tower: a shelf of rovers
  "S3-29": [
    "grey",
    {},
    () => [
      shadow(40, 112),
      p("D", "M40 10h4v68h-4zM108 10h4v68h-4z"),
      r("D2", 44, 12, 64, 66),
      row(
        4,
        (j) =>
          r("L", 38, 26 + j * 16.5, 76, 3) +
          r("S", 90, 26 + j * 16.5, 24, 3) +
          row(2, (i) =>
            j === 1 && i === 1
              ? ""
              : rover(
                  59 + i * 33,
                  26.5 + j * 16.5,
                  0.58,
                  (i + j) % 2 === 1,
                  (["L", "cY", "M", "cR"] as const)[(i + j * 3) % 4]!,
                  "S",
                ),
          ),
      ),
      box(28, 78, 20, 62, 2),
      p("acc", "M21 22h14v14H21z"),
      p("L", "M25 24h5q4 0 4 4t-4 4h-2.5v3H25zM27.5 26.2v3.6h2q2 0 2-1.8t-2-1.8z"),
      windows(25, 44, 1, 3, 1, 9, 5, 5),
      p("L", "M38 8h76v3H38z"),
      rover(132, 80, 0.75, true),
      c("W", 76, 6, 1.8),
    ],
  ],
  // Hall of Flags: every shape, hung in a row
  "S3-30": [
    "grey",
    { room: true, ground: "floor" },
    () => [
      p("S", "M0 0h152v14H0z"),
      p("D2", "M0 12h152v4H0z"),
      row(6, (i) => r("M", 2 + i * 28, 16, 8, 54) + r("S", 7 + i * 28, 16, 3, 54) + r("L", 0 + i * 28, 68, 12, 4)),
      row(5, (i) => {
        const x = 24 + i * 28 - 14 + 14;
        const d = [
          "M-8 0H8v34H-8z",
          "M-8 0H8v28L0 36l-8-8z",
          "M-9 0H9L0 38z",
          "M-8 0H8v24a8 11 0 0 1-16 0z",
          "M-8 0H8v36L0 28l-8 8z",
        ][i]!;
        return (
          p("lnD", `M${x - 10} 18h20`) + at(x, 19, 1, p(FLAGP[i]!, d) + p("rs", "M3 0h5v26H3z") + c("aw", 0, 11, 3.5))
        );
      }),
      dim(0.55, p("acc", "M58 92l8-22h20l8 22z")),
      man(76, 86, 1.3, "hip"),
      man(44, 84, 1, "wave"),
    ],
  ],
  // Wax Astronauts: heroes with a wick
  "S3-31": [
    "grey",
    { room: true, ground: "floor" },
    () => [
      p(
        "cR",
        "M0 0h152v8q-6 8-12 0-6 8-13 0-6 8-13 0-6 8-13 0-6 8-13 0-6 8-12 0-6 8-13 0-6 8-13 0-6 8-13 0-6 8-13 0-6 8-12 0-6 8-12 0z",
      ),
      row(3, (i) => {
        const x = 32 + i * 44;
        return (
          p("bm", `M${x - 5} 8h10l10 68h-30z`) +
          box(x, 80, 28, 12, 1) +
          at(
            x,
            68,
            1,
            man(0, 0, 1.9, ["wave", "high", "hip"][i]!, false, "ch", false, "ch2") +
              p("lnd", "M0-35v-4") +
              p("hot", "M0-46q4 4 2.5 6.5-2.5 2-5 0Q-4-42 0-46z") +
              p("W", "M0-43q2 2 1 3.5h-2Q-2-41 0-43z"),
          ) +
          p("ch", `M${x - 9} 68h18v1q-2 0-2 4t-3 0q0-3-2-3t-2 5-4 0q0-4-2-4t-3 1z`)
        );
      }),
      p("lnD", "M8 72v18M54 76v14M98 76v14M144 72v18"),
      p("lnR", "M8 74q22 14 46 4 22 12 44 0 24 10 46-4"),
      c("W", 8, 71, 2) + c("W", 54, 75, 2) + c("W", 98, 75, 2) + c("W", 144, 71, 2),
    ],
  ],
  // Sealed Vault: a round door, bolted
  "S3-32": [
    "grey",
    { flat: true },
    () => [
      p("g5", "M0 92V40q14-26 40-28 36-10 76 2 26 4 36 30v48z"),
      p("g6", "M100 10q40 4 52 34v48h-30q10-50-22-82z"),
      shadow(40, 118, 82),
      c("D", 76, 46, 37),
      c("S", 76, 46, 34),
      ball(76, 46, 31, "L", "M"),
      row(8, (i) => at(76, 46, 1, r("D", -3, -36, 6, 8, 1) + c("S", 0, -25, 2), i * 45)),
      `<circle class="lnD" cx="76" cy="46" r="20"/>`,
      c("M", 76, 46, 13),
      c("D", 76, 46, 5.5),
      row(3, (i) =>
        at(76, 46, 1, r("D", -15, -1.5, 30, 3, 1) + c("acc", 15, 0, 2.5) + c("acc", -15, 0, 2.5), i * 60 + 15),
      ),
      c("W", 76, 46, 2),
      p("g1", "M0 84q40-6 76-3t76-3v14H0z"),
      man(124, 86, 1.3, "hip", true),
      p("W", "M26 48h10v14H26z") +
        r("D", 28, 50, 6, 4) +
        p("D", "M28 56h2v2h-2zM32 56h2v2h-2zM28 59.5h2v2h-2zM32 59.5h2v2h-2z"),
    ],
  ],
  // Tall-Tale College: books piled higher than is wise
  "S3-33": [
    "grey",
    { earth: [28, 22, 9] },
    () => [
      shadow(48, 104),
      row(7, (i) => {
        const y = 78 - i * 8.5;
        const w = [50, 44, 46, 40, 42, 36, 34][i]!;
        const x = 76 + [0, 2, -3, 2, -2, 3, 0][i]!;
        return (
          r(["cR", "cB", "leaf", "cY", "vi", "cu", "cB"][i]!, x - w / 2, y - 8.5, w, 8.5, 1.5) +
          r("rs", x + w / 2 - 12, y - 8.5, 12, 8.5, 1) +
          r("aw", x - w / 2 + 4, y - 7, 3, 5.5) +
          (i % 2 ? windows(x - 9, y - 6.5, 2, 1, 9, 1, 4, 4) : windows(x - 4, y - 6.5, 1, 1, 1, 1, 4, 4))
        );
      }),
      p("D", "M76 4 104 13 76 21 48 13z"),
      p("D2", "M62 17v5q14 6 28 0v-5l-14 4.5z"),
      p("lnW", "M98 14v9"),
      c("W", 98, 24, 2),
      p("D", "M71 78v-7a5 5 0 0 1 10 0v7z"),
      p("W", "M73 78v-6a3 3 0 0 1 6 0v6z"),
      man(120, 81, 1.2, "out", true),
      man(130, 82, 1, "down", true, "acc"),
      e("aw", 120, 46, 12, 7),
      p("aw", "M116 51l2 6 4-5z"),
      p("leaf", "M112 46q4-5 7 0t7-1q-2 5-7 4t-7-3z"),
      flag(36, 79, 28, "swallow", "fs", 0.8),
    ],
  ],
  // Bounce Arena: a trampoline and no ceiling
  "S3-34": [
    "grey",
    {},
    () => [
      p("D2", "M6 72q10-26 34-26h72q24 0 34 26z"),
      row(2, (j) =>
        row(11, (i) =>
          c(["cu", "ch", "L", "cB", "cR", "leaf", "cP"][(i * 3 + j * 2) % 7]!, 22 + i * 10.8 + j * 4, 54 + j * 7, 2.6),
        ),
      ),
      e("sh", 80, 84, 54, 6),
      p("D", "M34 72h3v12h-3zM115 72h3v12h-3zM60 76h3v11h-3zM90 76h3v11h-3z"),
      e("L", 76, 72, 50, 9),
      e("acc", 76, 72, 45, 7),
      e("D", 76, 72.5, 38, 5.5),
      man(64, 46, 1.5, "up", false, "L"),
      man(102, 38, 1.4, "out", true, "cR", false, "D"),
      man(82, 73, 1.2, "up", false, "cB", false, "D"),
      ball(83, 16, 6, "hot", "cR"),
      dim(0.6, p("stm", "M62 52v7M68 52v5M100 44v7M106 44v5")),
    ],
  ],
  // First Footprint: under glass, behind a rope
  "S3-35": [
    "grey",
    { earth: [118, 18, 9], flat: true },
    () => [
      p("g1", "M0 56q76-8 152 0v36H0z"),
      p("g2", "M0 76q76-6 152 0v16H0z"),
      e("g5", 76, 62, 44, 14),
      e("g3", 76, 63, 44, 14),
      at(
        76,
        62,
        1.15,
        r("g7", -33, -8, 18, 15, 7) +
          r("g7", -22, -6, 22, 11.5) +
          r("g7", -8, -11, 40, 20, 10) +
          p(
            "cv",
            "M-28-4h3v8h-3zM-22.5-5.5h3v11h-3zM-4-5h3.500v9h-3.500zM3-7.500h3.500v13H3zM10-8h3.500v14H10zM17-7.500h3.500v13H17zM24-5h3.500v8H24z",
          ),
        -7,
      ),
      glass(76, 74, 48, 54, "", false, "gl3"),
      r("M", 24, 73, 104, 5, 2),
      p("acc", "M24 76h104v2.5H24z"),
      p("lnD", "M8 66v22M144 66v22M42 80v10M110 80v10"),
      p("lnR", "M8 68q16 16 34 14M144 68q-16 16-34 14M42 82q34 12 68 0"),
      c("W", 8, 65, 2) + c("W", 144, 65, 2) + c("W", 42, 79, 2) + c("W", 110, 79, 2),
    ],
  ],
  // Humming Obelisk: off the ground, and singing
  "S3-36": [
    "red",
    { night: true },
    () => [
      e("bm", 76, 78, 34, 6),
      `<ellipse class="lnA" cx="76" cy="40" rx="34" ry="9" opacity=".9"/>`,
      `<ellipse class="lnA" cx="76" cy="40" rx="52" ry="15" opacity=".6"/>`,
      `<ellipse class="lnA" cx="76" cy="40" rx="70" ry="21" opacity=".35"/>`,
      p("D", "M76 2 88 15l5 42-17 13-17-13 5-42z"),
      p("D2", "M76 2 64 15l-5 42 17 13z"),
      p("lnH", "M70 22v12M70 40h5M70 46h8M71 52v6"),
      p("lnW", "M82 24v8M82 38v12"),
      p("lnA", "M42 40a34 9 0 0 0 68 0M24 40a52 15 0 0 0 104 0"),
      man(40, 84, 1.15, "up"),
      man(112, 84, 1.15, "out", true, "acc"),
      rock(60, 74, 0.4),
      rock(92, 72, 0.5),
      rock(84, 79, 0.3),
    ],
  ],
};

function tower(x: number, y: number, w: number, h: number, lit: string): string {
  const a = w / 2;
  return (
    p(lit, `M${x - a} ${y}h${w}v${h - w * 0.8}L${x} ${y + h}l${-a}-${w * 0.8}z`) +
    p("S", `M${x + a * 0.3} ${y}h${a * 0.7}v${h - w * 0.8}L${x} ${y + h}z`) +
    windows(x - a + 3, y + 10, Math.max(1, Math.floor((w - 8) / 6)), Math.floor((h - w - 4) / 8), 6, 8, 3.5, 4.5) +
    c("W", x, y + h, 1.8) +
    p("acc", `M${x - a} ${y + h - w * 0.8 - 3}h${w}v2.5h-${w}z`)
  );
}
function box_(): string {
  return (
    p("L", "M-11-20h22l-3 20H-8z") +
    p("sf", "M4-20h7l-3 20H4z") +
    p("cR", "M-4-14h8l-1 7h-6z") +
    p("M", "M-11-20l5-4h12l5 4z") +
    p("lnd", "M-6-22q6-12 12 0")
  );
}
function drone(x: number, y: number, s = 1): string {
  return at(
    x,
    y,
    s,
    p("lnD", "M-12-4h24M-12-4v-3M12-4v-3") +
      e("aw", -12, -8, 7, 1.5) +
      e("aw", 12, -8, 7, 1.5) +
      r("D", -5, -6, 10, 5, 2) +
      p("lnd", "M-3-1v3M3-1v3") +
      at(0, 16, 0.6, box_()),
  );
}
function dishful(k: number): string {
  return [
    e("M", 0, 0, 10, 3) +
      p("S", "M-8-1a8 8 0 0 1 16 0z") +
      p("L", "M-8-1a8 8 0 0 1 9-8q-5 3-5 8z") +
      c("W", 0, -10, 1.5),
    e("M", 0, 0, 10, 3) + c("cR", -4, -3, 3) + c("leaf", 3, -3, 3) + c("hot", 0, -6, 3),
    e("M", 0, 0, 10, 3) +
      p("cP", "M-6-1v-6q6-4 12 0v6z") +
      p("L", "M-6-7q6-5 12 0-1 3-3 1t-3 1-3-1-3 0z") +
      c("cR", 0, -10.5, 1.6),
    e("M", 0, 0, 10, 3) + p("ch", "M-7-1 7-6v5z") + c("ch2", 3, -3, 1),
    e("M", 0, 0, 10, 3) + p("cu", "M-8-1q1-6 8-6t8 6z") + p("lnd", "M-3-6l2 4M1-7l2 5"),
  ][k % 5]!;
}
function race(paint: string): string {
  return (
    p(paint, "M-20-6q4-9 16-9l6-4h6l2 5q8 2 12 8z") +
    p("rs", "M2-19h6l2 5q8 2 12 8H6z") +
    p("gl2", "M-1-15l4-3h4l1 4z") +
    p("D", "M-22-15h8v2.5h-8zM-20-14h2v6h-2z") +
    c("L", -8, -10, 3) +
    wheel(-12, -5, 5.5) +
    wheel(13, -5, 5.5)
  );
}
