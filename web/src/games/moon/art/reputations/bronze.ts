/** The bronze reputations. */
import type { SceneBook } from "../../../../art/book";
import {
  FLAGP,
  FLAGS,
  at,
  blade,
  bolt,
  box,
  bush,
  c,
  cloth,
  dome,
  drop,
  e,
  flask,
  gear,
  heart,
  house,
  man,
  nut,
  p,
  panel,
  r,
  rocket,
  row,
  shadow,
  spark,
  sprout,
  steam,
  tank,
  windows,
} from "../../../../art/parts";

const flat = { flat: true, room: true } as const;

export const bronze: SceneBook = {
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
};
