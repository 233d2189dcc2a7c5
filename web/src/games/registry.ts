/** Every game of the page, in the order in which the home page offers them. */

import { fromthemoon } from "./fromthemoon/info";
import type { Info } from "./info";
import { moon } from "./moon/info";

export const GAMES: readonly [Info, ...Info[]] = [
  moon,
  fromthemoon,
];

export const infoOf = (name: string): Info | undefined => GAMES.find((game) => game.name === name);

/** The game of that name, or the first one. */
export const infoOrFirst = (name: string): Info => infoOf(name) ?? GAMES[0];

export const gameOfRule = (id: string): string => (GAMES.find((game) => id.startsWith(game.ruleLetter)) ?? GAMES[0]).name;
