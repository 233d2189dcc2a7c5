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
  /** The opponents of the project, from weakest to strongest. */
  levels: string[];
  /** More opponents that this server offers. */
  own: string[];
  switches: Switch[];
  /** The host's cards: new tables are played with them unless somebody says otherwise. */
  set: CardSet | null;
  sources: Sources;
}

/** How many values of the cards are known, and on how many faces all of them are. The others are reconstructed. */
export interface Sources {
  faces: number;
  known_faces: number;
  values: number;
  known_values: number;
}

export type SeatAsked = { kind: "me" } | { kind: "bot"; level: string } | { kind: "open" };

/** In seconds. */
export interface ClockAsked {
  bank: number;
  increment: number;
  grace: number;
}

export interface TableAsked {
  game: string;
  seats: SeatAsked[];
  options: Record<string, number>;
  clock: ClockAsked | null;
  request: string;
  /** An owner's cards, by id; null for those of the project. */
  set: string | null;
  /** How soon somebody who is away may be stood in for, where no clock says it. */
  pace: Pace;
  /** The name of the table, as it was promised with the commitment of its deal; null: the server picks one. */
  deal: string | null;
  /** My part of chance, in hex. */
  entropy: string;
}

/** In real time, or by turns over days. */
export type Pace = "live" | "turns";

/** A table that is not made yet, and the commitment to the secret of its deal. */
export interface DealPromised {
  deal: string;
  commitment: string;
}

/** Whose key this is, and whether that is who this browser knows already. */
export interface Peeked {
  name: string;
  mine: boolean;
}

/** An owner's card file, as it is kept. */
export interface CardSet {
  set: string;
  game: string;
  name: string;
  fingerprint: string;
}

/** How much is kept for me; null where nobody is limited. */
export interface Space {
  used: number;
  bytes: number;
  most: number | null;
  most_bytes: number | null;
}

export interface BroughtRecord {
  table: string;
  game: string;
  title: string;
  names: string[];
  bytes: number;
  made: number;
}

export interface BroughtSet extends CardSet {
  title: string;
  bytes: number;
  made: number;
}

/** What I brought along, the latest first. */
export interface Brought {
  records: BroughtRecord[];
  records_space: Space;
  sets: BroughtSet[];
  sets_space: Space;
  /** deleted sets that games still need */
  for_games: number;
}

export interface Invite {
  seat: number;
  link: string;
}

/** What somebody is invited to; who sits at the table already is told the own seat. */
export interface Invitation {
  table: string;
  game: string;
  title: string;
  /** who made the table */
  host: string | null;
  seat: number;
  mine: boolean;
  seats: Seat[];
  /** those that the table plays otherwise than by default */
  options: Record<string, number>;
  clock: ClockAsked | null;
  set: { id: string; name: string } | null;
  over: boolean;
  /** To the secret of the deal; null where the deal cannot be checked. */
  commitment: string | null;
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
  seats: { name: string; kind: string; me: boolean }[];
  waiting: { seat: number; name: string; me: boolean } | null;
  over: boolean;
  /** left before its end: nobody is waited on */
  unfinished?: boolean;
  /** I am the only person there, and may put it away */
  leave?: boolean;
  sequence: number;
  /** in seconds since 1970 */
  updated: number;
}

/** How a game for one ended; ids are those of the gallery. */
export interface SoloEnd {
  table: string;
  game: string;
  title: string;
  score: number;
  won: boolean;
  lost: string;
  medal: string | null;
  difficulty: string;
  faction: string | null;
  objectives: { card: string; met: boolean }[];
  ended: number;
}

/** Why something was refused: a sentence, and its key for who says it in another language, with what stands in it. */
export interface Refusal {
  code?: string;
  message?: string;
  words?: string;
  values?: Record<string, string | number>;
}

export interface Problem {
  error: Refusal & { code: string; lines?: string[] };
}

/** From where a replay is seen: a seat, or what is public. */
export type Viewpoint = number | "public";

/** One action of a game; no lines where the viewer saw nothing of it. */
export interface Step {
  step: number;
  /** null: nature */
  seat: number | null;
  /** only the seat that acted is told */
  action: string | null;
  lines: string[];
  era: number | null;
  round: number | null;
  turn: number | null;
  phase: string | null;
}

