/**
 * The part kit of the scenes: paper-cut shapes, lit from the upper left.
 *
 * Every part returns SVG markup. Solids stand on the point (x, y): its middle at
 * the bottom. The classes are painted by scene.css; no part carries an id.
 */

export type Paint = string;

const n = (v: number): string => String(Math.round(v * 10) / 10);

// --- Plain shapes

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

// --- Ground, sky

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

// --- Bodies

/** A block with its right side in shade. */
export const box = (x: number, y: number, w: number, h: number, rx = 2, side = 0.3, lit = "L", dark = "S"): string => {
  const x0 = x - w / 2;
  const s = w * side;
  const q = Math.min(rx, s, h / 2);
  return (
    r(lit, x0, y - h, w, h, rx) +
    (s
      ? p(
          dark,
          `M${n(x0 + w - s)} ${n(y - h)}h${n(s - q)}q${n(q)} 0 ${n(q)} ${n(q)}v${n(h - 2 * q)}q0 ${n(q)} ${n(-q)} ${n(q)}h${n(q - s)}z`,
        )
      : "")
  );
};

/** A barrel vault or silo: round at the top. */
export const silo = (x: number, y: number, w: number, h: number, lit = "L", dark = "S"): string => {
  const a = w / 2;
  return (
    p(lit, `M${n(x - a)} ${n(y)}V${n(y - h + a)}a${n(a)} ${n(a)} 0 0 1 ${n(w)} 0V${n(y)}z`) +
    p(
      dark,
      `M${n(x + a * 0.3)} ${n(y - h + a * 0.05)}A${n(a)} ${n(a)} 0 0 1 ${n(x + a)} ${n(y - h + a)}V${n(y)}H${n(x + a * 0.4)}V${n(y - h + a)}q0 ${n(-a * 0.6)} ${n(-a * 0.1)} ${n(-a * 0.95)}z`,
    )
  );
};

export const dome = (x: number, y: number, rx: number, ry = rx * 0.92, lit = "L", dark = "S"): string =>
  p(lit, `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 0 1 ${n(2 * rx)} 0z`) +
  p(
    dark,
    `M${n(x + 0.3 * rx)} ${n(y - 0.954 * ry)}A${n(rx)} ${n(ry)} 0 0 1 ${n(x + rx)} ${n(y)}H${n(x + 0.42 * rx)}Q${n(x + 0.66 * rx)} ${n(y - 0.55 * ry)} ${n(x + 0.3 * rx)} ${n(y - 0.954 * ry)}z`,
  );

/** A glass dome over what grows or lives in it. */
export const glass = (
  x: number,
  y: number,
  rx: number,
  ry = rx * 0.92,
  inside = "",
  ribs = true,
  paint = "gl",
): string => {
  const arc = `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 0 1 ${n(2 * rx)} 0`;
  return (
    p(paint, arc + "z") +
    inside +
    p(
      "lnG",
      arc +
        (ribs
          ? `M${n(x)} ${n(y - ry)}V${n(y)}M${n(x - rx * 0.5)} ${n(y - ry * 0.86)}Q${n(x - rx * 0.72)} ${n(y - ry * 0.5)} ${n(x - rx * 0.7)} ${n(y)}M${n(x + rx * 0.5)} ${n(y - ry * 0.86)}Q${n(x + rx * 0.72)} ${n(y - ry * 0.5)} ${n(x + rx * 0.7)} ${n(y)}`
          : ""),
    ) +
    p(
      "shn",
      `M${n(x - rx * 0.76)} ${n(y - ry * 0.4)}Q${n(x - rx * 0.62)} ${n(y - ry * 0.72)} ${n(x - rx * 0.3)} ${n(y - ry * 0.84)}`,
    )
  );
};

