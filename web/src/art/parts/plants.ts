/** Plants. */
import { at, c, p } from "./shapes";

export const bush = (x: number, y: number, s = 1, paint = "leaf"): string =>
  at(
    x,
    y,
    s,
    p(paint, "M-8 0c-3-5 0-9 4-8 1-5 8-5 9 0 4-1 6 4 3 8z") +
      p("lf2", "M-5-2c-1-3 1-5 3-5-1 2-1 3-3 5zM0-5c1-3 3-3 4-2-1 1-2 1-4 2z"),
  );

export const tree = (x: number, y: number, s = 1, fruit = ""): string =>
  at(
    x,
    y,
    s,
    p("cu2", "M-1.2 0v-8h2.4v8z") +
      c("leaf", 0, -13, 7) +
      p("lfd", "M1.5-19.8a7 7 0 0 1-1 13.8 9 9 0 0 0 1-13.8z") +
      p("lf2", "M-5-13c0-3 2-5 4-5-1 2-2 3-4 5z") +
      (fruit ? c(fruit, -3, -10.5, 1.3) + c(fruit, 2, -14, 1.3) + c(fruit, 1.5, -9, 1.3) : ""),
  );

export const sprout = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    p("lnL", "M0 0v-5") + p("leaf", "M0-4C-1-8-5-8-6-7c1 3 4 4 6 3z") + p("lf2", "M0-5c0-4 4-5 6-4-1 3-4 5-6 4z"),
  );

export const mushroom = (x: number, y: number, s = 1, cap = "cu"): string =>
  at(
    x,
    y,
    s,
    p("L", "M-2.5 0q1-7-.5-11h6q-1.5 4-.5 11z") +
      p("S", "M1.5-11H3q-1.5 4-.5 11H1z") +
      p(cap, "M-10-10a10 9 0 0 1 20 0q-10 4-20 0z") +
      c("aw", -4, -13, 1.6) +
      c("aw", 1, -16, 1.3) +
      c("aw", 4.5, -12, 1.2),
  );
