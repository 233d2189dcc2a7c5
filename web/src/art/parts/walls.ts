/** Straight bodies: blocks, houses, columns, masts. */
import { c, n, p, r, row } from "./shapes";

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

export const chimney = (x: number, y: number, w: number, h: number, lamp = false): string =>
  r("D", x - w / 2, y - h, w, h) + r("rl", x - w / 2, y - h, w * 0.35, h) + (lamp ? c("W", x, y - h - 2, 2) : "");