/** All steps of a game for one viewer. */
export interface Course {
  table: string;
  game: string;
  title: string;
  names: string[];
  you: number | null;
  own: number | null;
  /** Those that the viewer may look from. */
  seats: number[];
  over: boolean;
  steps: Step[];
}

// --- what the views of all games have

export interface GameView {
  game: string;
  players: number;
  viewer: number | null;
  round: number;
  phase: string;
  lead: number;
  turn: number;
  waiting: number | "nature" | "over";
  order: number[];
  seats: { seat: number }[];
  question: { seat: number; kind: string } | null;
  seal: number;
}

/** A card or a tile, as the gallery of any game shows it. */
export interface Face {
  id: string;
  name: string;
  deck: string;
  copies: number;
  text: string;
  source: string;
  sources: Record<string, string>;
  note: string | null;
}

export interface Gallery<F extends Face = Face> {
  fingerprint: string;
  sources: Sources;
  cards: F[];
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
  /** everybody agreed to go back: the game stands again as after this event */
  back?: number;
}

export interface Seat {
  name: string | null;
  kind: string;
  level?: string | null;
  here?: boolean | null;
  stand_in?: string | null;
  /** Where that person is away. */
  away?: Away;
  /** So many actions were played here by a stand-in. */
  stood_in?: number;
}

/** Away for so many seconds when the message came; in so many more the others may propose a stand-in. */
export interface Away {
  seconds: number;
  replace_in: number;
}

/** What can be checked of the deal: the secret is told at the end. */
export interface Deal {
  commitment: string;
  draws: number;
  entropy: { seat: number; value: string; after: number }[];
  secret: string | null;
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

export interface TableMessage<V extends GameView = GameView> {
  type: "table";
  sequence: number;
  you: number | null;
  game: string;
  title: string;
  /** An owner's cards, where the game is played with them. */
  set: { id: string; name: string } | null;
  /** The fingerprint of the cards that are played with. */
  cards: string;
  names: (string | null)[];
  seats: Seat[];
  /** The seat that is asked; null at the end. */
  waiting: number | null;
  view: V;
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
  /** Left before its end: nobody is asked any more. */
  unfinished?: boolean;
  /** In so many seconds I may leave the game unfinished; null: not at all. */
  leave?: number | null;
  /** null where a game was played before deals could be checked, or is a record */
  deal?: Deal | null;
  /** So many seconds somebody must be away before a stand-in may play. */
  patience?: number;
  /** The actions of the game as it stands, and of which of them this is the position. */
  step: number;
  steps: number;
}

export interface AnswerMessage extends Refusal {
  type: "answer";
  request: string | null;
  ok: boolean;
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

export interface PreviewMessage<V extends GameView = GameView> {
  type: "preview";
  request: string;
  action: string;
  /** What was planned after it. */
  then: string[];
  view: V;
  lines: string[];
  /** What the seat could do next. */
  choices: Choice[];
  closed: Choice[];
}

export interface HintMessage {
  type: "hint";
  request: string;
  sequence: number;
  level: string;
  action: string;
  words: string;
}

/** I was away: for how long, from which event on, and what was played for me meanwhile. */
export interface ReturnedMessage {
  type: "returned";
  seconds: number;
  since: number;
  turns: number;
  /** null: nobody played for me */
  level: string | null;
}

export type FromServer<V extends GameView = GameView> = TableMessage<V> | AnswerMessage | WhyMessage | PreviewMessage<V> | HintMessage | ReturnedMessage | { type: "pong" };

// --- a table's socket, from the page

export type ToServer =
  | { type: "act"; request: string; sequence: number; action: string }
  | { type: "undo" | "redo"; request: string; sequence: number }
  | { type: "takeback"; request: string; sequence: number; to: number }
  | { type: "consent" | "vote"; request: string; yes: boolean }
  | { type: "why"; request: string; action: string }
  | { type: "preview"; request: string; action: string; then: string[] }
  | { type: "replace"; request: string; seat: number }
  | { type: "return" | "hint" | "leave"; request: string }
  | { type: "ping" };

export interface RuleChapter {
  id: string;
  title: string;
  rules: { id: string; text: string }[];
}
