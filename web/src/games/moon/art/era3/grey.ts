/** Era III, the cities: the grey cards. */
import type { SceneBook } from "../../../../art/book";
import {
  FLAGP,
  at,
  ball,
  box,
  c,
  columns,
  dim,
  e,
  flag,
  gear,
  glass,
  man,
  note,
  p,
  r,
  rover,
  row,
  shadow,
  steps,
  windows,
} from "../../../../art/parts";

export const grey: SceneBook = {
  // Opera House: shells
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
};
