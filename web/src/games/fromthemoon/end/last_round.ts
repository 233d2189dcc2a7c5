/** The last round in words: why it has begun, and who still has a turn. */

import { t } from "../../../words/translate";
import type { FromTheMoonView } from "../view";

/** null before the last round, and once the game is over. */
export function endingWords(view: FromTheMoonView, me: number | null): string | null {
  const { ending } = view;
  if (!ending) return null;
  if (view.solo) return t("ending.alone");
  const mine = me === null ? "ending.round" : ending.turns[0] === me ? "ending.now" : ending.turns.includes(me) ? "ending.soon" : "ending.done";
  return `${t(`ending.${ending.by}`)} ${t(mine)}`;
}

/** The meaning of the end of the track, in words. */
export function trackEnd(view: FromTheMoonView): string {
  if (view.solo) return t(view.last_round ? "track.lastAlone" : "track.endAlone");
  return t(view.last_round ? "track.last" : "track.end");
}
