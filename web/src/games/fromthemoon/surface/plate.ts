/** The effect of a tile laid out as a row of signs: where each of them starts. */

import { sidesOf } from "../signs/effect";
import { amounts } from "../signs/goods";
import { signOf } from "../signs/sprite";
import type { Effect } from "../view";

export type Placed = { at: number; icon: string; tone: string } | { at: number; text: string } | { at: number; arrow: true };

const SIGN = 19;
const NUMBER = 9;
const BETWEEN = 11;
const ARROW = 15;

export function laid(effect: Effect): { items: Placed[]; width: number } {
  const items: Placed[] = [];
  let at = 0;
  const sign = (icon: string, tone: string, n: number): void => {
    if (n > 2) text(String(n), NUMBER);
    for (let i = 0; i < (n > 2 ? 1 : n); i += 1) {
      items.push({ at, icon, tone });
      at += SIGN;
    }
  };
  const text = (what: string, width: number): void => {
    items.push({ at: at + width / 2, text: what });
    at += width;
  };
  for (const [i, side] of sidesOf(effect).entries()) {
    if (i > 0) text("/", BETWEEN);
    const price = amounts(side.price);
    for (const [good, n] of price) sign(signOf(good).icon, signOf(good).tone ?? "var(--ink)", n);
    if (price.length > 0) {
      items.push({ at, arrow: true });
      at += ARROW;
    }
    for (const mark of side.marks) {
      if ("between" in mark) text(mark.between === "per" ? "/" : mark.between, BETWEEN);
      else sign(mark.sign.icon, mark.sign.tone ?? "var(--ink)", mark.n);
    }
  }
  return { items, width: at };
}
