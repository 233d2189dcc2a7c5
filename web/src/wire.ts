/** Everything that travels between page and server, in one place: docs/reference/wire.md in types. */

// --- HTTP

export interface Me {
  id: string;
  name: string;
}

export interface Switch {
  name: string;
  rule: string;
  default: number;
  values: number[];
  about: string;
}

export interface GameInfo {
  name: string;
  title: string;
  least: number;
  most: number;
  levels: string[];
  switches: Switch[];
}

export type SeatAsked = { kind: "me" } | { kind: "bot"; level: string } | { kind: "open" };

/** In seconds. */
export interface ClockAsked {
  bank: number;
  increment: number;
}

export interface TableAsked {
  game: string;
  seats: SeatAsked[];
  options: Record<string, number>;
  clock: ClockAsked | null;
  request: string;
}

export interface Invite {
  seat: number;
  link: string;
}

export interface TableMade {
  table: string;
  invites: Invite[];
  watch: string;
}

export interface MyTable {
  table: string;
  game: string;
  title: string;
  seats: { name: string | null; kind: string }[];
  waiting: { seat: number; name: string | null; me: boolean } | null;
  over: boolean;
  sequence: number;
  updated: number | string;
}

export interface Problem {
  error: { code: string; message: string };
}

// --- a table's socket, from the server

export interface Choice {
  action: string;
  verb: string;
  words: string;
}

export interface TableEvent {
  sequence: number;
  /** act, undo, redo, join, ... */
  kind: string;
  /** null: nature */
  seat: number | null;
  /** only the seat that acted is told */
  action: string | null;
  lines: string[];
  at?: number;
}

export interface Seat {
  name: string | null;
  kind: string;
  level?: string | null;
  here?: boolean | null;
  stand_in?: string | null;
}

/** A takeback or a stand-in that waits for the word of others. */
export interface Proposal {
  seat: number;
  waiting: number[];
  to: number | null;
  other: number | null;
  level: string | null;
}

/** Seconds left to each seat. */
export interface ClockShown {
  left: number[];
  grace: number[];
  running: number | null;
  at: number;
}

export interface Score {
  seat: number;
  score: number;
  place: number;
}

export interface TableMessage {
  type: "table";
  sequence: number;
  you: number | null;
  game: string;
  title: string;
  names: (string | null)[];
  seats: Seat[];
  view: MoonView;
  choices: Choice[];
  closed: Choice[];
  events: TableEvent[];
  undo: boolean;
  redo: boolean;
  takeback: Proposal | null;
  replace: Proposal | null;
  clock: ClockShown | null;
  scores: Score[] | null;
  over: boolean;
}

export interface AnswerMessage {
  type: "answer";
  request: string | null;
  ok: boolean;
  code?: string;
  message?: string;
  sequence?: number;
}

export interface WhyMessage {
  type: "why";
  request: string;
  action: string;
  rule: string | null;
  reason: string | null;
  repair: string | null;
  steps: string[];
}

export interface PreviewMessage {
  type: "preview";
  request: string;
  action: string;
  view: MoonView;
  lines: string[];
}

export type FromServer = TableMessage | AnswerMessage | WhyMessage | PreviewMessage | { type: "pong" };

// --- a table's socket, from the page

export type ToServer =
  | { type: "act"; request: string; sequence: number; action: string }
  | { type: "undo" | "redo"; request: string; sequence: number }
  | { type: "takeback"; request: string; sequence: number; to: number }
  | { type: "consent" | "vote"; request: string; yes: boolean }
  | { type: "why" | "preview"; request: string; action: string }
  | { type: "replace"; request: string; seat: number }
  | { type: "return"; request: string }
  | { type: "ping" };

// --- the view of Moon

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

export interface MoonView {
  game: "moon";
  players: number;
  viewer: number | null;
  era: number;
  round: number;
  rounds: number;
  phase: "set-up" | "deal" | "turns" | "over";
  x: number;
  lead: number;
  turn: number;
  waiting: number | "nature" | "over";
  order: number[];
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
  seal: number;
}

// --- the gallery of Moon

export type Bag<K extends string> = Partial<Record<K, number | "X">>;

export interface Card {
  id: string;
  name: string;
  deck: "structure" | "base" | "expedition" | "first expedition" | "reputation";
  era: number | null;
  colour: Colour | null;
  level: Level | null;
  copies: number;
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
  text: string;
  source: string;
  sources: Record<string, string>;
  note: string | null;
}

export interface Gallery {
  fingerprint: string;
  cards: Card[];
}

export interface RuleChapter {
  id: string;
  title: string;
  rules: { id: string; text: string }[];
}
