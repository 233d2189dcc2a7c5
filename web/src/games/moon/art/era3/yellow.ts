/** Era III, the cities: the yellow cards. */
import type { SceneBook } from "../../../../art/book";
import {
  FLAGP,
  FLAGS,
  at,
  box,
  bush,
  c,
  columns,
  crate,
  dome,
  e,
  flag,
  glass,
  house,
  man,
  p,
  panel,
  pediment,
  r,
  robot,
  row,
  shadow,
  silo,
  spark,
  tree,
  wheel,
  windows,
} from "../../../../art/parts";

export const yellow: SceneBook = {
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
