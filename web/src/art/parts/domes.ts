/** Round bodies: domes, balls, tanks, vaults. */
import { c, e, n, p } from "./shapes";

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
