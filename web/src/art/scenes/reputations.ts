/** The reputations: one emblem each, before a bronze disc, a silver hexagon or a golden star. */
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
  cloth,
  crate,
  dim,
  dome,
  drop,
  e,
  earth,
  flask,
  gear,
  heart,
  house,
  man,
  note,
  nut,
  p,
  panel,
  r,
  rays,
  rock,
  rocket,
  rover,
  row,
  shadow,
  silo,
  spark,
  sprout,
  steam,
  tank,
  wheel,
  windows,
} from "../parts";

const flat = { flat: true, room: true } as const;

export const reputations: SceneBook = {
  // Versatile: four card signs in the air
  "RB-1": [
    "bronze",
    flat,
    () => [
      shadow(66, 90, 80),
      man(76, 81, 2.3, "up"),
      c("cB", 46, 40, 8),
      c("aw", 46, 40, 2.5),
      p("cY", "M56 10h14v18l-7-5-7 5z"),
      p("cP", "M88 8l9 9-9 9-9-9z"),
      c("aw", 88, 17, 2.5),
      r("cG", 98, 32, 15, 15, 2),
      c("aw", 105.5, 39.5, 2.5),
      p("lnG", "M50 28q2-6 5-8M98 16q6 4 8 10"),
    ],
  ],
  // Innovative: a rocket out of a flask
  "RB-2": [
    "bronze",
    flat,
    () => [
      shadow(54, 98, 80),
      flask(76, 81, 2.9, "vi"),
      rocket(76, 34, 0.62, "cR"),
      p("W", "M72 37h8l-4 10z"),
      c("aw", 68, 72, 2) + c("aw", 80, 68, 2.5) + c("aw", 86, 75, 1.8),
      spark(54, 28, 0.8),
      spark(100, 30, 0.8),
      gear(112, 72, 10, 9, "S"),
      gear(36, 74, 8, 8, "M"),
    ],
  ],
  // Self-reliant: one hut with all it needs
  "RB-3": [
    "bronze",
    flat,
    () => [
      shadow(40, 116),
      dome(76, 78, 27, 30),
      windows(62, 60, 2, 1, 10, 1, 6, 7),
      r("D", 84, 62, 9, 16, 2),
      p("acc", "M49 75h54v3H49z"),
      panel(38, 79, 0.85),
      tank(120, 79, 9, "wt"),
      p("lnP", "M103 70h8"),
      man(90, 83, 1.3, "give"),
      p("S", "M101 68h8v6h-8zM109 69l4-3v2l-4 4z") + drop(115, 74, 0.3),
      sprout(118, 84, 1.3),
      bush(54, 82, 0.6),
      c("W", 76, 46, 2.5),
      p("lnd", "M76 48v2"),
    ],
  ],
  // Neighbourly: a pie over the fence
  "RB-4": [
    "bronze",
    flat,
    () => [
      house(30, 76, 34, 22, "cR"),
      house(122, 76, 34, 22, "cB"),
      windows(20, 60, 2, 1, 12, 1, 6, 7),
      windows(112, 60, 2, 1, 12, 1, 6, 7),
      man(58, 81, 1.9, "give"),
      man(96, 81, 1.9, "wave", true, "cB", false, "D"),
      p("L", "M56 72h4v12h-4zM66 70l2-2 2 2v14h-4zM75 70l2-2 2 2v14h-4zM84 70l2-2 2 2v14h-4zM94 70l2-2 2 2v14h-4z") +
        r("M", 54, 75, 44, 2.5),
      at(76, 63, 1, p("cu", "M-9 0l2 5H7l2-5z") + p("ch", "M-9 0q9-7 18 0z") + e("M", 0, 5.5, 10, 1.5)),
      heart(77, 38, 0.9),
    ],
  ],
  // Hospitable: the door stands open
  "RB-5": [
    "bronze",
    flat,
    () => [
      shadow(44, 112),
      dome(76, 79, 38, 50),
      p("D", "M58 79V52a18 18 0 0 1 36 0v27z"),
      p("W", "M62 79V53a14 14 0 0 1 28 0v26z"),
      p("M", "M90 53l14 4v26l-14-4z") + c("D", 101, 70, 1.2),
      man(74, 79, 1.7, "out", false, "cR", false, ""),
      p("bm", "M60 79h32l14 12H44z"),
      p("acc", "M62 82h28l5 6H56z"),
      p("lnd", "M76 29V20"),
      c("W", 76, 19, 2.5),
      bush(34, 81, 0.8),
      bush(120, 82, 0.8),
      windows(46, 60, 1, 1, 1, 1, 6, 7),
    ],
  ],
  // Well-fed: knife, fork and a full plate
  "RB-6": [
    "bronze",
    flat,
    () => [
      e("sh", 80, 76, 40, 8),
      e("L", 76, 70, 38, 12),
      e("M", 76, 70, 28, 8),
      p("cu", "M56 68q0-22 22-24 20 2 20 24-20 8-42 0z") + p("cu2", "M82 44.5q16 4 16 23.5-8 3-16 4 10-16 0-27.5z"),
      p("leaf", "M50 70q4-6 10-2-3 6-10 2z") + c("cR", 102, 68, 4) + c("cR", 98, 72, 3),
      p("L", "M100 52l12-8 3 4-12 8z") + c("L", 115, 43, 3) + c("L", 117, 47, 3),
      steam(70, 38, 0.9),
      steam(84, 36, 0.8),
      p("S", "M24 40h2v12h2V40h2v12h2V40h2v14q0 3-3 3v24h-4V57q-3 0-3-3z"),
      p("S", "M122 38q8 6 6 24h-3v19h-4V38z"),
    ],
  ],
  // Thrifty: a jar, nearly full
  "RB-7": [
    "bronze",
    flat,
    () => [
      shadow(50, 102, 81),
      r("gl", 50, 26, 52, 56, 9),
      nut(64, 74, 0.9),
      nut(78, 74, 0.9, "cu"),
      drop(91, 72, 0.9),
      blade(61, 60, 0.8),
      bolt(76, 60, 0.9, "ch2"),
      nut(90, 58, 0.8),
      drop(66, 46, 0.8),
      blade(83, 45, 0.7),
      `<rect class="lnG" x="50" y="26" width="52" height="56" rx="9"/>`,
      p("shn", "M56 72V38"),
      box(76, 26, 48, 9, 2, 0.3, "cu", "cu2"),
      r("D", 66, 16, 16, 2, 1) + c("ch", 74, 11, 5) + r("cu", 66, 18, 16, 2),
      man(120, 84, 1.3, "high", true),
    ],
  ],
  // Connected: five signs on one net
  "RB-8": [
    "bronze",
    flat,
    () => [
      p("lnP", "M76 44 42 30M76 44l34-14M76 44 48 68M76 44l28 24M76 44V12M42 30 76 12l34 18M42 30l6 38h56l6-38"),
      row(5, (i) => {
        const [x, y] = (
          [
            [76, 14],
            [110, 31],
            [104, 68],
            [48, 68],
            [42, 31],
          ] as const
        )[i]!;
        return c("L", x, y, 10.5) + cloth(x - 5.5, y - 4, FLAGS[i]!, FLAGP[i]!, 0.85);
      }),
      c("D", 76, 44, 9),
      c("W", 76, 44, 4),
    ],
  ],
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