/** A full glass ball. */
export const bubble = (x: number, y: number, rad: number, inside = "", paint = "gl"): string =>
  c(paint, x, y, rad) +
  inside +
  `<circle class="lnG" cx="${n(x)}" cy="${n(y)}" r="${n(rad)}"/>` +
  p(
    "shn",
    `M${n(x - rad * 0.7)} ${n(y - rad * 0.1)}a${n(rad * 0.72)} ${n(rad * 0.72)} 0 0 1 ${n(rad * 0.5)} ${n(-rad * 0.55)}`,
  );

/** A ball with its right side in shade. */
export const ball = (x: number, y: number, rad: number, lit = "L", dark = "S"): string =>
  c(lit, x, y, rad) +
  p(
    dark,
    `M${n(x + rad * 0.2)} ${n(y - rad * 0.98)}a${n(rad)} ${n(rad)} 0 0 1 ${n(-rad * 0.2)} ${n(rad * 1.98)}a${n(rad * 1.3)} ${n(rad * 1.3)} 0 0 0 ${n(rad * 0.2)} ${n(-rad * 1.98)}z`,
  );

/** A ball tank on two legs. */
export const tank = (x: number, y: number, rad: number, band = "acc"): string =>
  p(
    "D",
    `M${n(x - rad * 0.7)} ${n(y - rad * 1.2)}h3V${n(y)}h-3zM${n(x + rad * 0.7 - 3)} ${n(y - rad * 1.2)}h3V${n(y)}h-3z`,
  ) +
  ball(x, y - rad * 1.4, rad) +
  p(band, `M${n(x - rad)} ${n(y - rad * 1.4 - 2)}h${n(2 * rad)}v4h${n(-2 * rad)}z`);

/** A drum lying or standing: plain cylinder with a lid. */
export const drum = (x: number, y: number, w: number, h: number, lit = "L", dark = "S", lid = "M"): string => {
  const a = w / 2;
  const b = Math.min(a * 0.3, 4);
  return (
    p(lit, `M${n(x - a)} ${n(y - h)}V${n(y - b)}a${n(a)} ${n(b)} 0 0 0 ${n(w)} 0V${n(y - h)}z`) +
    p(
      dark,
      `M${n(x + a * 0.36)} ${n(y - h)}V${n(y + b * 0.9 - b)}a${n(a)} ${n(b)} 0 0 0 ${n(a * 0.64)} ${n(-b * 0.9)}V${n(y - h)}z`,
    ) +
    e(lid, x, y - h, a, b)
  );
};

/** Windows in rows, as one path. `off` names the ones left dark. */
export const windows = (
  x: number,
  y: number,
  cols: number,
  rows: number,
  dx = 7,
  dy = 10,
  w = 4,
  h = 5,
  off: number[] = [],
  paint = "W",
): string => {
  let lit = "";
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++)
      if (!off.includes(j * cols + i)) lit += `M${n(x + i * dx)} ${n(y + j * dy)}h${w}v${h}h-${w}z`;
  return p(paint, lit);
};

/** A gabled house front. */
export const house = (x: number, y: number, w: number, h: number, roof = "acc", lit = "L", dark = "S"): string =>
  box(x, y, w, h, 0, 0.3, lit, dark) +
  p(roof, `M${n(x - w / 2 - 2)} ${n(y - h)}L${n(x)} ${n(y - h - w * 0.42)}l${n(w / 2 + 2)} ${n(w * 0.42)}z`) +
  p("rs", `M${n(x)} ${n(y - h - w * 0.42)}l${n(w / 2 + 2)} ${n(w * 0.42)}H${n(x + w * 0.2)}z`);

/** Columns under a beam; (x, y) is the foot, middle. */
export const columns = (x: number, y: number, w: number, h: number, count: number, back = "D"): string => {
  const step = (w - 7) / (count - 1);
  return (
    r(back, x - w / 2 + 2, y - h, w - 4, h) +
    row(count, (i) => {
      const cx = x - w / 2 + i * step;
      return r("L", cx, y - h, 7, h) + r("S", cx + 4.5, y - h, 2.5, h);
    })
  );
};

