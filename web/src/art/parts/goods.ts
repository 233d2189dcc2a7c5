/** Goods and game pieces as things in a scene: cubes, batteries, seals, miniatures. */
import { at, c, dim, e, n, p, r, row } from "./shapes";
import { bolt } from "./signs";

const CUBE: Record<string, readonly [string, string]> = {
  metal: ["S", "M-6-10h9v2h-9zM-6-5.5h9v2h-9z"],
  water: ["wt2", "M-1.5-11c2 3 3.4 4.4 3.4 6a3.4 3.4 0 0 1-6.8 0c0-1.600 1.400-3 3.400-6z"],
  polymer: ["D2", "M-1.500-11l4 2.300v4.400l-4 2.300-4-2.300v-4.400z"],
  food: ["lfd", "M-5-3c-1-6 3-8 7-7 .5 5-2 8-6 7z"],
};

/** A cube of a colour, its sign on the front. */
export const cube = (x: number, y: number, s: number, kind: string): string => {
  const [paint, sign] = CUBE[kind] ?? ["M", "M-3-8h4v4h-4z"];
  return at(
    x,
    y,
    s,
    r(paint, -8, -13, 13, 13, 0.6) +
      p(paint, "M-8-13l4-4H9l-4 4zM5-13l4-4v13L5 0z") +
      dim(0.5, p("aw", "M-8-13l4-4H9l-4 4z")) +
      p("rs", "M5-13l4-4v13L5 0z") +
      dim(0.85, p("aw", sign)),
  );
};

export const battery = (x: number, y: number, s = 1, full = true): string =>
  at(
    x,
    y,
    s,
    r("S", -3, -21, 6, 3, 1) +
      r("D", -7, -18.5, 14, 18.5, 2.5) +
      r(full ? "W" : "D2", -5, -16.5, 10, 14.5, 1.5) +
      (full ? bolt(0, -9, 0.75, "D") : ""),
  );

/** The cup of an achievement. */
export const cup = (x: number, y: number, s = 1, paint = "ch"): string =>
  at(
    x,
    y,
    s,
    p("lnC", "M-8-20q-8 0-5 7 2 4 7 4M8-20q8 0 5 7-2 4-7 4") +
      p(paint, "M-9-23H9q1 15-7 18v3h4v3H-6v-3h4v-3q-8-3-7-18z") +
      p("rs", "M3-23h6q1 15-7 18v3h4v3H2q3-12 1-24z"),
  );

export const wrench = (x: number, y: number, s = 1, turn = 40, paint = "M"): string =>
  at(
    x,
    y,
    s,
    p(paint, "M-2 14V-3a7 7 0 0 1-3-9l4 4h3l3-4a7 7 0 0 1-2 9v17q-2.500 3-5 0z") + p("rs", "M1 15V-4h2v17q-1 1.500-2 2z"),
    turn,
  );

const GLOBE: Record<string, string> = {
  europa: c("ice", 0, 0, 6) + p("lnd", "M-5-2q4-2 5 1t5 1M-2 5q0-4 3-6"),
  titan: c("ch", 0, 0, 4.4) + e("lnd", 0, 0, 8, 2.4),
  mars: p("hot", "M-7 5-1-6 2-1 4-3 7 5z") + p("rs", "M-1-6 2-1 4-3 7 5H1z"),
};

/** The seal of a ship: what an approval shows. */
export const seal = (x: number, y: number, s: number, ship: string, paint = "D"): string => {
  const teeth = row(16, (i) => {
    const a = (i * Math.PI) / 8;
    const rad = i % 2 ? 10.4 : 12;
    return `${i ? "L" : "M"}${n(Math.cos(a) * rad)} ${n(Math.sin(a) * rad)}`;
  });
  return at(x, y, s, p(paint, `${teeth}z`) + c("L", 0, 0, 8.6) + (GLOBE[ship] ?? bolt(0, 0, 0.9, "acc")));
};

/** The miniature of a building: an arched house. */
export const hut = (x: number, y: number, s = 1, paint = "acc"): string =>
  at(
    x,
    y,
    s,
    p(paint, "M-9 0v-11a9 9 0 0 1 18 0V0z") +
      p("rs", "M2-19.800A9 9 0 0 1 9-11V0H3q2-10-1-19.800z") +
      p("D", "M-3 0v-6a3 3 0 0 1 6 0v6z") +
      p("W", "M-5.500-12h4v4h-4zM1.500-12h4v4h-4z"),
  );

/** A small glass house with leaves; an improved one grows higher. */
export const greenhouse = (x: number, y: number, s = 1, improved = false): string =>
  at(
    x,
    y,
    s,
    p("gl", "M-14-1v-9a14 13 0 0 1 28 0v9z") +
      p("leaf", "M-8-1c-3-6 0-9 4-8 1-5 7-5 8 0 4-1 7 3 4 8z") +
      (improved ? p("lf2", "M-5-8c-1-6 3-9 5-13 2 4 6 7 5 13z") + c("cR", -3, -6, 1.6) + c("cR", 4, -8, 1.6) : "") +
      p("lnG", "M-14-1v-9a14 13 0 0 1 28 0v9M0-23v9M-14-10h28") +
      r("M", -16, -2, 32, 4, 1),
  );

/** A foundation: a slab with two beds for laboratories. */
export const slab = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    p("M", "M-22-6-10-14h32L10-6z") +
      p("S", "M-22-6H10v5h-32z") +
      p("rs", "M10-6 22-14v5L10-1z") +
      p("D2", "M-14-7l6-4h9l-6 4zM1-7l6-4h9l-6 4z"),
  );

export const pawn = (x: number, y: number, s = 1, paint = "acc"): string =>
  at(
    x,
    y,
    s,
    p(paint, "M-8 0q0-4 4-5 2-5 2-9h4q0 4 2 9 4 1 4 5z") +
      c(paint, 0, -18, 5) +
      p("rs", "M2-14q0 4 2 9 4 1 4 5H1q3-7 1-14z"),
  );

/** An astronaut who has learnt more: a pack with an aerial. */
export const aerial = (x: number, y: number, s = 1, flip = false): string =>
  at(x, y, s, r("D", -8, -12, 4.5, 8, 1.2) + p("lnD", "M-6-12v-8") + c("W", -6, -21, 1.6), 0, flip);
