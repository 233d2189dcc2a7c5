/** Era III, the cities: the pink cards. */
import type { SceneBook } from "../../../../art/book";
import { at, box, bright, c, dim, e, garland, man, p, r, row, shadow, wheel } from "../../../../art/parts";

export const pink: SceneBook = {
  // Takeout Hub: boxes out by drone
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
      at(70, 38, 1.15, takeout()),
      drone(114, 26),
      drone(28, 30),
      drone(134, 56, 0.8),
      at(48, 65, 0.35, takeout()),
      at(72, 65, 0.35, takeout()),
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
        (i) => c(bright(i), 20 + i * 8, 56 - (i % 2) * 2, 3) + r(bright(i + 2), 17.5 + i * 8, 58.5 - (i % 2) * 2, 5, 7),
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
};

function takeout(): string {
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
      at(0, 16, 0.6, takeout()),
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
