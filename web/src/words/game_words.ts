/** The word files of the games: loaded with the cards of a game. */

import { Messages } from "./fluent";
import type { Lang } from "./translate";

const FILES = import.meta.glob<string>(["@languages/*/*.ftl", "!@languages/*/*page.ftl", "!@languages/*/*terminal.ftl", "!@languages/*/commands.ftl", "!@languages/*/faults.ftl"], { query: "?raw", import: "default" });

/** The words of a game and those of the table. */
export async function gameWords(lang: Lang, game: string): Promise<Messages> {
  const wanted = [game, "table"].flatMap((part) => Object.entries(FILES).filter(([path]) => path.endsWith(`/${lang}/${part}.ftl`)));
  return new Messages(lang, ...(await Promise.all(wanted.map(([, load]) => load()))));
}
