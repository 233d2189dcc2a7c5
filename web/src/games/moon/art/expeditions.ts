/** The expeditions: people in suits, out in the dark. */
import type { SceneBook } from "../../../art/book";
import {
  at,
  box,
  c,
  crate,
  dim,
  dome,
  drop,
  drum,
  e,
  earth,
  flag,
  heart,
  ladder,
  lander,
  man,
  mast,
  note,
  nut,
  p,
  r,
  rays,
  rock,
  rocket,
  rover,
  row,
  shadow,
  spark,
  star,
  tent,
  truck,
  wheel,
  windows,
} from "../../../art/parts";

export const expeditions: SceneBook = {
  // First Expedition, two or three: one small lander
  "X0-1": [
    "trip",
    { earth: [122, 22, 11] },
    () => [
      shadow(46, 96),
      lander(62, 77, 1.2),
      ladder(60, 77, 12),
      man(96, 81, 1.5, "high"),
      flag(102, 81, 44, "oblong", "acc", 1.2),
      man(118, 83, 1.35, "wave", true),
      man(32, 82, 1.3, "fore"),
      p("D", "M40 70h10v7H40z"),
    ],
  ],
  // First Expedition, four or five: a ship and a whole crew
  "X0-2": [
    "trip",
    { earth: [26, 22, 11] },
    () => [
      shadow(56, 92),
      rocket(74, 74, 1.45),
      p("D", "M58 77l4-8h24l4 8z"),
      man(26, 82, 1.35, "wave"),
      man(44, 84, 1.3, "down", false, "acc", false, "D"),
      man(104, 84, 1.35, "high", true),
      man(120, 82, 1.25, "down", true, "acc", false, "D"),
      man(134, 84, 1.2, "wave", true),
    ],
  ],
  // Hyped: confetti and a trumpet
  "X1-1": [
    "trip",
    {},
    () => [
      row(26, (i) =>
        at(
          10 + ((i * 37) % 134),
          8 + ((i * 23) % 44),
          1,
          r(["cY", "cP", "wt", "lf2", "hot"][i % 5]!, -1.6, -1, 3.2, 2),
          i * 47,
        ),
      ),
      shadow(60, 96),
      man(76, 76, 2.1, "up"),
      man(40, 66, 1.6, "up", false, "acc", false, "D"),
      man(114, 68, 1.6, "up", true, "wt2", false, "D"),
      e("sh", 40, 82, 14, 2.5),
      e("sh", 114, 82, 14, 2.5),
      p("W", "M90 42l14-8 2 10-15 1z") + p("lnW", "M108 34l5-3M109 39h6M108 44l5 2"),
    ],
  ],
  // Generous: a present with a bow
  "X1-2": [
    "trip",
    { earth: [24, 22, 9] },
    () => [
      shadow(30, 120),
      man(46, 81, 2.1, "give"),
      man(110, 81, 2.1, "up", true, "acc", false, "D"),
      at(
        77,
        72,
        1,
        box(0, 0, 26, 20, 1, 0.3, "cR", "D2") +
          r("ch", -3, -20, 6, 20) +
          r("ch", -14, -23, 28, 5, 1) +
          p("ch", "M0-23q-12-2-10-9 7-2 10 9zM0-23q12-2 10-9-7-2-10 9z"),
      ),
      heart(76, 28, 0.8),
      heart(88, 20, 0.5),
    ],
  ],
  // Frugal: every coin into the pig
  "X1-3": [
    "trip",
    {},
    () => [
      shadow(62, 118),
      man(40, 82, 2, "high"),
      at(
        92,
        78,
        1,
        p("D", "M-18-6h6v8h-6zM8-6h6v8H8z") +
          e("cP", -2, -18, 26, 17) +
          p("rs", "M6-34a26 17 0 0 1-6 33q16-14 6-33z") +
          e("cP", 22, -18, 7, 8) +
          e("rs", 27, -17, 3, 5) +
          p("cP", "M8-34l8-6 4 10z") +
          c("D", 15, -24, 1.6) +
          p("D", "M-10-35.5h12v2h-12z") +
          p("lnR", "M-28-20q-7-2-5-8 4 0 3 4"),
      ),
      c("ch", 86, 32, 6),
      `<circle class="lnd" cx="86" cy="32" r="3.5" opacity=".5"/>`,
      r("ch2", 124, 76, 12, 2.5, 1) + r("ch", 125, 73.5, 12, 2.5, 1) + r("ch2", 124, 71, 12, 2.5, 1),
      r("cu2", 36, 64, 5, 4),
      r("acc", 41, 70, 4, 4),
    ],
  ],
  // Haggling: scales between two stubborn heads
  "X1-4": [
    "trip",
    {},
    () => [
      shadow(24, 128),
      man(24, 82, 2, "fore"),
      man(128, 82, 2, "fore", true, "acc", false, "D"),
      p("D", "M74.5 30h3v48h-3zM64 77h24v3H64z"),
      c("W", 76, 28, 3),
      p("lnW", "M50 42 102 26"),
      p("lnG", "M50 42l-9 16M50 42l9 16M102 26l-9 18M102 26l9 18"),
      p("M", "M39 58h22q-2 7-11 7t-11-7z") + p("M", "M91 44h22q-2 7-11 7t-11-7z"),
      nut(46, 54, 0.8) + nut(55, 54, 0.8, "cu"),
      drop(102, 38, 0.9),
    ],
  ],
  // Hitchhiking: a thumb out at the road
  "X1-5": [
    "trip",
    { earth: [24, 24, 9] },
    () => [
      p("g7", "M-4 92q60-20 160-20v7Q70 80 30 94z"),
      p("lnY", "M14 91q50-13 140-15"),
      man(42, 77, 2.2, "give"),
      p("amL", "M60 59l1.5-4"),
      box(28, 80, 14, 16, 2, 0.3, "cR", "D2"),
      p("lnD", "M24 64v-4h8v4"),
      rover(112, 80, 1.4, true),
      p("bm", "M88 66 52 78h20l18-8z"),
      p("aw", "M140 66h10v1.5h-10zM142 72h8v1.5h-8z"),
    ],
  ],
  // Untidy: the tent and what fell out of it
  "X1-6": [
    "trip",
    {},
    () => [
      shadow(30, 96),
      tent(60, 78, 1.9),
      man(110, 80, 1.8, "hip", true),
      drum(30, 84, 10, 8, "cB", "D2"),
      at(92, 84, 1, r("M", -6, -5, 12, 5, 1), 18),
      at(44, 86, 0.6, nut(0, 0, 1, "S")),
      p("cP", "M76 84h8v-4h4v7h-12z"),
      at(126, 84, 1, box(0, 0, 14, 8, 1, 0.3, "cu", "cu2") + p("cu", "M-7-8l-4-5 8-2 4 7z")),
      wheel(20, 74, 5),
      p("lnD", "M132 70l10 6M136 66l-4 8"),
      c("hot", 104, 87, 2.5),
      p("lnG", "M12 84q6-4 10 0t10 0"),
      p("L", "M64 88l8-2 1 4-8 1z"),
      r("leaf", 140, 80, 6, 7, 1),
      p("lnd", "M60 40V28"),
      p("cR", "M60 28l10 3-10 3z"),
    ],
  ],
  // Insightful: a lamp goes on
  "X2-1": [
    "trip",
    {},
    () => [
      p("g7", "M46 82l6-14 12-6 24 1 14 19z") + p("g6", "M52 68l12-6 24 1 2 5-20 3z"),
      man(68, 64, 2, "high", false, "L", true),
      c("hal", 98, 26, 17),
      p("W", "M93 34q0-4-3-7a10.5 10.5 0 1 1 16 0q-3 3-3 7z"),
      p("M", "M93.5 35h9v4h-9z"),
      rays(98, 22, 14.5, 19, 9, "lnW", 180, 360),
      p("P", "M104 76l18-3 3 8-18 3z") + p("ln", "M109 78l10-2M110 81l10-2"),
      rock(36, 82, 0.8),
    ],
  ],
  // Psychic: afloat, and the stones with it
  "X2-2": [
    "trip",
    { night: true },
    () => [
      dim(0.5, `<ellipse class="lnV" cx="76" cy="42" rx="48" ry="26"/>`),
      dim(0.8, `<ellipse class="lnV" cx="76" cy="42" rx="36" ry="19"/>`),
      e("sh", 80, 83, 26, 4),
      at(
        76,
        64,
        2.1,
        p("M", "M-9-3q-2-4 3-4.5H6q5 .5 3 4.5-3 2-9 2t-9-2z") +
          man(0, 0, 1, "out", false, "L", "none") +
          p("L", "M-7-3q2-3 7-1 5-2 7 1-3 2-7 1-4 1-7-1z"),
      ),
      c("hal", 76, 12, 11),
      spark(76, 12, 1.5, "vi"),
      spark(76, 12, 0.8, "aw"),
      rock(28, 44, 1),
      rock(124, 40, 1.1),
      rock(46, 74, 0.7),
      rock(108, 74, 0.8),
      at(18, 66, 0.9, crate(0, 0, 10), 14),
      nut(136, 64, 0.9, "S"),
    ],
  ],
  // Well-stocked: a load rover under a hill of goods
  "X2-3": [
    "trip",
    { earth: [130, 20, 9] },
    () => [
      shadow(28, 126),
      truck(
        74,
        80,
        1.9,
        crate(-15, -12, 11, 10, "cu") +
          crate(-4, -12, 10, 9, "M") +
          drum(5, -12, 8, 9, "cB", "D2") +
          crate(-10, -22, 10, 8, "ch") +
          drum(0, -21, 8, 9, "leaf", "lfd") +
          crate(-5, -30, 9, 7, "cR") +
          p("lnd", "M-22-12Q-6-52 9-12"),
      ),
    ],
  ],
  // Diplomatic: hands across the table
  "X2-4": [
    "trip",
    {},
    () => [
      shadow(26, 128),
      flag(22, 80, 58, "oblong", "cB", 1.3),
      r("D", 129, 22, 1.8, 58),
      at(129, 23, 1.3, p("leaf", "M0 0h-13v8H0z")),
      man(56, 81, 2.2, "give"),
      man(98, 81, 2.2, "give", true, "acc", false, "D"),
      c("hal", 77, 62, 10),
      c("L", 77, 63, 3.2),
      p("L", "M70 28h14v10H70z") + p("lnd", "M72.5 31h9M72.5 34h6") + c("cR", 81, 37, 2),
    ],
  ],
  // Merry: a tune round the lamp
  "X2-5": [
    "trip",
    {},
    () => [
      e("bm", 76, 80, 46, 9),
      c("hal", 76, 66, 16),
      p("hot", "M66 78q-2-10 6-14 0 4 3 5 1-8 5-11 0 8 5 11t1 9z") + p("W", "M71 78q0-6 4-8 4 2 5 8z"),
      p("cu2", "M62 78l28 3v3l-28-3zM90 78l-28 3v3l28-3z"),
      man(34, 82, 1.9, "up", false, "cP", false, "D"),
      man(54, 70, 1.4, "wave", false, "L"),
      man(118, 82, 1.9, "give", true, "L"),
      at(112, 66, 1, e("cu", -2, 2, 7, 6) + e("cu", 6, -2, 5, 4.5) + c("D", -2, 2, 2) + p("lnD", "M4-1 20-12"), 180),
      man(98, 70, 1.4, "up", true, "wt2", false, "D"),
      note(74, 28, 1, "W"),
      note(92, 20, 0.8, "W"),
      note(56, 22, 0.7, "W"),
    ],
  ],
  // Showy: cape and spotlight
  "X2-6": [
    "trip",
    { night: true },
    () => [
      p("bm", "M10-2h12l64 80H48zM142-2h-12L66 78h38z"),
      e("L", 76, 80, 42, 7),
      e("M", 76, 82.5, 42, 7),
      e("L", 76, 79, 42, 7),
      p("cR", "M66 48q-16 16-18 32 10-3 16 0l8-28zM86 48q10 10 12 24l-8 2-8-22z"),
      man(76, 80, 2.5, "up", false, "L", false, ""),
      p("W", "M76 8l2.5 6 6.5.5-5 4 1.5 6.5-5.5-3.5-5.5 3.5 1.5-6.5-5-4 6.5-.5z"),
      spark(44, 32, 0.8),
      spark(112, 36, 0.9),
      spark(34, 56, 0.5),
      spark(120, 58, 0.6),
      spark(58, 22, 0.5),
      spark(98, 24, 0.5),
    ],
  ],
  // Reckless: the road ends, the rover does not
  "X3-1": [
    "trip",
    { ground: "none", earth: [26, 18, 8] },
    () => [
      p("g0", "M0 66l30-6 40 6 40-8 42 6v28H0z"),
      p("cv", "M40 60h90v32H40z"),
      p("g7", "M40 92V70q40 14 90 0v22z"),
      p("g5", "M0 92V58h42l10 5-5 10 7 19z") + p("g6", "M42 58l10 5-5 10 7 19H40l-5-18z"),
      p("g5", "M152 92V64l-30 2-8 8 5 18z") + p("g6", "M122 66l-8 8 5 18h8l-5-14z"),
      p("stm", "M30 46l22-8M26 54l22-8M38 36l12-4"),
      at(82, 50, 1.5, rover(0, 0, 1), -18),
      rock(56, 66, 0.5),
      rock(62, 76, 0.4),
      nut(98, 70, 0.5, "S"),
      flag(22, 58, 20, "triangle", "cR", 0.7),
      spark(116, 22, 0.8),
      spark(126, 32, 0.5),
    ],
  ],
  // Sentimental: looking home
  "X3-2": [
    "trip",
    { flat: true },
    () => [
      earth(94, 34, 27),
      p("g7", "M16 92l4-12 10-8 26-1 12 9 6 12z") + p("g6", "M20 80l10-8 26-1 4 4-26 5z"),
      man(42, 73, 2.1, "give", false, "L", true),
      at(62, 55, 1, r("L", -4, -6, 11, 10, 1) + heart(1.5, -1, 0.5)),
      heart(78, 40, 0.7),
      heart(91, 46, 0.45),
    ],
  ],
  // Proud: the top, the flag
  "X3-3": [
    "trip",
    { flat: true, earth: [24, 26, 8] },
    () => [
      p("g5", "M10 92 40 62l10 4 22-30 12 0 18 26 8-2 32 32z") + p("g6", "M78 36h6l18 26 8-2 32 32h-40L90 62z"),
      man(76, 37, 1.6, "hip"),
      flag(88, 38, 32, "swallow", "cR", 1.35),
      star(60, 10, 1.2),
      man(38, 64, 0.8, "up", false, "acc"),
    ],
  ],
  // Lavish: a parasol, a couch, a fountain of bubbles
  "X3-4": [
    "trip",
    { earth: [24, 22, 9] },
    () => [
      shadow(30, 110),
      p("D", "M69 18h2v60h-2z"),
      p("cP", "M34 32q6-20 36-20t36 20z") + p("aw", "M52 32q2-14 18-20-10 6-8 20zM78 32q4-12-8-20 18 6 20 20z"),
      p("cR", "M36 76V60q2-4 6 0l6 8h38q6 0 6 4v4z") + p("cu2", "M40 76h4v5h-4zM84 76h4v5h-4z"),
      at(58, 70, 1.7, man(0, 0, 1, "high", false, "L", true), -14),
      p("gl2", "M72 40h6l-1.5 6h-3z") + p("lnG", "M75 46v4"),
      p("cu", "M104 80V64h26v16z") +
        p("cu2", "M122 64h8v16h-8z") +
        p("cu", "M103 64q0-12 14-12t14 12z") +
        p("cu2", "M122 53q9 2 9 11h-9z") +
        r("ch", 103, 63, 28, 3) +
        r("ch", 114, 62, 6, 7, 1),
      c("ch", 108, 62, 3) + c("ch", 113, 60, 3) + nut(121, 60, 0.5, "M") + drop(126, 59, 0.4),
      spark(104, 46, 0.7),
      spark(132, 44, 0.6),
    ],
  ],
  // Nostalgic: the first lander, and a gramophone
  "X3-5": [
    "trip",
    { earth: [24, 22, 10] },
    () => [
      shadow(76, 132),
      lander(106, 78, 1.25),
      flag(138, 80, 30, "oblong", "aw", 0.8),
      man(36, 82, 1.9, "down"),
      box(62, 82, 20, 12, 1, 0.3, "cu", "cu2"),
      at(62, 70, 1, p("ch", "M0 0q2-12 12-18l8 12Q8-4 4 0z") + p("ch2", "M12-18l8 12q2-6-1-10t-7-2z")),
      e("D", 60, 69.5, 8, 2),
      note(84, 38, 0.9, "W"),
      note(72, 28, 0.7, "W"),
      row(4, (i) => e("g7", 82 + i * 7, 88 - (i % 2) * 3, 2, 1)),
    ],
  ],
  // Sharp-eyed: far-off things, close at hand
  "X3-6": [
    "trip",
    { flat: true },
    () => [
      p("bm", "M62 34 152 12v40z"),
      p("g5", "M0 92V70l20-6 36 2 12 10 2 16z") + p("g6", "M56 66l12 10 2 16H58z"),
      man(40, 66, 2.1, "fore"),
      at(58, 34, 1, r("S", -6, -5, 12, 10, 2) + r("M", 4, -6, 7, 12, 2) + r("gl2", 10, -5, 2, 10, 1), -6),
      p("g0", "M96 70l16-8 14 4 26-6v20H96z"),
      at(
        130,
        64,
        0.9,
        dome(0, 0, 12, 12) + windows(-6, -7, 2, 1, 7, 1, 4, 4) + mast(16, 0, 6, 26, 4) + c("W", 16, -27, 2),
      ),
      spark(118, 32, 0.9),
      p("g1", "M70 92V80q40-4 82-2v14z"),
    ],
  ],
};
