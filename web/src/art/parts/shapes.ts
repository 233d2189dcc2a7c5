/** Plain shapes, and the small tools that lay them out. */

export type Paint = string;

/** A number as it is written in a path. */
export const n = (v: number): string => String(Math.round(v * 10) / 10);

/** A path; each list of numbers in it may be written by hand. */
export const p = (paint: Paint, d: string): string => `<path class="${paint}" d="${d}"/>`;

export const r = (paint: Paint, x: number, y: number, w: number, h: number, rx = 0): string =>
  `<rect class="${paint}" x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${rx ? ` rx="${n(rx)}"` : ""}/>`;

export const c = (paint: Paint, x: number, y: number, rad: number): string =>
  `<circle class="${paint}" cx="${n(x)}" cy="${n(y)}" r="${n(rad)}"/>`;

export const e = (paint: Paint, x: number, y: number, rx: number, ry: number): string =>
  `<ellipse class="${paint}" cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"/>`;

/** Something drawn around the origin, put at (x, y). A negative scale in `flip` mirrors it. */
export const at = (x: number, y: number, s: number, body: string, turn = 0, flip = false): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ""}${
    s !== 1 || flip ? ` scale(${flip ? `${-s} ${s}` : s})` : ""
  }">${body}</g>`;

/** The same, fainter. */
export const dim = (opacity: number, body: string): string => `<g opacity="${opacity}">${body}</g>`;

/** The same drawing along a row. */
export const row = (count: number, draw: (i: number) => string): string => {
  let out = "";
  for (let i = 0; i < count; i++) out += draw(i);
  return out;
};

/** Small numbers without chance: the same seed gives the same picture. */
export const dice = (seed: string): (() => number) => {
  let h = 2166136261;
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
};

/** One of five bright paints, by number. */
export const bright = (i: number): Paint => ["cB", "cY", "cP", "leaf", "hot"][i % 5]!;
