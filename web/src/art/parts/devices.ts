/** Devices and furniture. */
import { at, c, dim, n, p, r, row } from "./shapes";
import { box } from "./walls";

export const dish = (x: number, y: number, s = 1, flip = false): string =>
  at(
    x,
    y,
    s,
    p("L", "M-14-16C-12 0 2 10 20 6z") +
      p("sf", "M-9-8C-3 2 8 8 20 6L-14-16c1 3 3 6 5 8z") +
      p("lnD", "M2-6 14-20") +
      c("W", 14.5, -20.5, 2.2),
    0,
    flip,
  );

export const panel = (x: number, y: number, s = 1): string =>
  at(
    x - 23 * s,
    y - 34 * s,
    s,
    p("D", "M18 22h3v12h-3z") +
      p("P", "M0 18 12 0h34L34 18z") +
      p("PL", "M12 0h34l-3 4.5H9z") +
      p("ln", "M8 6h34M4 12h34M23.5 0l-12 18M35 0 23 18"),
  );

export const steam = (x: number, y: number, s = 1): string => at(x, y, s, p("stm", "M0 0q-5-5 0-9t0-7"));

export const waves = (x: number, y: number, s = 1, turn = 0): string =>
  at(x, y, s, p("wav", "M4-4a6 6 0 0 1 0 8M8-8a11 11 0 0 1 0 16"), turn);

/** A jointed arm from its foot, reaching right. */
export const arm = (x: number, y: number, s = 1, flip = false): string =>
  at(
    x,
    y,
    s,
    r("D", -5, -4, 10, 4, 1) +
      p("ar", "M0-4-4-18 10-26") +
      p("arl", "M-.8-4.5-4.8-18") +
      c("D", -4, -18, 2.2) +
      c("D", 10, -26, 1.8) +
      p("lnD", "M10-26v5M7.5-18v-3h5v3"),
    0,
    flip,
  );

export const tent = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    p("acc", "M-20 0-4-20h8L20 0z") + p("sf", "M4-20 20 0H8z") + p("D", "M-9 0-1-16 6 0z") + p("W", "M-5 0-1-9 2 0z"),
  );

export const table = (x: number, y: number, w: number, h = 12, top = "M"): string =>
  p("D", `M${n(x - w / 2 + 3)} ${n(y - h)}h2.5V${n(y)}h-2.5zM${n(x + w / 2 - 5.5)} ${n(y - h)}h2.5V${n(y)}h-2.5z`) +
  r(top, x - w / 2, y - h - 2, w, 3.5, 1);

export const crate = (x: number, y: number, w = 10, h = w, paint = "cu", sign = ""): string =>
  box(x, y, w, h, 0.5, 0.3, paint, paint === "cu" ? "cu2" : "S") +
  dim(0.35, p("lnd", `M${n(x - w / 2)} ${n(y - h * 0.5)}h${n(w)}`)) +
  sign;

export const flask = (x: number, y: number, s = 1, fill = "leaf"): string =>
  at(
    x,
    y,
    s,
    p("gl", "M-2.5-16h5v6L8-1q.5 1-.5 1h-15q-1 0-.5-1l5.5-9z") +
      p(fill, "M-5-6H5l3 5q.5 1-.5 1h-15q-1 0-.5-1z") +
      p("lnG", "M-3.5-16h7") +
      p("aw", "M-1.5-14h1v4.5l-3 4h-1l3-4.5z"),
  );

export const pot = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    p("S", "M-11-9h22v6q0 3-3 3H-8q-3 0-3-3z") + p("M", "M-11-9h13v9H-8q-3 0-3-3z") + p("D", "M-13-11h26v2.5h-26z"),
  );

export const screen = (x: number, y: number, w: number, h: number, marks = ""): string =>
  r("D", x - w / 2, y - h, w, h, 1.5) + r("P", x - w / 2 + 1.5, y - h + 1.5, w - 3, h - 3, 0.5) + marks;

export const lamp = (x: number, y: number, h: number, paint = "W"): string =>
  p("lnD", `M${n(x)} ${n(y)}v${n(-h)}`) + c("hal", x, y - h, 5) + c(paint, x, y - h, 2.4);

/** Lamps on a slack line. */
export const garland = (
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  count: number,
  paints = ["W"],
): string => {
  const mx = (x0 + x1) / 2;
  const my = (y0 + y1) / 2 + sag * 2;
  return (
    p("lnd", `M${n(x0)} ${n(y0)}Q${n(mx)} ${n(my)} ${n(x1)} ${n(y1)}`) +
    row(count, (i) => {
      const t = (i + 0.5) / count;
      const u = 1 - t;
      return c(
        paints[i % paints.length]!,
        u * u * x0 + 2 * u * t * mx + t * t * x1,
        u * u * y0 + 2 * u * t * my + t * t * y1 + 1.8,
        2.1,
      );
    })
  );
};

export const gear = (x: number, y: number, rad: number, teeth = 8, paint = "S", hub = "D"): string => {
  let d = "";
  const st = (Math.PI * 2) / teeth;
  for (let i = 0; i < teeth; i++)
    for (const [k, f] of [
      [-0.3, 0.78],
      [-0.2, 1],
      [0.2, 1],
      [0.3, 0.78],
    ] as const)
      d += `${d ? "L" : "M"}${n(x + Math.cos((i + k) * st) * rad * f)} ${n(y + Math.sin((i + k) * st) * rad * f)}`;
  return p(paint, d + "z") + c(hub, x, y, rad * 0.34);
};
