/** What travels about Moon alone: its view, its cards. */

import type { Face, GameView } from "../../shell/wire";

export const GOODS = ["energy", "water", "bio", "metal", "rover", "heart"] as const;
export type Good = (typeof GOODS)[number];
export const FLAGS = ["industry", "housing", "transport", "food", "science"] as const;
export type Flag = (typeof FLAGS)[number];
export const COLOURS = ["blue", "yellow", "pink", "grey", "red"] as const;
export type Colour = (typeof COLOURS)[number];
export type Level = "bronze" | "silver" | "gold";

export interface FlagView {
  flag: Flag;
  reward: number;
  counts: number[];
  winner: number | null;
  tie: "none" | "rovers" | "full";
}

export interface ReputationView {
  card: string;
  level: Level;
  owner: number | null;
  hearts: number;
  worth: number;
  least: number;
  counts: number[];
}

export interface SlotView {
  card: string;
  hearts: number;
  flipped: boolean;
  rovers: number;
  production_taken: boolean;
  flag_taken: boolean;
  end: number;
}

export interface SeatView {
  seat: number;
  goods: Record<Good, number>;
  production: Record<Good, number>;
  flags: Record<Flag, number>;
  colours: Record<Colour, number>;
  rovers: number;
  parked_here: number;
  vouchers: number;
  score: number;
  hearts_on_cards: number;
  end_hearts: number;
  reputation_hearts: number;
  settlement: SlotView[];
  hand: { count: number; known: string[]; unknown: number };
  expedition: string | null;
  expedition_known: boolean;
}

export interface MoonView extends GameView {
  game: "moon";
  era: number;
  rounds: number;
  phase: "set-up" | "deal" | "turns" | "over";
  x: number;
  flags: FlagView[];
  reputations: ReputationView[];
  seats: SeatView[];
  discard: string[];
  stack: { count: number; cards: string[] | null };
  previous: string[];
  this_turn: {
    main: boolean;
    park: boolean;
    flip: boolean;
    expedition: boolean;
    claim: boolean;
    spent: number;
    free: number;
    borrowed: Record<Flag, number>;
  };
  question: { seat: number; card: string; kind: string } | null;
}

// --- the gallery of Moon

export type Bag<K extends string> = Partial<Record<K, number | "X">>;

export interface Card extends Face {
  deck: "structure" | "base" | "expedition" | "first expedition" | "reputation";
  era: number | null;
  colour: Colour | null;
  level: Level | null;
  three_plus: number;
  cost: Bag<Good>;
  need: Bag<Flag>;
  production: Bag<Good>;
  flags: Bag<Flag>;
  assimilate: Bag<Good>;
  when: string;
  requirement: string | null;
  /** What the requirement counts, by its name in card files. */
  counts: string | null;
  least: number | null;
  hearts: number | null;
}