export const pediment = (x: number, y: number, w: number, h: number, lit = "L"): string =>
  p(lit, `M${n(x - w / 2)} ${n(y)}L${n(x)} ${n(y - h)}l${n(w / 2)} ${n(h)}z`) +
  p("sf", `M${n(x)} ${n(y - h)}l${n(w / 2)} ${n(h)}h${n(-w * 0.3)}z`);

/** Steps, widest at the bottom. */
export const steps = (x: number, y: number, w: number, count = 2): string =>
  row(count, (i) => {
    const width = w + (count - 1 - i) * 6;
    return r(i % 2 ? "L" : "M", x - width / 2, y - (i + 1) * 3, width, 3);
  });

/** A lattice mast, narrow at the top. */
export const mast = (x: number, y: number, w: number, h: number, rungs = 4, topw = w * 0.25): string => {
  const half = (t: number) => topw / 2 + ((w - topw) / 2) * t;
  let d = "";
  for (let i = 0; i < rungs; i++) {
    const a = i / rungs;
    const b = (i + 1) / rungs;
    const ya = y - h + h * a;
    const yb = y - h + h * b;
    d += `M${n(x - half(a))} ${n(ya)}H${n(x + half(a))}L${n(x - half(b))} ${n(yb)}M${n(x - half(a))} ${n(ya)}L${n(x + half(b))} ${n(yb)}`;
  }
  const leg = Math.max(1.8, w * 0.1);
  return (
    p("lnd", d) +
    p("L", `M${n(x - half(0))} ${n(y - h)}h${n(leg)}L${n(x - half(1) + leg)} ${n(y)}h${n(-leg)}z`) +
    p("S", `M${n(x + half(0))} ${n(y - h)}h${n(-leg)}L${n(x + half(1) - leg)} ${n(y)}h${n(leg)}z`)
  );
};

/** A truss beam between two points on one level. */
export const beam = (x0: number, x1: number, y: number, h = 5, cells = 6): string => {
  const st = (x1 - x0) / cells;
  return (
    p(
      "lnd",
      `M${n(x0)} ${n(y)}` + row(cells, (i) => `L${n(x0 + st * (i + 0.5))} ${n(y + h)}L${n(x0 + st * (i + 1))} ${n(y)}`),
    ) + p("lnD", `M${n(x0)} ${n(y)}H${n(x1)}M${n(x0)} ${n(y + h)}H${n(x1)}`)
  );
};

export const ladder = (x: number, y: number, h: number, w = 5): string =>
  p(
    "lnd",
    `M${n(x)} ${n(y)}v${n(-h)}M${n(x + w)} ${n(y)}v${n(-h)}` +
      row(Math.floor(h / 4), (i) => `M${n(x)} ${n(y - 3 - i * 4)}h${w}`),
  );

// --- Devices

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

export const chimney = (x: number, y: number, w: number, h: number, lamp = false): string =>
  r("D", x - w / 2, y - h, w, h) + r("rl", x - w / 2, y - h, w * 0.35, h) + (lamp ? c("W", x, y - h - 2, 2) : "");

export const steam = (x: number, y: number, s = 1): string => at(x, y, s, p("stm", "M0 0q-5-5 0-9t0-7"));

export const waves = (x: number, y: number, s = 1, turn = 0): string =>
  at(x, y, s, p("wav", "M4-4a6 6 0 0 1 0 8M8-8a11 11 0 0 1 0 16"), turn);

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

const ARMS: Record<string, readonly [number, number, number, number]> = {
  down: [-5, -5.5, 5, -5.5],
  up: [-6.5, -16, 6.5, -16],
  wave: [-5, -5.5, 7, -15.5],
  out: [-8.5, -10, 8.5, -10],
  fore: [6.5, -8.5, 8, -10],
  give: [3, -6, 8.5, -8.5],
  high: [-5, -5.5, 3.5, -18],
  hip: [-6, -7, 6, -7],
};

