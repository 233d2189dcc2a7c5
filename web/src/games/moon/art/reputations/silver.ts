/** The silver reputations. */
import type { SceneBook } from "../../../../art/book";
import { at, ball, box, c, cloth, crate, e, heart, man, note, p, r, row, shadow, spark, wheel } from "../../../../art/parts";

const flat = { flat: true, room: true } as const;

export const silver: SceneBook = {
  // Capable: a girder on one hand
  "RS-1": [
    "silver",
    flat,
    () => [
      shadow(64, 92, 80),
      man(76, 81, 2.6, "up"),
      at(
        76,
        37,
        1,
        r("M", -44, -10, 88, 3) +
          r("S", -44, -7, 88, 5) +
          r("M", -44, -2, 88, 3) +
          row(9, (i) => c("L", -40 + i * 10, -4.5, 1.5)),
        -3,
      ),
      p("cu2", "M67 65h18v3H67z") + r("D", 69, 66, 4, 7) + r("S", 80, 66, 3, 8),
      crate(46, 82, 15, 13),
      crate(112, 82, 13, 11),
    ],
  ],
  // Specialised: four times the same flag
  "RS-2": [
    "silver",
    flat,
    () => [
      shadow(60, 92, 80),
      r("D", 66, 8, 3, 72),
      row(4, (i) => cloth(69, 10 + i * 15.5, "swallow", "fs", 1.4)),
      man(48, 82, 1.8, "high"),
      c("W", 67.5, 8, 3),
      p("M", "M56 80h23v3H56z"),
    ],
  ],
  // Creative: paint on the easel
  "RS-3": [
    "silver",
    flat,
    () => [
      shadow(66, 118, 80),
      p("cu2", "M78 62 70 82h4l8-20zM106 62l8 20h-4l-8-20zM91 12h3v70h-3z"),
      r("L", 66, 18, 52, 44, 1),
      r("P", 69, 21, 46, 38),
      c("ea", 94, 36, 10),
      p("ea2", "M87 30q6-5 12-2 1 4-4 5-6 2-8-3z"),
      p("M", "M69 52q23-8 46 0v7H69z"),
      spark(76, 28, 0.6),
      man(46, 82, 2.1, "fore"),
      p("lnD", "M62 62 72 50") + p("cR", "M71 51l4-4-1 5z"),
      at(
        34,
        66,
        1,
        e("cu", 0, 0, 9, 6) + c("cR", -4, -2, 1.7) + c("cY", 1, -3, 1.7) + c("cB", 5, 0, 1.7) + c("leaf", -2, 2.5, 1.6),
      ),
    ],
  ],
  // Cultured: a bust, a lyre and a curtain
  "RS-4": [
    "silver",
    flat,
    () => [
      p("cR", "M26 0h20q2 40-12 66 0 8 2 14H20zM126 0h-20q-2 40 12 66 0 8-2 14h16z") +
        p("rs", "M38 0h8q2 40-12 66 8-30 4-66zM118 0h-6q0 40 8 66 8-30-2-66z"),
      shadow(60, 94, 81),
      box(76, 82, 32, 22, 1),
      r("M", 57, 58, 38, 4),
      p("acc", "M64 68h16v6H64z"),
      p("L", "M58 58q0-12 12-14v-6h12v6q12 2 12 14z") + p("S", "M80 44h2q12 2 12 14H82q4-8-2-14z"),
      ball(76, 28, 14),
      r("D", 70, 20, 18, 14, 6),
      r("aw", 73, 22, 5, 3, 1.5),
    ],
  ],
  // Tireless: still running
  "RS-5": [
    "silver",
    flat,
    () => [
      shadow(46, 108, 81),
      p("D", "M74 42 58 82h5l13-34 13 34h5L78 42z"),
      `<circle class="rgO" cx="76" cy="44" r="33"/>`,
      `<circle class="rgI" cx="76" cy="44" r="33"/>`,
      p(
        "lnd",
        row(16, (i) => {
          const a = (i * Math.PI) / 8;
          return `M${Math.round(76 + Math.cos(a) * 29)} ${Math.round(44 + Math.sin(a) * 29)}L${Math.round(76 + Math.cos(a) * 37)} ${Math.round(44 + Math.sin(a) * 37)}`;
        }),
      ),
      at(74, 72, 2, p("amS", "M1-5l5 2v3M-1-5l-3 3-4 1") + man(0, 0, 1, "fore", false, "L", "none"), 8),
      c("D", 76, 44, 2),
    ],
  ],
  // Beloved: one heart, many arms
  "RS-6": [
    "silver",
    flat,
    () => [
      shadow(40, 110),
      heart(76, 38, 3.5),
      at(76, 38, 3.5, p("aw", "M-6-2c0-3 2-4 4-3-2 1-3 2-3 4z")),
      man(34, 82, 1.7, "up"),
      man(56, 85, 1.6, "up", false, "cB", false, "D"),
      man(78, 86, 1.7, "up", false, "L"),
      man(100, 85, 1.6, "up", true, "leaf", false, "D"),
      man(120, 82, 1.7, "up", true, "L"),
    ],
  ],
  // Humming: a dynamo that sings
  "RS-7": [
    "silver",
    flat,
    () => [
      shadow(34, 112),
      box(70, 80, 76, 10, 2, 0.2, "D2", "D"),
      ball(62, 46, 27),
      `<circle class="lnD" cx="62" cy="46" r="20"/>`,
      row(6, (i) => at(62, 46, 1, p("acc", "M-3-18h6L1-7h-2z"), i * 60)),
      c("D", 62, 46, 6),
      c("W", 62, 46, 3),
      box(100, 70, 24, 34, 3),
      row(3, (i) => r("D", 91, 42 + i * 6, 12, 3)),
      c("W", 100, 64, 2),
      p("lnG", "M30 34q-4 6 0 12t0 12M24 36q-4 5 0 10t0 10"),
      note(104, 22, 1, "acc"),
      note(120, 30, 0.8, "acc"),
      note(118, 14, 0.6, "acc"),
    ],
  ],
  // Well-travelled: a case full of labels
  "RS-8": [
    "silver",
    flat,
    () => [
      shadow(36, 112, 81),
      p("lnP", "M62 32v-7q0-5 5-5h18q5 0 5 5v7"),
      box(76, 82, 84, 50, 6, 0.22, "cu", "cu2"),
      p("rs", "M46 32h5v50h-5zM101 32h5v50h-5z"),
      c("ea", 64, 50, 9),
      p("ea2", "M58 45q6-4 10-1 0 4-4 4-5 1-6-3z"),
      at(86, 46, 1, r("cY", -9, -6, 18, 12, 1) + p("D", "M-6 3a6 6 0 0 1 12 0z"), 10),
      at(62, 70, 1, p("cP", "M-9-5H9v10H-9z") + p("aw", "M-6 3l5-7 4 4 2-2 2 5z"), -8),
      at(86, 68, 1, p("L", "M0-9 9 6H-9z") + p("cR", "M-2-2h4v5h-4z")),
      wheel(46, 83, 3.5),
      wheel(106, 83, 3.5),
    ],
  ],
};
