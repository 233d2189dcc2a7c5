/** Names for the seats of a table: people by their names, opponents by their levels and empty chairs by their places, in the reader's words. */

import { named, t } from "./translate";

/** The player at a terminal, in its records. */
const OWN = "you";

interface Chair {
  kind: string;
  name: string;
  level?: string;
}

export function seatNames(chairs: readonly Chair[]): string[] {
  const called = chairs.map(calledAlone);
  return called.map((name, seat) => {
    const same = namesakes(chairs, seat);
    return same.length > 1 && levelWord(chairs[seat]!) ? `${name} ${same.indexOf(seat) + 1}` : name;
  });
}

function calledAlone(chair: Chair, seat: number): string {
  if (chair.kind === "open") return t("seat.place", { n: seat + 1 });
  if (chair.kind === "record" && chair.name === OWN) return t("record.player");
  return levelWord(chair) || chair.name;
}

/** The word for the level of an opponent; the host's own opponents have none and keep the server's name. */
function levelWord(chair: Chair): string {
  const level = levelOf(chair);
  return level ? named("level", level, "") : "";
}

/** Records from the terminal have levels instead of names. */
function levelOf({ kind, name, level }: Chair): string {
  if (kind === "record") return name;
  return (kind === "bot" && level) || "";
}

/** The seats of opponents of the same level. */
function namesakes(chairs: readonly Chair[], seat: number): number[] {
  const chair = chairs[seat]!;
  return chairs.flatMap((each, i) => (each.kind === chair.kind && levelOf(each) === levelOf(chair) ? [i] : []));
}
