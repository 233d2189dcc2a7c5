/** Which game a screen is about: the one its address names, else the one of the rule it points at. */

import { gameOfRule } from "../table/cards/rulebook.svelte";
import { router } from "../shell/router.svelte";

export function gameAsked(): string {
  const asked = router.query.get("game");
  if (asked === "moon" || asked === "fromthemoon") return asked;
  return gameOfRule(location.hash.slice(1));
}
