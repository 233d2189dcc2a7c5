/** Made by tools/wire_types.py from src/moonbase/games/moon/shapes: change those, and run it again. */

import type { TextShown } from "../../wire.gen";

export const RESOURCES = ["energy", "water", "bio", "metal"] as const;
export type Resource = (typeof RESOURCES)[number];
export const GOODS = ["energy", "water", "bio", "metal", "rover", "heart"] as const;
export type Good = (typeof GOODS)[number];
export const FLAGS = ["industry", "housing", "transport", "food", "science"] as const;
export type Flag = (typeof FLAGS)[number];
export const COLOURS = ["blue", "yellow", "pink", "grey", "red"] as const;
export type Colour = (typeof COLOURS)[number];
export const REPUTATION_LEVELS = ["bronze", "silver", "gold"] as const;
export type ReputationLevel = (typeof REPUTATION_LEVELS)[number];

export type Count = number | "X";
export type GoodBag = Partial<Record<Good, number | "X">>;
export type FlagBag = Partial<Record<Flag, number | "X">>;

export interface FlagView {
  flag: Flag;
  reward: number;
  counts: number[];
  winner: number | null;
  tie: "full" | "none" | "rovers";
}

/** ``known``: the cards that the viewer knows to be in it. */
export interface HandView {
  count: number;
  known: string[];
  unknown: number;
}

export interface MoonCard {
  id: string;
  name: TextShown;
  deck: "base" | "expedition" | "first expedition" | "reputation" | "structure";
  era: number | null;
  colour: Colour | null;
  level: ReputationLevel | null;
  copies: number;
  three_plus: number;
  cost: Partial<Record<Good, Count>>;
  need: Partial<Record<Flag, Count>>;
  production: Partial<Record<Good, Count>>;
  flags: Partial<Record<Flag, Count>>;
  assimilate: Partial<Record<Good, Count>>;
  when: string;
  requirement: TextShown | null;
  /** The things that the requirement counts, by their name in card files. */
  counts: string | null;
  least: number | null;
  hearts: number | null;
  text: TextShown;
  source: string;
  sources: Record<string, string>;
  note: TextShown | null;
}

export interface MoonView {
  game: "moon";
  players: number;
  viewer: number | null;
  era: number;
  round: number;
  rounds: number;
  phase: "deal" | "over" | "set-up" | "turns";
  x: number;
  lead: number;
  turn: number;
  waiting: number | "nature" | "over";
  order: number[];
  flags: FlagView[];
  reputations: ReputationView[];
  seats: SeatView[];
  discard: string[];
  stack: StackView;
  previous: string[];
  this_turn: TurnView;
  question: Question | null;
  unseen: UnseenView[];
  seal: number;
}

export interface Question {
  seat: number;
  card: string;
  kind: string;
}

export interface ReputationView {
  card: string;
  level: ReputationLevel;
  owner: number | null;
  hearts: number;
  worth: number;
  least: number;
  counts: number[];
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
  hand: HandView;
  expedition: string | null;
  expedition_known: boolean;
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

export interface StackView {
  count: number;
  /** The cards it holds, where the viewer knows them. */
  cards: string[] | null;
}

/** The deeds of the seat to move. */
export interface TurnView {
  main: boolean;
  park: boolean;
  flip: boolean;
  expedition: boolean;
  claim: boolean;
  spent: number;
  free: number;
  borrowed: Record<Flag, number>;
}

/** Cards that the viewer cannot place, and how many of them lie in each hand and in the stack. */
export interface UnseenView {
  cards: string[];
  hands: number[];
  stack: number;
}