/** A person in a suit, feet at (x, y), 18 high at scale 1, facing right. */
export const man = (
  x: number,
  y: number,
  s = 1,
  arms = "down",
  flip = false,
  suit = "L",
  sit: boolean | "none" = false,
  pack = "acc",
): string => {
  const a = ARMS[arms] ?? ARMS.down!;
  const limb = (hx: number, hy: number, sx: number) =>
    `M${sx}-10Q${n((hx + sx) / 2 + (hx > 0 ? 1 : -1))} ${n((hy - 10) / 2 + 1)} ${hx} ${hy}`;
  return at(
    x,
    y,
    s,
    (pack ? r(pack, -6, -11.5, 3.5, 6.5, 1.2) : "") +
      p("amS", limb(a[2], a[3], 3)) +
      (sit === "none"
        ? ""
        : sit
          ? p("M", "M-3-5.5h8.5v7h-3v-4H-3z")
          : r("M", -3.3, -5.5, 2.9, 5.5, 0.8) + r("S", 0.5, -5.5, 2.9, 5.5, 0.8)) +
      r(suit, -3.7, -12, 7.4, 7.5, 2.3) +
      p("sf", "M1-12h.6a2.1 2.1 0 0 1 2.1 2.3v3a2.1 2.1 0 0 1-2.1 2.2H1z") +
      p("amL", limb(a[0], a[1], -2.8)) +
      c("L", 0, -14.3, 4) +
      r("D", -1.6, -16.6, 5.2, 4.4, 2) +
      r("aw", -0.6, -15.9, 1.6, 1, 0.5),
    0,
    flip,
  );
};

/** A robot: square head, lamp eyes. */
export const robot = (x: number, y: number, s = 1, arms: "down" | "up" | "fore" = "down", flip = false): string =>
  at(
    x,
    y,
    s,
    p("lnD", arms === "up" ? "M-5-12l-4-6M5-12l4-6" : arms === "fore" ? "M4-11h6M-4-10l-2 5" : "M-5-12l-2 7M5-12l2 7") +
      p("D", "M-3.5-5h2.5v5h-3.5zM1-5h2.5l1 5H1z") +
      box(0, -4, 10, 9.5, 1.5, 0.34, "M", "S") +
      box(0, -14, 8.5, 7, 1.5, 0.3, "L", "M") +
      p("D", "M-3-19h6v3h-6z") +
      p("W", "M-2.2-18.5h1.6v2h-1.6zM.6-18.5h1.6v2H.6z") +
      p("lnd", "M0-21v-3") +
      c("acc", 0, -24.5, 1.2) +
      r("acc", -2.5, -11.5, 3.5, 2.5),
    0,
    flip,
  );

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

export const tent = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    p("acc", "M-20 0-4-20h8L20 0z") + p("sf", "M4-20 20 0H8z") + p("D", "M-9 0-1-16 6 0z") + p("W", "M-5 0-1-9 2 0z"),
  );

export const train = (x: number, y: number, w: number, h = 13): string =>
  p("L", `M${n(x - w / 2)} ${n(y)}v${n(-h + 2)}q0-2 2-2h${n(w - 14)}q9 0 12 ${n(h - 2)}v2z`) +
  p("M", `M${n(x - w / 2)} ${n(y)}v-3.5H${n(x + w / 2 - 0.5)}l.5 1.5v2z`) +
  p("acc", `M${n(x - w / 2)} ${n(y - 5)}h${n(w - 1)}l.6 1.8h${n(-w)}z`) +
  windows(x - w / 2 + 4, y - h + 3, Math.floor((w - 16) / 7), 1, 7, 1, 5, 4) +
  p("gl2", `M${n(x + w / 2 - 9)} ${n(y - h + 2.5)}q4 1 6 4.5h-6z`);

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

// --- Growing things

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

// --- Signs

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

/** A cut-out under the ground: a hollow with a rim. */
export const hollow = (x: number, y: number, w: number, h: number, rx = 8, paint = "cv"): string =>
  r("cvr", x - w / 2 - 2, y - h - 2, w + 4, h + 4, rx + 2) + r(paint, x - w / 2, y - h, w, h, rx);
