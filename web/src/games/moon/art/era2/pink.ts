/** Era II, the colony: the pink cards. */
import type { SceneBook } from "../../../../art/book";
import {
  arm,
  at,
  atom,
  beam,
  box,
  c,
  chimney,
  columns,
  drum,
  flag,
  flask,
  garland,
  gear,
  man,
  mast,
  p,
  pediment,
  r,
  robot,
  row,
  shadow,
  spark,
  steps,
  table,
  waves,
  windows,
} from "../../../../art/parts";

export const pink: SceneBook = {
  // Fragmenter: a hopper with teeth, shards below
  "S2-17": [
    "pink",
    {},
    () => [
      shadow(40, 112),
      p("g5", "M56 22l8-14 14-4 14 8 4 12-10 8H64z") +
        p("g6", "M78 4l14 8 4 12-10 8-6-8z") +
        p("lnd", "M66 30l8-12-2-8M74 18l10 2"),
      p("M", "M36 26h10l14 22h-8zM116 26h-10L92 48h8z"),
      gear(62, 46, 14, 10, "L", "acc"),
      gear(90, 46, 14, 10, "S", "acc"),
      p("M", "M40 52h8l8 14h40l8-14h8v25H40z") + p("S", "M96 66l8-14h8v25H96z"),
      p("acc", "M40 72h72v3H40z"),
      windows(46, 60, 1, 1, 1, 1, 4, 5),
      p("D", "M64 66h24v11H64z"),
      p("g5", "M66 77l4-6 4 6zM74 77l3-5 5 5zM82 77l2-4 3 4z"),
      p("cB", "M120 70l7 2-3 6zM128 76l6-3 1 6z") +
        p("cY", "M132 66l6-2-1 6z") +
        p("cP", "M22 72l7-2-1 6z") +
        p("W", "M30 78l5-5 3 5z") +
        p("cB", "M14 78l6-2 2 4z") +
        p("g5", "M138 78l5-4 4 5z"),
    ],
  ],
  // Science Club: round the table, round the atom
  "S2-18": [
    "pink",
    { room: true, ground: "floor" },
    () => [
      r("L", 48, 6, 56, 34, 2),
      r("P", 50, 8, 52, 30),
      atom(76, 23, 14, "lnG", "W"),
      garland(0, 8, 48, 10, 5, 5, ["W", "cP", "gl2"]),
      garland(104, 10, 152, 8, 5, 5, ["cP", "W", "gl2"]),
      man(36, 80, 1.8, "fore", false, "L"),
      man(118, 80, 1.8, "up", true, "acc", false, "D"),
      man(60, 66, 1.4, "wave", false, "vi"),
      man(92, 66, 1.4, "down", true, "leaf"),
      table(77, 82, 64, 16),
      flask(66, 64, 1.1, "leaf"),
      flask(84, 64, 0.9, "acc"),
      drum(100, 64, 6, 8, "gl2", "wt2"),
      c("leaf", 66, 40, 1.8) + c("leaf", 69, 44, 1.3),
    ],
  ],
  // Robot Factory: a robot in its frame, the next in line
  "S2-19": [
    "pink",
    {},
    () => [
      shadow(16, 132),
      p("L", "M14 76V46l16-10v10l16-10v40z") + p("S", "M40 40l6-4v40h-6z"),
      windows(19, 54, 3, 1, 8, 1, 4, 6),
      p("D", "M52 10h5v67h-5zM103 10h5v67h-5z"),
      beam(52, 108, 10, 6, 6),
      p("lnd", "M74 16v8M86 16v8"),
      robot(80, 76, 2.15, "down"),
      arm(60, 76, 0.9),
      spark(69, 51, 1),
      r("D", 108, 70, 44, 7, 3),
      row(3, (i) => c("S", 114 + i * 13, 73.5, 2)),
      robot(122, 70, 1.05, "up"),
      robot(142, 70, 1.05),
      p("acc", "M14 66h32v3H14z"),
      chimney(22, 40, 5, 20, true),
    ],
  ],
  // Engineering: the drawing and the gears it becomes
  "S2-20": [
    "pink",
    {},
    () => [
      shadow(24, 126),
      gear(98, 36, 24, 12, "S", "D"),
      gear(98, 36, 15, 30, "M", "D"),
      gear(62, 24, 15, 9, "L", "D"),
      gear(126, 62, 12, 8, "acc", "D"),
      p("D", "M36 60 30 78h3l8-18zM86 60l8 18h-3l-7-18z"),
      p("P", "M22 40h72l6 24H18z"),
      p("ln", "M34 44h48M31 52h54M28 60h60M40 41l-8 22M60 41v22M78 41l6 22"),
      `<circle class="lnG" cx="52" cy="52" r="8"/>`,
      p("lnG", "M66 58l6-12 8 12z"),
      r("L", 16, 63, 86, 3, 1),
      man(112, 80, 1.6, "high", true),
      p("lnD", "M108 52l-22 4"),
    ],
  ],
  // Radio Tower: lattice, dishes, a beat in the air
  "S2-21": [
    "pink",
    {},
    () => [
      shadow(60, 94),
      mast(76, 77, 32, 58, 6, 6),
      p("lnD", "M76 19v-6"),
      c("W", 76, 13, 3),
      waves(84, 13, 1.1),
      waves(68, 13, 1.1, 180),
      at(64, 40, 0.9, p("L", "M-14-10q2 16 20 14z") + p("sf", "M-8-2q5 6 14 6L-14-10z")),
      at(88, 34, 0.9, p("S", "M14-10q-2 16-20 14z")),
      at(66, 56, 0.6, p("L", "M-14-10q2 16 20 14z")),
      r("acc", 68, 28, 16, 3),
      r("acc", 64, 48, 24, 3),
      box(112, 77, 26, 16, 2),
      windows(103, 65, 2, 1, 7),
      box(40, 77, 18, 11, 2, 0.3, "M", "S"),
      p("lnd", "M76 20 132 77M76 20 22 77"),
    ],
  ],
  // Archive: shelves to the ceiling, a ladder on rails
  "S2-22": [
    "pink",
    { room: true, ground: "floor" },
    () => [
      r("cu2", 14, 8, 124, 64, 2),
      r("D", 18, 12, 116, 58),
      row(3, (j) => {
        const y = 30 + j * 19.5;
        let x = 20;
        let out = "";
        for (let i = 0; x < 128; i++) {
          const w = 4 + ((i * 7 + j * 5) % 4);
          const h = 10 + ((i * 5 + j * 3) % 5);
          if ((i + j * 2) % 9 !== 6)
            out += r(["cB", "L", "acc", "ch", "M", "leaf", "cu", "L"][(i * 3 + j) % 8]!, x, y - h, w - 0.8, h);
          x += w;
        }
        return out + r("cu", 18, y, 116, 3);
      }),
      p("lnG", "M86 10 74 78M98 10 86 78M84 20h12M82 31h12M80 42h12M79 52h12M77 62h12"),
      man(84, 54, 1.3, "high", false, "L"),
      drum(118, 82, 14, 10, "L", "S"),
      p("L", "M40 78h18l3 4H38z") + p("M", "M42 74h14v4H42z"),
    ],
  ],
  // Embassy: portico and flag
  "S2-23": [
    "pink",
    { earth: [126, 20, 9] },
    () => [
      shadow(28, 124),
      pediment(76, 38, 92, 22),
      r("M", 32, 38, 88, 6),
      columns(76, 73, 80, 29, 5),
      p("W", "M52 52h5v12h-5zM71 52h5v21h-5zM91 52h5v12h-5z"),
      steps(76, 79, 92, 2),
      p("lnD", "M76 16V3"),
      p("acc", "M77 3h17l-4 4.5 4 4.5H77z"),
      c("acc", 76, 30, 5),
      p("L", "M76 26.5l1 2.5h2.5l-2 1.7.8 2.6-2.3-1.6-2.3 1.6.8-2.6-2-1.7h2.5z"),
      flag(26, 79, 34, "oblong", "cB", 0.8),
      flag(122, 79, 34, "oblong", "leaf", 0.8),
    ],
  ],
  // Atom Builder: two arms and one large atom
  "S2-24": [
    "pink",
    { night: true },
    () => [
      shadow(20, 132),
      c("hal", 76, 38, 30),
      atom(76, 38, 29, "lnG", "W"),
      c("hot", 79, 36, 4),
      c("cB", 73, 41, 4),
      c("W", 74, 35, 4),
      c("gl2", 47, 36, 3.2),
      c("gl2", 92, 14, 3.2),
      c("gl2", 89, 63, 3.2),
      at(24, 78, 1, arm(0, 0, 1.45)),
      at(128, 78, 1, arm(0, 0, 1.45, true)),
      c("acc", 39, 46, 3),
      c("acc", 113, 46, 3),
      p("M", "M58 72h36l6 6H52z") + p("S", "M80 72h14l6 6H82z"),
      p("acc", "M56 74h40v2H56z"),
    ],
  ],
};
