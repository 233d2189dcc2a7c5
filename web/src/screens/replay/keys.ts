/** The keyboard of a replay: arrows by step, with Shift or Page keys by turn, Home and End, Space plays. */

import type { KeyLine } from "../../table/keys/map";
import { overlay } from "../../table/overlay.svelte";
import type { Film } from "./player.svelte";

export const REPLAY_KEYS: KeyLine[] = [
  [["←", "→"], "keys.step"],
  [["Page ↑", "Page ↓"], "keys.turn"],
  [["Home", "End"], "keys.ends"],
  [["Space"], "keys.play"],
];

export function onReplayKey(e: KeyboardEvent, film: Film): void {
  if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || overlay.sheet) return;
  const target = e.target as HTMLElement;
  if (target.closest("dialog, textarea, select, input:not([type=range])")) return;
  if (e.key === " " && target.closest("button, a")) return;
  const deed = deeds(film, e.shiftKey)[e.key];
  if (!deed) return;
  e.preventDefault();
  deed();
}

function deeds(film: Film, shift: boolean): Record<string, () => void> {
  return {
    ArrowRight: () => (shift ? film.walkTurn(1) : film.walk(1)),
    ArrowLeft: () => (shift ? film.walkTurn(-1) : film.walk(-1)),
    PageDown: () => film.walkTurn(1),
    PageUp: () => film.walkTurn(-1),
    Home: () => void film.go(0),
    End: () => void film.toEnd(),
    " ": () => film.toggle(),
  };
}
