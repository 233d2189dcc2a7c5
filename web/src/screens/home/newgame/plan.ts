/** The plan of a new game: its seats and options, limited to those that the server offers. */

import type { ClockAsked, GameInfo, SeatAsked, Switch } from "../../../shell/wire";

export interface Plan {
  seats: SeatAsked[];
  options: Record<string, number>;
}

/** The switch that only solo games have; the page asks for it there. */
export const ALONE = "difficulty";

export const CLOCKS: ClockAsked[] = [
  { bank: 900, increment: 30, grace: 300 },
  { bank: 3600, increment: 60, grace: 600 },
  { bank: 172800, increment: 43200, grace: 300 },
];

/** A plan with me and opponents of the strongest level: one more player than the game needs, if it seats so many. */
export function firstPlan(game: GameInfo): Plan {
  const level = game.levels.at(-1) ?? "";
  const others = Math.min(Math.max(1, game.least), game.most - 1);
  return { seats: [{ kind: "me" }, ...Array.from({ length: others }, (): SeatAsked => ({ kind: "bot", level }))], options: {} };
}

/** A plan from an earlier visit, as far as the game still offers it. */
export function fitting(plan: Plan | undefined, game: GameInfo): Plan {
  const first = firstPlan(game);
  if (!plan || !Array.isArray(plan.seats) || plan.seats.length < game.least || plan.seats.length > game.most) return first;
  const known = plan.seats.every((s) => s.kind !== "bot" || game.levels.includes(s.level) || game.own.includes(s.level));
  if (!known || plan.seats.filter((s) => s.kind === "me").length !== 1) return first;
  const offered = Object.entries(plan.options ?? {}).filter(([name, value]) => game.switches.some((s) => s.name === name && s.values.includes(value)));
  return { seats: plan.seats, options: Object.fromEntries(offered) };
}

export function chosen(options: Record<string, number>, sw: Switch): number {
  return options[sw.name] ?? sw.default;
}

/** The number of rulings that differ from the printed rules. */
export function changed(plan: Plan, game: GameInfo): number {
  return game.switches.filter((sw) => sw.name !== ALONE && chosen(plan.options, sw) !== sw.default).length;
}

/** The options sent to the server: the difficulty only for a game for one. */
export function asked(plan: Plan, game: GameInfo): Record<string, number> {
  const offered = game.switches.filter((sw) => sw.name in plan.options && (sw.name !== ALONE || plan.seats.length === 1));
  return Object.fromEntries(offered.map((sw) => [sw.name, plan.options[sw.name]!]));
}
