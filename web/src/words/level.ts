/** The name of an opponent's level: a word of the page, or for an opponent of the host's own the name of its class or entry point. */

import { named } from "./translate";

export function levelName(level: string): string {
  return named("level", level, level.slice(level.lastIndexOf(":") + 1));
}
