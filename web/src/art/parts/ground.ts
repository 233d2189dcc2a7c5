/** Sky and ground, before anything is built. */
import { at, c, dice, e, n, p, r, row } from "./shapes";

/** The shadow of a body between x0 and x1, falling to the right. */
export const shadow = (x0: number, x1: number, y = 77): string =>
  p("sh", `M${n(x0)} ${n(y)}H${n(x1)}l17 5H${n(x0 + 19)}z`);

export const star = (x: number, y: number, s = 0.8): string => c("st", x, y, s);

export const earth = (x: number, y: number, rad = 10): string =>
  at(
    x,
    y,
    rad / 10,
    c("ea", 0, 0, 10) +
      p("ea2", "M-7-6q6-5 12-2 1 4-4 5-6 2-8-3zM-4 4q6-2 9 2-4 4-9-2z") +
      p("eas", "M3-9.5A10 10 0 1 1-6 8 12 12 0 0 0 3-9.5z"),
  );

export const crater = (x: number, y: number, rx: number, ry = rx / 4.5): string =>
  e("g3", x, y, rx, ry) +
  p(
    "g4",
    `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 0 0 ${n(2 * rx)} 0 ${n(rx)} ${n(ry * 0.6)} 0 0 1 ${n(-2 * rx)} 0z`,
  );

export const mountain = (x: number, y: number, w: number, h: number, paint = "g5"): string =>
  p(
    paint,
    `M${n(x - w / 2)} ${n(y)}l${n(w * 0.28)} ${n(-h * 0.6)} ${n(w * 0.08)} ${n(h * 0.08)} ${n(w * 0.16)} ${n(-h * 0.48)} ${n(w * 0.2)} ${n(h * 0.5)} ${n(w * 0.06)}-1 ${n(w * 0.22)} ${n(h * 0.5 + 1)}z`,
  ) +
  p(
    "g6",
    `M${n(x + w * 0.02)} ${n(y - h)}l${n(w * 0.2)} ${n(h * 0.5)} ${n(w * 0.06)}-1 ${n(w * 0.22)} ${n(h * 0.5 + 1)}h${n(-w * 0.36)}l${n(-w * 0.1)} ${n(-h * 0.4)}z`,
  );

export const rock = (x: number, y: number, s = 1, paint = "g5"): string =>
  at(x, y, s, p(paint, "M-6 0-5-4-1-6 4-5 6 0z") + p("g6", "M-1-6 4-5 6 0H1L2-3z"));

export const gravel = (x: number, y: number, w: number, seed: string): string => {
  const d = dice(seed);
  return row(Math.round(w / 5), (i) => rock(x + i * 5 + d() * 3, y + d() * 3 - 1.5, 0.22 + d() * 0.25));
};

export const heap = (x: number, y: number, w: number, h: number, paint = "g5", dark = "g6"): string =>
  p(
    paint,
    `M${n(x - w / 2)} ${n(y)}q${n(w * 0.2)}-1 ${n(w * 0.34)} ${n(-h * 0.7)} ${n(w * 0.14)} ${n(-h * 0.6)} ${n(w * 0.28)} 0t${n(w * 0.38)} ${n(h * 0.7)}z`,
  ) +
  p(
    dark,
    `M${n(x + w * 0.06)} ${n(y - h)}q${n(w * 0.06)} 1 ${n(w * 0.1)} ${n(h * 0.3)}t${n(w * 0.34)} ${n(h * 0.7)}H${n(x + w * 0.1)}q${n(w * 0.06)} ${n(-h * 0.5)} ${n(-w * 0.04)} ${n(-h)}z`,
  );

export const ice = (x: number, y: number, s = 1): string =>
  at(x, y, s, p("ice", "M-18 0l5-18 7 8 6-18 8 12 4-8 6 24z") + p("ice2", "M0-28 8-16 4 0zM12-24l6 24H9z"));

/** A cut-out under the ground: a hollow with a rim. */
export const hollow = (x: number, y: number, w: number, h: number, rx = 8, paint = "cv"): string =>
  r("cvr", x - w / 2 - 2, y - h - 2, w + 4, h + 4, rx + 2) + r(paint, x - w / 2, y - h, w, h, rx);
