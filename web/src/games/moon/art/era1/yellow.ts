/** Era I, landing: the yellow cards. */
import type { SceneBook } from "../../../../art/book";
import {
  at,
  box,
  c,
  dice,
  e,
  flag,
  flask,
  gravel,
  heap,
  man,
  mast,
  nut,
  p,
  pot,
  r,
  rays,
  rock,
  rover,
  row,
  shadow,
  spark,
  star,
  steam,
  table,
  windows,
} from "../../../../art/parts";

export const yellow: SceneBook = {
  // Bunk Row: a hull cut open, beds upon beds
  "S1-08": [
    "yellow",
    { earth: [130, 16, 9] },
    () => [
      shadow(18, 134),
      p("L", "M20 77V44q0-16 16-16h80q16 0 16 16v33z"),
      p("S", "M112 28h4q16 0 16 16v33h-12V44q0-10-8-16z"),
      p("D", "M28 77V46q0-10 10-10h74q10 0 10 10v31z"),
      row(3, (i) => {
        const x = 32 + i * 31;
        return (
          row(2, (j) => {
            const y = 53 + j * 18;
            const hue = ["acc", "wt2", "cP", "leaf", "acc", "wt2"][i * 2 + j]!;
            return (
              r("M", x, y, 26, 2.5) +
              p(hue, `M${x + 8} ${y}q2-6 8-5t10 1v4z`) +
              r("L", x + 1, y - 3, 6, 3, 1.5) +
              c("cu", x + 5, y - 4, 2.4)
            );
          }) + p("lnD", `M${x} 40v36M${x + 26} 40v36`)
        );
      }),
      p("W", "M59 38h3v5h-3zM90 38h3v5h-3z"),
      r("acc", 20, 76, 112, 2.5),
    ],
  ],
  // Gravel Road: a bend between stones
  "S1-09": [
    "yellow",
    {},
    () => [
      p("g7", "M-6 94q20-12 56-16t44-8-2-9-22-5h14q26 2 30 9t-12 13-26 9-20 7z"),
      p("D2", "M4 94q16-10 52-14t46-9 0-11-26-4h8q26 2 29 9t-13 12-24 9-18 8z"),
      pebbles(),
      gravel(6, 78, 30, "a"),
      gravel(112, 82, 34, "b"),
      gravel(84, 90, 40, "d"),
      rock(22, 79, 1.4),
      rock(12, 82, 0.9),
      rock(134, 82, 1.4),
      heap(42, 70, 34, 18),
      man(60, 71, 1, "fore", true, "acc"),
      p("lnD", "M53 62l-9 6"),
      at(88, 80, 1, rover(0, 0, 1.15), -4),
      flag(120, 66, 36, "triangle"),
    ],
  ],
  // Tool Crib: a board of tools behind a counter
  "S1-10": [
    "yellow",
    { room: false },
    () => [
      shadow(28, 122),
      r("D2", 32, 26, 88, 50),
      p("acc", "M26 28 36 16h80l10 12z") + p("rs", "M96 16h20l10 12h-22z"),
      p("L", "M42 34h4v5l3 2-3 2v16h-4V43l-3-2 3-2z"),
      at(60, 46, 1, p("cu", "M-1.5-8h3V14h-3z") + p("L", "M-8-13H6l3 3-3 3H-8z")),
      at(80, 46, 1, p("L", "M-2-4h4v18h-4z") + p("L", "M-6-12v6l4 3h4l4-3v-6l-3 1v4h-6v-4z")),
      at(
        102,
        46,
        1,
        p("L", "M-12-10H8v4q-6 9-20 9z") +
          p("cu", "M6-12h7v13h-4v-7H6z") +
          p("lnd", "M-10 3l2-2 2 1.5 2-2 2 1.5 2-2 2 1"),
      ),
      r("M", 28, 62, 96, 4),
      box(76, 77, 90, 12, 1, 0.26),
      p("acc", "M31 70h64v3H31z"),
      box(48, 62, 18, 7, 1, 0.3, "cR", "D"),
      p("lnD", "M43 55v-3h10v3"),
      nut(90, 59, 0.6) + nut(99, 59, 0.6, "cu") + nut(108, 59, 0.6),
    ],
  ],
  // Soup Counter: the big pot under an awning
  "S1-11": [
    "yellow",
    {},
    () => [
      shadow(30, 118),
      p("D", "M36 40h3v36h-3zM113 40h3v36h-3z"),
      man(56, 72, 1.5, "fore", false, "L"),
      p("acc", "M28 38 38 20h76l10 18z"),
      p("aw", "M46 20h10l-4 18H40zM70 20h11v18H68zM94 20h10l8 18h-13z"),
      row(8, (i) => p(i % 2 ? "L" : "acc", `M${28 + i * 12} 38h12a6 6 0 0 1-12 0z`)),
      box(76, 77, 92, 18, 1, 0.26),
      r("M", 27, 57, 98, 4),
      pot(82, 57, 1.35),
      p("lnD", "M82 42 92 34"),
      steam(74, 40, 0.7),
      steam(88, 40, 0.6),
      p("L", "M104 51h12q-1 6-6 6t-6-6z") + p("cR", "M105 51h10l-.5 1.5h-9z"),
      p("acc", "M30 66h68v3H30z"),
    ],
  ],
  // Star Desk: telescope, lamp and chart
  "S1-12": [
    "yellow",
    { night: true },
    () => [
      shadow(34, 120),
      p("lnW", "M24 20 38 12 50 24 46 38"),
      star(24, 20, 1.8),
      star(38, 12, 1.8),
      star(50, 24, 1.8),
      star(46, 38, 1.6),
      p("lnD", "M94 60 86 77M94 60l8 17M94 60v-8"),
      at(
        92,
        48,
        1,
        r("L", -26, -6, 44, 12, 2) +
          r("S", -26, 1, 44, 5, 2) +
          r("M", 16, -8, 10, 16, 1.5) +
          r("D", -34, -3, 9, 6, 1) +
          r("acc", -8, -6, 4, 12),
        -32,
      ),
      man(40, 70, 1.5, "fore", false, "L", true),
      p("cu2", "M32 66h14v2.5H32zM34 68h2v9h-2zM42 68h2v9h-2z"),
      table(58, 77, 40, 17),
      p("L", "M34 58l16-1 3 2H36z") + p("lnd", "M40 57.5l5-5"),
      p("lnD", "M66 58V46l-7-4") + p("W", "M53 40l8-2 1 6-6 2z"),
      p("bm", "M54 45l6-2 2 15H42z"),
    ],
  ],
  // Cable Tram: a cabin between two pylons
  "S1-13": [
    "yellow",
    {},
    () => [
      shadow(12, 34, 79),
      shadow(112, 138, 74),
      mast(24, 79, 20, 60, 4, 6),
      mast(126, 74, 18, 62, 4, 6),
      p("lnD", "M-2 24 24 18Q76 34 126 11l28-6"),
      p("lnd", "M-2 27 24 22q52 14 102-7"),
      p("lnD", "M72 26v12M66 28l14-2"),
      c("D", 67, 27, 2.2),
      c("D", 79, 26, 2.2),
      r("acc", 52, 37, 42, 4, 2),
      box(73, 66, 44, 26, 5),
      p("acc", "M51 56h44v4H51z"),
      r("gl2", 55, 43, 10, 10, 1),
      r("gl2", 67, 43, 10, 10, 1),
      r("gl2", 82, 43, 9, 10, 1),
      c("D", 72, 49, 3) + c("L", 60, 49.5, 2.6),
      e("sh", 84, 83, 26, 3),
    ],
  ],
  // Test Kitchen: pan and flask on one stove
  "S1-14": [
    "yellow",
    { room: true, ground: "floor" },
    () => [
      r("M", 20, 12, 112, 3),
      row(5, (i) => bottle(30 + i * 9, 12, i)),
      p("M", "M62 6h28v10l8 12H54l8-12z") + p("S", "M80 6h10v10l8 12H84z"),
      box(76, 79, 96, 24, 1, 0.3),
      r("D", 26, 52, 100, 4, 1),
      p("D", "M36 60h26v15H36z") + p("hot", "M39 63h20v9H39z") + p("lnd", "M38 66h22M38 70h22"),
      p("D", "M40 46h24v4q0 3-3 3H43q-3 0-3-3zM64 46h14v2.5H64z"),
      p("ch", "M42 44q10-4 20 0v2H42z"),
      p("hot", "M46 56q2-4 4 0zM54 56q2-4 4 0z"),
      flask(94, 52, 1.5, "vi"),
      c("vi", 94, 24, 2) + c("vi", 98, 18, 1.5),
      flask(113, 52, 0.9, "leaf"),
      man(20, 82, 1.7, "fore"),
      p("L", "M14 50q-4-7 3-8 4-5 8 0 7 1 3 8z"),
      steam(52, 40, 0.7),
    ],
  ],
  // Shift Barracks: one half sleeps, one half works
  "S1-15": [
    "yellow",
    {},
    () => [
      shadow(18, 134),
      box(48, 77, 56, 42, 2, 0, "L"),
      box(104, 77, 56, 42, 2, 0.4, "M", "S"),
      p("acc", "M18 36 22 30h108l4 6z"),
      p("P", "M26 42h6v7h-6zM37 42h6v7h-6zM26 56h6v7h-6zM37 56h6v7h-6zM48 56h6v7h-6z"),
      p("D2", "M48 42h6v7h-6z"),
      windows(96, 42, 3, 2, 11, 14, 6, 7),
      r("D", 62, 22, 28, 55, 2),
      c("L", 76, 38, 11),
      c("D", 76, 38, 9.5),
      p("aw", "M76 28.5a9.5 9.5 0 0 1 0 19z"),
      p("lnW", "M76 38v-6M76 38l4 3"),
      r("W", 71, 60, 10, 17),
      p("D", "M75.5 60h1v17h-1z"),
      p("lnW", "M30 15a6 6 0 1 0 6 8 5 5 0 0 1-6-8z"),
      c("W", 118, 18, 4),
      rays(118, 18, 6.5, 9.5, 8),
      man(90, 81, 1, "down"),
      man(62, 81, 1, "down", true, "acc"),
    ],
  ],
  // Rivet School: the board, the beam, the hammer
  "S1-16": [
    "yellow",
    {},
    () => [
      shadow(34, 110),
      p("cu2", "M40 70l-4 8h3l4-8zM96 70l4 8h-3l-4-8z"),
      r("cu", 32, 18, 72, 46, 1.5),
      r("D", 35, 21, 66, 40),
      at(60, 40, 1, p("L", "M-12-4a10 9 0 0 1 20 0z") + r("L", -6, -4, 8, 16) + p("ln", "M-16-4h28M-2-18v36")),
      p("ln", "M80 30h14M80 36h10M80 42h14"),
      man(114, 79, 1.6, "high", true, "L"),
      p("lnD", "M108 50 90 42"),
      at(
        50,
        80,
        1,
        r("S", -32, -7, 64, 9) +
          r("M", -32, -8, 64, 2.5) +
          r("M", -32, 1, 64, 2.5) +
          row(8, (i) => c("L", -27 + i * 8, -2, 1.8)),
      ),
      man(30, 73, 1.1, "fore", false, "acc"),
      p("lnD", "M38 63l8 5") + r("D", 43, 64, 7, 5),
      spark(51, 70, 0.9),
    ],
  ],
};

function bottle(x: number, y: number, i: number): string {
  return p(["cR", "leaf", "gl2", "ch", "vi"][i % 5]!, `M${x} ${y}v-6l1-1v-2h3v2l1 1v6z`);
}

/** Small stones along the bend of a road. */
function pebbles(): string {
  const d = dice("pebbles");
  return row(46, (i) => {
    const t = i / 46;
    const x = t < 0.7 ? 14 + t * 128 : 104 - (t - 0.7) * 80;
    const y = t < 0.7 ? 92 - t * 26 : 73 - (t - 0.7) * 50;
    return c(["M", "S", "L"][i % 3]!, x + d() * 10 - 5, y + d() * (6 - t * 4) - 3, 0.7 + d() * 0.7);
  });
}
