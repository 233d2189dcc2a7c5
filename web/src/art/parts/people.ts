/** People in suits, and robots. */
import { at, c, n, p, r } from "./shapes";
import { box } from "./walls";

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
