/** The reputations: one emblem each, before a bronze disc, a silver hexagon or a golden star. */
import type { SceneBook } from "../../../art/book";
import { bronze } from "./reputations/bronze";
import { gold } from "./reputations/gold";
import { silver } from "./reputations/silver";

export const reputations: SceneBook = { ...bronze, ...silver, ...gold };
