/** Signs: flags, goods, sparks. */
import { at, c, n, p, r, row } from "./shapes";

const FLAG: Record<string, string> = {
  oblong: "M0 0h13v8H0z",
  gable: "M0 3l6.5-4L13 3v6H0z",
  triangle: "M0-1l14 5.5L0 10z",
  oval: "M0 4.5a6.5 5 0 0 1 13 0 6.5 5 0 0 1-13 0z",
  swallow: "M0 0h14l-4 4.5 4 4.5H0z",
};

export const FLAGS = ["oblong", "gable", "triangle", "oval", "swallow"] as const;

export const FLAGP = ["fi", "fh", "ft", "ff", "fs"] as const;

export const flag = (x: number, y: number, h: number, kind = "swallow", paint = "acc", s = 1): string =>
  r("D", x, y - h, 1.8, h) + at(x + 1.8, y - h + 1, s, p(paint, FLAG[kind]!));

/** Only the cloth, hung from its left edge. */
export const cloth = (x: number, y: number, kind: string, paint: string, s = 1): string =>
  at(x, y, s, p(paint, FLAG[kind]!));

export const bolt = (x: number, y: number, s = 1, paint = "W"): string =>
  at(x, y, s, p(paint, "M1-7-5 1h4l-2 6 7-8.5H0z"));

export const drop = (x: number, y: number, s = 1, paint = "wt"): string =>
  at(
    x,
    y,
    s,
    p(paint, "M0-7c3 4.5 5 6.5 5 9a5 5 0 0 1-10 0c0-2.5 2-4.5 5-9z") + p("aw", "M-3 2c0-1.5.5-2 1.2-3v4.5Q-3 3.5-3 2z"),
  );

export const blade = (x: number, y: number, s = 1, paint = "leaf"): string =>
  at(x, y, s, p(paint, "M-6 6C-8-4 0-7 7-6 7 2 3 8-4 5z") + p("lfn", "M-6 7Q-2 0 4-3"));

export const nut = (x: number, y: number, s = 1, paint = "S"): string =>
  at(x, y, s, p(paint, "M-7 0l3.5-6h7L7 0 3.5 6h-7zM3 0a3 3 0 1 0-6 0 3 3 0 0 0 6 0z"));

export const heart = (x: number, y: number, s = 1, paint = "ht"): string =>
  at(x, y, s, p(paint, "M0 7C-6 2-8-1-8-3.5-8-8-2-8 0-4c2-4 8-4 8 .5C8-1 6 2 0 7z"));

export const spark = (x: number, y: number, s = 1, paint = "W"): string =>
  at(x, y, s, p(paint, "M0-6 1.4-1.4 6 0 1.4 1.4 0 6-1.4 1.4-6 0-1.4-1.4z"));

export const note = (x: number, y: number, s = 1, paint = "D"): string =>
  at(x, y, s, p(paint, "M-3 4a2.6 2 0 1 1 1.5-2V-8l7-2v3L0-5.5v8A2.6 2 0 0 1-3 4z"));

/** Rays around a point, from r0 to r1. */
export const rays = (
  x: number,
  y: number,
  r0: number,
  r1: number,
  count: number,
  paint = "lnW",
  from = 0,
  to = 360,
): string =>
  p(
    paint,
    row(count, (i) => {
      const a = ((from + ((to - from) * i) / (to - from === 360 ? count : count - 1)) * Math.PI) / 180;
      return `M${n(x + Math.cos(a) * r0)} ${n(y + Math.sin(a) * r0)}L${n(x + Math.cos(a) * r1)} ${n(y + Math.sin(a) * r1)}`;
    }),
  );

export const atom = (x: number, y: number, rad: number, paint = "lnA", core = "acc"): string =>
  row(
    3,
    (i) =>
      `<ellipse class="${paint}" rx="${n(rad)}" ry="${n(rad * 0.36)}" transform="translate(${n(x)} ${n(y)}) rotate(${60 * i - 60})"/>`,
  ) + c(core, x, y, rad * 0.2);
