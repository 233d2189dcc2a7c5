/** The five bases: where each settlement starts. */
import type { SceneBook } from "../../../art/book";
import {
  box,
  c,
  crate,
  dim,
  dome,
  drop,
  e,
  flag,
  glass,
  ice,
  ladder,
  lander,
  man,
  p,
  r,
  rock,
  rover,
  shadow,
  silo,
  wheel,
  windows,
} from "../../../art/parts";

export const bases: SceneBook = {
  // Rim Landing: the lander that became a house, on the edge
  "B-1": [
    "base",
    { earth: [128, 24] },
    () => [
      p("g5", "M0 92V74q10-6 30-6h72q14 2 20 10l30 8v6z"),
      p("g7", "M102 68q14 2 20 10l30 8v6h-40q2-14-10-24z"),
      p("g6", "M112 92q6-10 40-12v12z"),
      p("sh", "M40 72h62l10 4H56z"),
      lander(70, 72, 1.45),
      ladder(66, 72, 14),
      box(30, 73, 20, 13, 3),
      windows(23, 64, 2, 1, 7, 1, 4, 5),
      p("lnP", "M40 66h10"),
      crate(102, 73, 9, 8),
      flag(18, 73, 28, "oblong", "acc", 0.8),
      rock(94, 84, 0.7),
      rock(60, 86, 0.5),
    ],
  ],
  // Lava Burrow: lit rooms in a tube of stone
  "B-2": [
    "base",
    { ground: "none" },
    () => [
      p("g5", "M0 92V52q16-4 26-20t50-18 54 16 22 22v40z"),
      p("g6", "M96 17q26 4 34 13t22 22v40h-26q4-54-30-75z"),
      p("cvr", "M22 80q0-52 54-54t54 54z"),
      p("cv", "M28 80q0-46 48-48t48 48z"),
      e("bm", 76, 80, 44, 9),
      dome(58, 79, 20, 24),
      windows(47, 66, 2, 1, 9, 1, 5, 6),
      p("acc", "M38 76h40v3H38z"),
      silo(98, 79, 22, 30),
      windows(91, 60, 1, 2, 1, 9, 5, 5),
      r("M", 76, 70, 14, 7),
      c("hal", 76, 42, 7),
      c("W", 76, 41, 3),
      p("lnd", "M76 32v7"),
      p("g1", "M0 92V80q40-4 76-1t76-2v15z"),
      p("g2", "M0 86h152v6H0z"),
      man(114, 84, 1, "wave"),
      rock(20, 84, 0.9),
      rock(136, 86, 0.7),
      star_(14, 20),
      star_(134, 14),
      star_(146, 30),
      star_(40, 10),
    ],
  ],
  // Cold Spring: a dome by the water that comes up
  "B-3": [
    "base",
    {},
    () => [
      shadow(20, 90),
      ice(128, 74, 0.8),
      dome(54, 77, 32, 34),
      p("acc", "M22 73h64v4H22z"),
      windows(36, 60, 4, 1, 9, 1, 5, 7),
      windows(44, 49, 2, 1, 9, 1, 5, 6),
      p("lnD", "M54 43V30"),
      c("W", 54, 29, 2.2),
      e("g7", 108, 82, 34, 7),
      e("wt2", 108, 82, 32, 6),
      p("wt", "M78 81q30-8 60 0-30 6-60 0z"),
      p("wt", "M105 82q-1-22-8-26 8-4 11 6 3-10 11-6-7 4-8 26z"),
      p("aw", "M107 82V66h1.5v16z"),
      drop(94, 50, 0.45),
      drop(122, 52, 0.45),
      drop(108, 48, 0.5),
      p("lnP", "M84 70h8v12"),
      ice(142, 84, 0.4),
      flag(18, 78, 28, "oval", "acc", 0.8),
    ],
  ],
  // Petri Ridge: dishes of green on a ridge
  "B-4": [
    "base",
    { earth: [24, 24, 9], flat: true },
    () => [
      p("g5", "M0 92V78l18-6 18 2 26-18 14-6 16 6 22 14 38 8v14z"),
      p("g6", "M76 50l16 6 22 14 38 8v14h-36L96 68z"),
      p("D", "M32 62h4v16h-4zM74 42h4v14h-4zM116 62h4v16h-4z"),
      petri(34, 62, 22),
      petri(76, 40, 22),
      petri(118, 62, 22),
      box(76, 84, 36, 22, 3),
      windows(63, 68, 3, 1, 9, 1, 5, 7),
      p("acc", "M58 80h36v3H58z"),
      p("lnP", "M58 76H46M94 76h10"),
      man(104, 87, 1.1, "high", true),
    ],
  ],
  // Dust Junction: where the tracks cross
  "B-5": [
    "base",
    {},
    () => [
      p("g6", "M-4 94 70 66h12L60 94zM156 92 84 66H76l44 28zM0 70l152 8v5L0 74z"),
      dim(0.4, p("lnd", "M10 92 72 68M44 92 78 68M140 92 82 68M110 92 78 68")),
      shadow(20, 60, 72),
      silo(38, 73, 40, 32),
      p("D", "M26 73V58a12 12 0 0 1 24 0v15z"),
      p("W", "M30 60a8 8 0 0 1 16 0z"),
      p("acc", "M18 70h40v3H18z"),
      p("D", "M75 22h3v54h-3z"),
      sign("L", 78, 26, 30),
      sign("acc", 75, 37, -28),
      sign("M", 78, 48, 24),
      c("W", 76.5, 20, 2.2),
      rover(120, 85, 1.1),
      e("aw", 92, 84, 8, 3),
      e("aw", 84, 87, 5, 2),
      e("aw", 97, 79, 4, 2),
      wheel(62, 70, 4),
    ],
  ],
};

function star_(x: number, y: number): string {
  return c("st", x, y, 0.8);
}
function petri(x: number, y: number, w: number): string {
  return (
    e("S", x, y + 3, w, 6) +
    e("gl", x, y, w, 6) +
    e("lf2", x - w * 0.35, y - 0.5, w * 0.3, 1.8) +
    e("leaf", x + w * 0.2, y - 1.5, w * 0.34, 2) +
    e("cP", x + w * 0.1, y + 2.5, w * 0.25, 1.5) +
    `<ellipse class="lnG" cx="${x}" cy="${y}" rx="${w}" ry="6"/>` +
    glass(x, y, w * 0.98, w * 0.7, "", false, "gl3")
  );
}
function sign(paint: string, x: number, y: number, w: number): string {
  const d = w > 0 ? `M${x - 4} ${y}h${w}l5 4-5 4h-${w}z` : `M${x + 4} ${y}h${w}l-5 4 5 4h${-w}z`;
  return p(paint, d) + p("lnd", `M${w > 0 ? x + 4 : x - 4} ${y + 4}h${w > 0 ? w - 12 : w + 12}`);
}
