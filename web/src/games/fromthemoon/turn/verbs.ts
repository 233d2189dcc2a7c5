/** Signs of what can be done, and words for what is asked. */

import { named, t } from "../../../words/translate";
import { tiles } from "../tiles/catalogue";
import type { Choice } from "../../../shell/wire";
import { wordIn } from "../../../table/turn/operands";
import type { Doing } from "../table.svelte";
import type { Question } from "../view";

const SIGN: Record<string, string> = {
  send: "rover",
  greenhouse: "greenhouse",
  upgrade: "greenhouse-plus",
  recruit: "astro-any",
  build: "building-small",
  foundation: "foundation",
  lab: "lab",
  space: "lab",
  activate: "lab",
  gather: "gather",
  income: "gather",
  feed: "cube-food",
  effect: "terrain-crater",
  use: "terrain-crater",
  at: "building-small",
  part: "ship-part",
  improve: "improvement",
  point: "vp",
  convert: "pass",
  end: "skip",
  done: "check",
  decline: "close",
};

export const DOING_SIGN: Record<Doing, string> = { send: "rover", greenhouses: "greenhouse", team: "astro-any", building: "building-small", research: "lab", gather: "gather" };

export function verbSign(verb: string): string {
  return SIGN[verb] ?? "check";
}

/** The sign of one choice; astronauts, cubes and specialists by their colour. */
export function choiceSign(choice: Choice): { icon: string; tone?: string } {
  const { verb } = choice;
  const what = wordIn(choice, "colour") ?? wordIn(choice, "good");
  if (verb === "take" || verb === "gain") return { icon: `cube-${what}`, tone: `var(--g-${what})` };
  if (verb === "recruit") return { icon: `astro-${what}`, tone: `var(--g-${what})` };
  if (verb === "train" || verb === "ability") return { icon: `spec-${what}`, tone: `var(--g-${what})` };
  if (verb === "convert") return what === "food" ? { icon: "cube-food", tone: "var(--g-food)" } : { icon: "energy", tone: "var(--g-energy)" };
  if (verb === "greenhouse" || verb === "upgrade") return { icon: verbSign(verb), tone: "var(--g-food)" };
  return { icon: verbSign(verb) };
}

/** The name of whatever asks: a tile, a building, a lab, or the turn itself. */
export function askerName(question: Question): string {
  if (question.card) return tiles.get(question.card).name;
  return named("asker", question.kind, t("turn.yoursNow"));
}

export function questionWords(question: Question): string {
  const kind = question.kind === "halves" ? `halves_${question.action}` : question.kind;
  return named("ask", kind, t("question.other"));
}
