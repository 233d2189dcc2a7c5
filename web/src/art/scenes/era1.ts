/** Era I, landing: tents, sheds, what came in the first crates. */
import type { SceneBook } from "../book";
import {
  arm,
  at,
  bolt,
  box,
  bush,
  c,
  chimney,
  crate,
  dice,
  dish,
  drop,
  e,
  flag,
  flask,
  garland,
  gear,
  gravel,
  heap,
  ice,
  ladder,
  lamp,
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
  screen,
  shadow,
  silo,
  spark,
  sprout,
  star,
  steam,
  table,
  waves,
  wheel,
  windows,
} from "../parts";

export const era1: SceneBook = {
  // Solar Blanket: a quilt of cells over a hummock, still being unrolled
  "S1-01": [
    "blue",
    { earth: [132, 22] },
    () => [
      heap(70, 79, 120, 34, "g6", "g7"),
      p("P", "M16 80Q34 78 46 56q8-13 24-13 18 0 25 14 9 20 25 23l-4 7Q92 86 70 86T14 87z"),
      p("PL", "M16 80Q34 78 46 56q8-13 24-13l-3 5q-10 0-15 11-10 20-34 23z"),
      p(
        "ln",
        "M34 72q34-14 72 0M26 79q44-14 88 2M42 62q28-14 56 0M50 51q20-10 40 0M56 46Q48 60 38 86M70 43v43M84 46q8 16 18 40M63 44Q58 62 54 86M77 44q6 20 9 42",
      ),
      at(
        122,
        82,
        1,
        e("PL", 0, -3, 4, 6.5) + r("P", -14, -9.5, 14, 13, 2) + e("PL", 0, -3, 4, 6.5) + e("P", 0, -3, 1.8, 3),
      ),
      man(134, 84, 1.25, "fore", true),
      p("lnD", "M15 84v5M46 87v3M78 87v3"),
    ],
  ],
  // Ice Drill: the kit's derrick over broken ice
  "S1-02": [
    "blue",
    {},
    () => [
      shadow(54, 112),
      ice(34, 77, 0.95),
      mast(72, 76, 34, 60, 5, 9),
      r("D", 70, 16, 4, 60),
      p("cu", "M66 70h12l-2 4h-8zM67 75h10l-2 3h-6z"),
      r("L", 66, 12, 12, 6, 1),
      box(112, 76, 30, 21, 3),
      windows(101, 60, 2, 1),
      p("lnP", "M86 60h12"),
      c("W", 72, 10, 2),
      p("ice", "M82 78l4-7 4 5 3-4 3 6z"),
    ],
  ],
  // Algae Vat: green water in a glass drum
  "S1-03": [
    "blue",
    {},
    () => [
      shadow(44, 112),
      r("gl", 48, 24, 50, 48, 4),
      p("leaf", "M48 36q8-4 16 0t17 0 17 0v36H48z"),
      p("lf2", "M52 39q6-3 10 0v30H52z"),
      c("aw", 70, 64, 2.5) + c("aw", 78, 54, 2) + c("aw", 68, 48, 1.5) + c("aw", 86, 66, 1.8) + c("aw", 88, 44, 1.4),
      p("lfd", "M84 36h14v36H84z"),
      c("aw", 88, 56, 1.6),
      p("shn", "M53 30v38"),
      box(73, 24, 58, 8, 3),
      box(73, 77, 58, 8, 2),
      p("acc", "M44 71h58v2.5H44z"),
      p("lnP", "M102 24h12v40h8M60 16V9h20v7"),
      box(124, 77, 16, 18, 2),
      c("W", 122, 66, 2.5),
      ladder(38, 76, 56),
      p("lnd", "M38 40h8M38 60h8"),
    ],
  ],
  // Ore Scoop: a digger with its bucket in the heap
  "S1-04": [
    "blue",
    {},
    () => [
      shadow(70, 130),
      heap(34, 79, 52, 26, "cu", "cu2"),
      p("ar", "M90 54 64 30 46 50"),
      p("arl", "M88.5 53 64 30.5"),
      c("D", 64, 30, 3),
      p("D", "M40 48l14 4-3 10q-6 5-15 1z"),
      p("W", "M36 63l-3 3 5-1zM41 65l-2 3 4-2z"),
      p("cu", "M41 48q6-6 13 3z"),
      box(104, 64, 38, 16, 3),
      p("L", "M96 48V34h16l8 14z"),
      p("gl2", "M99 45v-8h6v8z"),
      p("sf", "M108 34h4l8 14h-12z"),
      r("acc", 85, 56, 38, 3),
      r("D", 78, 64, 52, 13, 6.5),
      row(4, (i) => c("S", 85 + i * 12.5, 70.5, 3.5)),
      rock(62, 78, 0.6, "cu") + rock(70, 80, 0.4, "cu"),
    ],
  ],
  // Garage: two vaults, one rover in
  "S1-05": [
    "blue",
    {},
    () => [
      shadow(22, 128),
      silo(50, 77, 52, 47),
      silo(102, 77, 52, 47),
      p("D", "M32 77V58a18 18 0 0 1 36 0v19zM84 77V58a18 18 0 0 1 36 0v19z"),
      p("W", "M36 56a14 14 0 0 1 28 0z"),
      p("lnd", "M36 50h28M43 44v12M57 44v12"),
      p("M", "M84 58a18 18 0 0 1 36 0z") + p("lnd", "M85 54h34M88 48h28"),
      rover(50, 78, 1),
      wheel(92, 71, 6),
      wheel(92, 62, 4.5),
      crate(108, 77, 11, 12),
      r("acc", 24, 75, 104, 2.5),
      lamp(76, 44, 12),
    ],
  ],
  // Smelter Shed: a lean-to, a tilted ladle, a glowing stream
  "S1-06": [
    "blue",
    {},
    () => [
      shadow(28, 124),
      chimney(40, 40, 9, 28),
      steam(39, 10, 0.8),
      p("L", "M26 77V40l70-12v49z"),
      p("S", "M80 31l16-3v49H80z"),
      p("acc", "M22 42l78-14v-5L22 36z"),
      r("D", 34, 48, 44, 29),
      p("hal", "M38 77V54h36v23z"),
      at(54, 54, 1, p("S", "M-12-6H8l-3 12q-8 3-14 0z") + p("hot", "M-12-6H8l-1 3h-18z") + p("lnD", "M-2-6v-5"), 24),
      p("hot", "M62 57q4 4 3 14h-3q0-9-3-13z") + p("W", "M62 58q2.5 5 2 13h-1q0-8-2-12z"),
      p("D2", "M54 70h20l-3 7H57z") + p("W", "M55 70h18l-.5 1.5h-17z"),
      box(108, 77, 16, 5, 1, 0.4, "W", "hot"),
      box(122, 77, 10, 5, 1, 0.4, "M", "S"),
      box(112, 72, 14, 5, 1, 0.4, "M", "S"),
      c("W", 88, 46, 3),
    ],
  ],
  // Sweat Collector: somebody pedals, a hood gathers every drop
  "S1-07": [
    "blue",
    {},
    () => [
      shadow(40, 118),
      p("lnP", "M64 18V10h50v34"),
      p("M", "M38 34q26-22 52 0z") + p("S", "M72 22.5q10 3 18 11.5H72z"),
      r("acc", 36, 33, 56, 3),
      drop(44, 44, 0.7) +
        drop(53, 50, 0.55) +
        drop(78, 50, 0.55) +
        drop(86, 44, 0.7) +
        drop(46, 58, 0.45) +
        drop(86, 57, 0.45),
      p("lnA", "M52 70l8-12h18l6 12M60 58l8 12 10-12 3-8h5"),
      wheel(52, 70, 7),
      wheel(84, 70, 7),
      p("D", "M55 54h10v2.5H55z"),
      man(63, 62, 1.5, "fore", false, "L", true),
      r("gl", 102, 44, 24, 32, 3) + p("wt", "M102 58q6-3 12 0t12 0v15q0 3-3 3h-18q-3 0-3-3z") + p("shn", "M106 48v24"),
      box(114, 45, 28, 4, 1),
      bolt(114, 67, 0.9),
      r("D", 40, 76, 56, 2),
    ],
  ],
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
  // Printer: a gantry prints a vault, layer on layer
  "S1-17": [
    "pink",
    {},
    () => [
      shadow(30, 124),
      p("D", "M26 16h5v61h-5zM121 16h5v61h-5z"),
      p("acc", "M22 75h13v3H22zM117 75h13v3h-13z"),
      p("L", "M46 77V50q0-4 4-6l52-2q4 2 4 8v27z"),
      p("S", "M90 42.5l12-.5q4 2 4 8v27H90z"),
      p("lnd", "M46 70h60M46 63h60M46 56h60M46 50h60"),
      p("D", "M58 77V64a9 9 0 0 1 18 0v13z"),
      p("W", "M61 77V65a6 6 0 0 1 12 0v12z"),
      r("M", 22, 18, 108, 7, 1),
      r("S", 22, 22.5, 108, 2.5),
      box(70, 34, 18, 18, 2, 0.3, "acc", "D"),
      p("D", "M66 34h8l-2 5h-4z"),
      p("W", "M68.5 39h3l-1.5 5z"),
      p("lnP", "M79 20q20-10 30-14"),
      c("D", 110, 7, 5),
      c("S", 110, 7, 2),
    ],
  ],
  // Particle Beam: a coil gun, a thin light, a split rock
  "S1-18": [
    "pink",
    { night: true },
    () => [
      shadow(24, 84),
      p("D2", "M36 56l-7 21h6l8-19zM66 56l8 21h-6l-7-19z"),
      r("hal", 88, 40, 26, 10, 5),
      p("W", "M84 43h30v4H84z"),
      p("aw", "M84 44.3h30v1.4H84z"),
      box(30, 61, 20, 32, 4),
      r("M", 38, 40, 42, 10, 2),
      r("S", 38, 46, 42, 4),
      row(4, (i) => r("acc", 42 + i * 9.5, 32, 5.5, 26, 2) + r("rs", 45.5 + i * 9.5, 32, 2, 26, 1)),
      p("L", "M79 37l9 5v6l-9 5z"),
      windows(23, 36, 2, 1),
      p("lnP", "M30 61v12h14"),
      p("g5", "M104 78l-3-12 5-14 6-8 2 10-4 8 4 16z"),
      p("g6", "M117 78l-2-16 5-8-2-12 9 8 6 14-1 14z"),
      spark(115, 45, 2.1),
      p("g5", "M122 30l4-2 2 4-4 2zM106 30l3-2 1 4zM130 40l4 1-3 3z"),
    ],
  ],
  // Antenna: a stayed mast with cross-bars
  "S1-19": [
    "pink",
    { earth: [126, 22] },
    () => [
      shadow(62, 92),
      p("lnd", "M76 24 30 77M76 24l46 53M76 42 44 77M76 42l32 35"),
      r("L", 74, 12, 2, 65),
      r("S", 76, 12, 2, 65),
      p("lnD", "M57 26h38M60 33h32M63 40h26M66 47h20M57 24v4M95 24v4M60 31v4M92 31v4M63 38v4M89 38v4M66 45v4M86 45v4"),
      c("W", 76, 12, 2.6),
      waves(83, 12, 0.9),
      waves(69, 12, 0.9, 180),
      box(76, 78, 26, 14, 2),
      windows(67, 67, 2, 1, 7),
      p("acc", "M63 74h26v2.5H63z"),
      p("D", "M28 76h5v3h-5zM119 76h5v3h-5z"),
      man(106, 80, 1.15, "wave"),
    ],
  ],
  // Reservoir: a crater lake behind a dam
  "S1-20": [
    "pink",
    {},
    () => [
      p("g5", "M4 70Q16 44 34 48q30-10 60-6 26-4 36 6 12 6 16 24z"),
      p("g6", "M102 42q20 0 28 6 12 6 16 24h-22q-4-22-22-30z"),
      e("g7", 76, 56, 54, 12),
      e("wt2", 76, 58, 50, 10.5),
      p("wt", "M27 57a50 9.5 0 0 1 98-1q-20 8-50 7t-48-6z"),
      p("shn", "M44 56h16M68 53h10M86 58h14"),
      p("L", "M36 62q40 8 80 0l-8 22q-32 5-64 0z"),
      p("S", "M92 65q14-1 24-3l-8 22q-8 1.5-20 2z"),
      p("M", "M34 59q42 9 84 0v5q-42 8-84 0z"),
      p("lnd", "M56 67l3 18M76 68v18M96 67l-3 18"),
      p("D", "M70 74h12v8H70z") + p("wt", "M72 76h8l4 14H68z") + p("aw", "M74 77h1l-1 12h-2zM78 77h1l2 12h-2z"),
      r("L", 104, 30, 8, 22, 1),
      p("acc", "M104 34h8v2h-8zM104 40h8v2h-8zM104 46h8v2h-8z"),
      c("W", 108, 28, 2),
    ],
  ],
  // Charger: a post, a cable, a thirsty rover
  "S1-21": [
    "pink",
    {},
    () => [
      shadow(34, 130),
      box(50, 77, 28, 54, 6),
      r("D", 41, 30, 14, 16, 2),
      bolt(48, 38, 1),
      p("acc", "M36 52h28v4H36z"),
      p("W", "M41 61h4v3h-4zM47 61h4v3h-4zM53 61h4v3h-4z"),
      p("lnP", "M64 46q16 2 14 20 0 12 12 0"),
      rover(104, 78, 1.35, false),
      bolt(112, 38, 0.7, "acc"),
      bolt(98, 34, 0.9, "acc"),
      bolt(126, 34, 0.55, "acc"),
      r("D", 84, 63, 6, 5, 1),
      lamp(50, 23, 9),
    ],
  ],
  // Rover Stop: a shelter, a sign, somebody waiting
  "S1-22": [
    "pink",
    {},
    () => [
      shadow(20, 84),
      r("gl", 26, 36, 46, 38),
      p("D", "M24 34h3v43h-3zM70 34h3v43h-3z"),
      p("acc", "M18 36l6-10h50l8 10z"),
      p("rs", "M60 26h14l8 10H64z"),
      r("cu", 30, 65, 26, 3),
      p("D", "M33 68h2v8h-2zM51 68h2v8h-2z"),
      man(43, 67, 1.25, "down", false, "L", true),
      p("D", "M86 26h2v51h-2z"),
      c("L", 87, 22, 9),
      c("acc", 87, 22, 7.5),
      at(87, 21, 0.3, p("L", "M-16 4h8a9 9 0 0 1 18 0h6v9h-32z") + c("L", -10, 15, 5) + c("L", 10, 15, 5)),
      rover(118, 79, 1.15, true),
      p("stm", "M140 74h6M141 68h5"),
      p("M", "M0 79h152v2H0z"),
    ],
  ],
  // Distiller: a copper still, its coil and a bottle
  "S1-23": [
    "grey",
    {},
    () => [
      shadow(28, 122),
      p("D", "M36 66h34v11H36z"),
      p("hot", "M42 69h22v8H42z"),
      p("W", "M46 77q2-7 5-7t4 7zM56 77q2-5 4-5t2 5z"),
      p("cu", "M34 66q-4-18 12-26l2-10h10l2 10q16 8 12 26z"),
      p("cu2", "M54 30h4l2 10q16 8 12 26H60q6-18-6-28z"),
      p("shn", "M40 60q-1-10 6-15"),
      p("lnC", "M53 30q0-14 16-14 12 0 34 14"),
      r("gl", 90, 28, 28, 40, 3),
      p("lnC", "M103 30h-8q-3 4 8 5t8 5-8 5-8 5 8 5 8 5l-2 4h10"),
      p("lnG", "M90 28v37q0 3 3 3h22q3 0 3-3V28"),
      box(104, 77, 32, 9, 1),
      p("lnD", "M119 64h6v3"),
      p("gl2", "M122 68h6v2l2 2v6h-10v-6l2-2z"),
      p("cR", "M120 74h10v4h-10z"),
      c("L", 46, 54, 3.5),
      p("lnd", "M46 54l2-1.5"),
    ],
  ],
  // LED Garden: shelves of green under pink light
  "S1-24": [
    "grey",
    { night: true },
    () => [
      shadow(24, 128),
      box(76, 77, 104, 56, 4, 0.14),
      r("D", 30, 27, 84, 46, 2),
      row(2, (j) => {
        const y = 29 + j * 22;
        return (
          p("cP", `M33 ${y}h78v2.5H33z`) +
          p("ledg", `M33 ${y + 2}h78l3 17H30z`) +
          r("M", 31, y + 19, 82, 2.5) +
          row(6, (i) => ((i + j) % 2 ? bush(40 + i * 13, y + 19, 0.75) : sprout(40 + i * 13, y + 19, 1.5)))
        );
      }),
      windows(118, 34, 1, 3, 7, 12, 4, 6),
      p("lnD", "M124 21v-8"),
      c("cP", 124, 12, 2.2),
      p("acc", "M24 75h104v2.5H24z"),
    ],
  ],
  // Hackerspace: an open container, screens, a soldering arm
  "S1-25": [
    "grey",
    {},
    () => [
      shadow(20, 132),
      box(76, 77, 112, 46, 2, 0.1),
      r("D", 26, 36, 92, 41),
      p("acc", "M20 29h112v4H20z"),
      screen(46, 58, 24, 16, p("ln", "M38 46h8M38 49h12M40 52h10")),
      screen(70, 58, 18, 13, p("lnL", "M64 50h6M64 53h9")),
      r("cu", 30, 60, 86, 3),
      p("cu2", "M34 63h3v14h-3zM109 63h3v14h-3z"),
      man(58, 77, 1.25, "up", true, "L"),
      arm(106, 60, 0.7, true),
      spark(99, 46, 0.8),
      r("leaf", 93, 57, 10, 3),
      garland(26, 36, 72, 36, 4, 4, ["W", "cP", "W", "lf2"]),
      garland(72, 36, 118, 36, 4, 4, ["lf2", "W", "cP", "W"]),
      gear(88, 71, 6, 8, "S"),
      crate(76, 77, 9, 8),
      p("lnD", "M126 31V14"),
      dish(124, 20, 0.5, true),
    ],
  ],
  // Junkyard: a hill of scrap under a magnet
  "S1-26": [
    "grey",
    {},
    () => [
      shadow(18, 116),
      p("D2", "M14 78Q22 58 40 54q8-16 28-14 18-4 26 12 16 4 22 26z"),
      p("D", "M80 40q10 2 14 12 16 4 22 26H90q4-20-10-38z"),
      wheel(30, 70, 8),
      wheel(30, 70, 3),
      at(52, 56, 0.8, p("L", "M-14-10C-12 2 0 10 16 6z") + p("sf", "M-8-4C-3 2 6 8 16 6L-14-10z"), 20),
      crate(64, 76, 15, 13),
      gear(86, 66, 9, 9, "M"),
      r("cu", 42, 66, 14, 10, 1),
      p("lnM", "M72 50l16-12M96 58l10 14"),
      p("PL", "M70 60l10-6 8 4-9 6z"),
      p("L", "M100 78v-9h10v9z") + p("sf", "M106 69h4v9h-4z"),
      p("lnC", "M36 56q4-8 10-4"),
      nut(78, 74, 0.7, "L"),
      c("cR", 58, 50, 3),
      mast(132, 79, 14, 62, 5, 7),
      p("lnD", "M132 18 74 14M132 12v8M132 12 84 15"),
      p("lnD", "M76 15v8"),
      p("cR", "M69 23h14v6H69z"),
      p("L", "M69 29h4v3h-4zM79 29h4v3h-4z"),
      at(77, 36, 0.6, nut(0, 0, 1, "M")),
    ],
  ],
  // Obelisk: it stands there, and nobody knows why
  "S1-27": [
    "red",
    { earth: [124, 20, 9] },
    () => [
      p("sh", "M60 77h34l52 6H90z"),
      p("D2", "M76 4 88 17l6 59H58l6-59z"),
      p("D", "M76 4 88 17l6 59H80z"),
      p("wav", "M70 24v14M70 44h6M70 50h10M71 56v8"),
      p("g6", "M48 78q4-6 12-5 16-3 34 1 8 0 10 4z"),
      man(46, 81, 1.15, "high"),
      man(110, 82, 1, "down", true, "acc"),
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
