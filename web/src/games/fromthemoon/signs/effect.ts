/** An effect in signs: what it asks, what it does, one row of signs for each side. */

import { amounts } from "./goods";
import { COUNTED, SIGNS, signOf, type Sign } from "./sprite";
import { SHIPS, type Effect, type Price, type Step } from "../view";

export type Mark = { sign: Sign; n: number } | { between: "/" | "per" | "+" };

export interface Side {
  price: Price;
  marks: Mark[];
}

export function sidesOf(effect: Effect): Side[] {
  return effect.map((steps) => ({ price: priceOf(steps), marks: joined(steps.filter((s) => s.do !== "pay").map(marksOf)) }));
}

function priceOf(steps: Step[]): Price {
  const price: Price = {};
  for (const step of steps) if (step.do === "pay") Object.assign(price, step.goods);
  return price;
}

function joined(groups: Mark[][]): Mark[] {
  return groups.filter((g) => g.length > 0).flatMap((g, i) => (i > 0 ? [{ between: "+" } as Mark, ...g] : g));
}

function marksOf(step: Step): Mark[] {
  const counted: Mark[] = step.per ? [{ between: "per" }, { sign: COUNTED[step.per] ?? signOf(step.per), n: 1 }] : [];
  if (step.goods) return [...joined(amounts(step.goods).map(([good, n]) => [{ sign: signOf(good), n }])), ...counted];
  if (step.ships) return approval(step);
  if (step.do === "gain_any") return [{ sign: SIGNS.any!, n: step.n ?? 1 }, ...counted];
  if (step.do === "score") return [{ sign: SIGNS.point!, n: step.n ?? 1 }, ...counted];
  return step.do in SIGNS ? [{ sign: signOf(step.do), n: step.n ?? 1 }] : [];
}

function approval(step: Step): Mark[] {
  const ships = step.ships ?? [];
  const names = ships.length === SHIPS.length ? ["any"] : ships;
  const marks: Mark[] = names.flatMap((ship, i) => {
    const sign: Mark = { sign: { icon: `approval-${ship}` }, n: 1 };
    return i > 0 ? [{ between: "/" } as Mark, sign] : [sign];
  });
  // one ship with its rosette alone is clear enough in a small tile; the words tell which work
  if (step.only && ships.length > 1) marks.push({ sign: signOf(step.only), n: 1 });
  return marks;
}
