/** The timeline of a replay: eras, rounds, turns, and the steps at which it stops. */

import type { Course, Step } from "../../shell/wire";
import { t } from "../../words/translate";

export interface Band {
  era: number;
  from: number;
  to: number;
}

export interface Tick {
  step: number;
  kind: "round" | "turn";
}

export const ERAS = ["", "I", "II", "III"];

/** The range of steps of each era; empty for a game without eras. */
export function bands(steps: Step[]): Band[] {
  const out: Band[] = [];
  for (const s of steps) {
    const last = out.at(-1);
    if (s.era === null) continue;
    if (last?.era === s.era) last.to = s.step;
    else out.push({ era: s.era, from: s.step - 1, to: s.step });
  }
  return out;
}

/** The positions at which a turn begins; the first of a round counts as the round's. */
export function ticks(steps: Step[]): Tick[] {
  const out: Tick[] = [];
  let round = "";
  let turn = "";
  for (const s of steps) {
    if (s.phase !== "turns") continue;
    const inRound = `${s.era} ${s.round}`;
    const inTurn = `${inRound} ${s.turn}`;
    if (inTurn !== turn) out.push({ step: s.step, kind: inRound === round ? "turn" : "round" });
    round = inRound;
    turn = inTurn;
  }
  return out;
}

/** The stops of a replay: the beginning, every act of a player, acts of nature in a row as one, the end. */
export function stops(steps: Step[]): number[] {
  const dealing = (s: Step | undefined): boolean => s !== undefined && s.seat === null;
  const told = steps.filter((s, i) => s.lines.length > 0 && !(dealing(s) && dealing(steps[i + 1])));
  return [...new Set([0, ...told.map((s) => s.step), steps.length])];
}

/** The next or the previous of some positions in ascending order. */
export function beyond(places: number[], step: number, way: 1 | -1): number | undefined {
  return way > 0 ? places.find((p) => p > step) : places.findLast((p) => p < step);
}

/** The place of a step on the timeline. Its length is the number of stops, so that consecutive deals take no room. */
export function placeOf(stops: number[], step: number): number {
  const at = stops.findIndex((stop) => stop >= step);
  return at < 0 ? stops.length - 1 : at;
}

/** The step at which the first turn begins, after the set-up. */
export function beginning(steps: Step[]): number {
  return ticks(steps)[0]?.step ?? 0;
}

/** The place of a step in the game, in words. */
export function chapter(course: Course, step: number): string {
  const s = course.steps[step - 1];
  if (s?.phase === "over") return t("replay.end");
  if (s?.phase === "deal") return t("replay.deal", { era: ERAS[s.era ?? 0] ?? "" });
  if (s?.phase !== "turns") return t("replay.setup");
  if (s.era !== null) return t("replay.era", { era: ERAS[s.era] ?? s.era, round: s.round ?? 1 });
  if (s.round === null) return "";
  return course.names.length === 1 ? t("bar.turn", { n: s.round }) : t("replay.round", { round: s.round });
}
