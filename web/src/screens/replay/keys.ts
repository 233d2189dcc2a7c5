/** The keyboard of a replay: arrows by step, with Shift or Page keys by turn, Home and End, Space plays. */

import type { KeyLine } from "../../table/keys/map";
import { overlay } from "../../table/overlay.svelte";
import type { Player } from "./player.svelte";

export const REPLAY_KEYS: KeyLine[] = [
  [["←", "→"], "keys.step"],
  [["PageUp", "PageDown"], "keys.turn"],
  [["Home", "End"], "keys.ends"],
  [["Space"], "keys.play"],
];

export function onReplayKey(e: KeyboardEvent, player: Player): void {
  if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || overlay.sheet) return;
  const target = e.target as HTMLElement;
  if (target.closest("dialog, textarea, select, input:not([type=range])")) return;
  if (e.key === " " && target.closest("button, a")) return;
  const deed = deeds(player, e.shiftKey)[e.key];
  if (!deed) return;
  e.preventDefault();
  deed();
}

function deeds(player: Player, shift: boolean): Record<string, () => void> {
  return {
    ArrowRight: () => (shift ? player.walkTurn(1) : player.walk(1)),
    ArrowLeft: () => (shift ? player.walkTurn(-1) : player.walk(-1)),
    PageDown: () => player.walkTurn(1),
    PageUp: () => player.walkTurn(-1),
    Home: () => void player.go(0),
    End: () => void player.toEnd(),
    " ": () => player.toggle(),
  };
}
