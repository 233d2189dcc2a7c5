/** Vehicles: rovers, landers, rockets. */
import { at, c, n, p, r, row } from "./shapes";
import { windows } from "./walls";

/** A rover facing right; wheels on y. */
export const rover = (x: number, y: number, s = 1, flip = false, lit = "L", dark = "S"): string =>
  at(
    x,
    y - 22.5 * s,
    s,
    p(lit, "M-16 8h8a9 9 0 0 1 18 0h6v9h-32z") +
      p(dark, "M2-.9A9 9 0 0 1 10 8h6v9H2z") +
      p("gl2", "M1 8V1.5A6.5 6.5 0 0 1 7.5 8z") +
      row(3, (i) => c("D", -11 + 11 * i, 18, 4.5) + c("S", -11 + 11 * i, 18, 1.6)),
    0,
    flip,
  );

/** An open load rover: cab in front, bed behind. */
export const truck = (x: number, y: number, s = 1, load = "", flip = false): string =>
  at(
    x,
    y,
    s,
    load +
      r("M", -22, -12, 32, 5, 1) +
      p("L", "M10-7v-14h8l6 8v6z") +
      p("gl2", "M13-18h4l4 5h-8z") +
      p("S", "M-22-9h46v3h-46z") +
      row(3, (i) => c("D", -15 + 16 * i, -4.5, 4.5) + c("S", -15 + 16 * i, -4.5, 1.6)),
    0,
    flip,
  );

export const wheel = (x: number, y: number, rad: number): string => c("D", x, y, rad) + c("S", x, y, rad * 0.45);

export const rocket = (x: number, y: number, s = 1, fins = "acc"): string =>
  at(
    x,
    y,
    s,
    p(fins, "M-8-2-14 6v-14l6-8zM8-2l6 8v-14l-6-8z") +
      p("L", "M0-46c8 8 9 18 9 26 0 8-2 14-3 20H-6c-1-6-3-12-3-20 0-8 1-18 9-26z") +
      p("S", "M2-43.5c6 7 7 16 7 23.5 0 8-2 14-3 20H1c3-14 4-28 1-43.5z") +
      c("D", -0.5, -26, 4) +
      c("gl2", -0.5, -26, 2.8) +
      r("D", -5, 0, 10, 3),
  );

export const lander = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    p("lnD", "M-9-10-20 0M9-10 20 0M-10-18-20-2M10-18 20-2") +
      p("D", "M-23 0h6v1.5h-6zM17 0h6v1.5h-6zM-4-8h8l2 5h-12z") +
      p("cu", "M-13-20h26v10l-4 3H-9l-4-3z") +
      p("cu2", "M5-20h8v10l-4 3H5z") +
      p("L", "M-10-20l-2-8 6-8H6l6 8-2 8z") +
      p("S", "M4-36h2l6 8-2 8H4z") +
      p("D", "M-6-31h6l-1 5h-6z") +
      p("lnD", "M0-36v-5") +
      c("W", 0, -42, 1.5),
  );

export const train = (x: number, y: number, w: number, h = 13): string =>
  p("L", `M${n(x - w / 2)} ${n(y)}v${n(-h + 2)}q0-2 2-2h${n(w - 14)}q9 0 12 ${n(h - 2)}v2z`) +
  p("M", `M${n(x - w / 2)} ${n(y)}v-3.5H${n(x + w / 2 - 0.5)}l.5 1.5v2z`) +
  p("acc", `M${n(x - w / 2)} ${n(y - 5)}h${n(w - 1)}l.6 1.8h${n(-w)}z`) +
  windows(x - w / 2 + 4, y - h + 3, Math.floor((w - 16) / 7), 1, 7, 1, 5, 4) +
  p("gl2", `M${n(x + w / 2 - 9)} ${n(y - h + 2.5)}q4 1 6 4.5h-6z`);
