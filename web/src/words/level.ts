/** The name of an opponent's level: a word of the page, or the name of the class or entry point for the host's own opponents. */

import { named } from "./translate";

export function levelName(level: string): string {
  return named("level", level, level.slice(level.lastIndexOf(":") + 1));
}
