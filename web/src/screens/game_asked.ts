/** The game that a screen is about: the one its address names, else the one of the rule it points at. */

import { gameOfRule, infoOf } from "../games/registry";
import { router } from "../shell/router.svelte";

export function gameAsked(): string {
  const asked = router.query.get("game");
  if (asked && infoOf(asked)) return asked;
  return gameOfRule(location.hash.slice(1));
}
