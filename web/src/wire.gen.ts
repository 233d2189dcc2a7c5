/** Made by tools/wire_types.py from the structs of the server: change those, and run it again. */

export interface Act {
  type: "act";
  request: string;
  sequence: number;
  action: string;
}

export interface Answer {
  type: "answer";
  request: string | null;
  ok: boolean;
  sequence?: number;
  code?: string;
  message?: TextShown;
}

/** A takeback or a stand-in that waits for the word of others. */
export interface Asked {
  seat: number;
  waiting: number[];
  to: number | null;
  other: number | null;
  level: string | null;
}

/** The seconds that somebody has been away, and the seconds until the others may propose a stand-in. */
export interface AwayShown {
  seconds: number;
  replace_in: number;
}

/** My uploads, the latest first, at most 200. ``for_games`` counts deleted sets that games still need: their bytes count. */
export interface Brought {
  records: RecordBrought[];
  records_space: Space;
  sets: SetBrought[];
  sets_space: Space;
  for_games: number;
}

/** The fields that the cards of every game have. Each game declares its own type in full. */
export interface CardOfGallery {
  id: string;
  name: TextShown;
  deck: string;
  copies: number;
  text: TextShown;
  source: string;
  sources: Record<string, string>;
  note: TextShown | null;
}

/** Something that a seat may do: ``action`` is its stable text, ``operands`` what it is about. */
export interface Choice {
  action: string;
  verb: string;
  words: TextShown;
  operands?: Record<string, number | string>;
}

/** The seconds that a clock gives. */
export interface Clock {
  bank: number;
  increment: number;
  grace: number;
}

export interface ClockShown {
  left: number[];
  grace: number[];
  running: number | null;
  at: number;
}

export interface Consent {
  type: "consent";
  request: string;
  yes: boolean;
}

/** All steps of a game for one viewer. ``seats`` are those that the viewer may look from. */
export interface Course {
  table: string;
  game: string;
  title: string;
  names: string[];
  you: number | null;
  own: number | null;
  seats: number[];
  over: boolean;
  steps: StepShown[];
}

export interface Created {
  table: string;
  invites: Invite[];
  watch: string;
}

/** The secret and the entropy from which nature's draws are derived. The secret comes at the end. */
export interface DealShown {
  commitment: string;
  draws: number;
  entropy: EntropyShown[];
  secret: string | null;
}

/** Entropy that somebody added to the deal, after so many draws. */
export interface EntropyShown {
  seat: number;
  value: string;
  after: number;
}

export interface ErrorAnswer {
  error: ErrorShown;
}

export interface ErrorShown {
  code: string;
  message: TextShown;
  /** The faults of a card file, one on each line, in the language that the request names. */
  lines?: string[];
}

export interface Gallery {
  fingerprint: string;
  sources: SourcesShown;
  cards: CardOfGallery[];
  /** The names of things in texts, by kind and id. */
  names: Record<string, TextShown>;
}

export interface GameShown {
  name: string;
  title: string;
  least: number;
  most: number;
  /** The opponents of the project, from weakest to strongest. */
  levels: string[];
  /** More opponents that this server offers, in no order of strength. */
  own: string[];
  switches: SwitchShown[];
  /** The host's cards: the default for a new table. */
  set: SetListed | null;
  /** The counts for those cards, or for the project's cards. */
  sources: SourcesShown;
}

/** The fields of every game's view. Each game declares the whole of its own. */
export interface GameView {
  game: string;
  players: number;
  viewer: number | null;
  phase: string;
  round: number;
  lead: number;
  turn: number;
  waiting: number | "nature" | "over";
  order: number[];
  seats: SeatOfView[];
  question: QuestionOfView | null;
  seal: number;
}

export interface Health {
  ok: boolean;
  version: string;
}

export interface Hint {
  type: "hint";
  request: string;
  level?: string | null;
}

/** The choice of an opponent of the level, at that sequence number. */
export interface HintAnswer {
  type: "hint";
  request: string;
  sequence: number;
  level: string;
  action: string;
  words: TextShown;
}

/** ``host`` made the table. ``options`` are those that differ from the game's defaults. */
export interface Invitation {
  table: string;
  game: string;
  title: string;
  host: string | null;
  seat: number;
  mine: boolean;
  seats: SeatShown[];
  options: Record<string, number>;
  clock: Clock | null;
  set: SetShown | null;
  over: boolean;
  /** The commitment to the secret of the deal, shown before entropy is sent; null where the deal cannot be checked. */
  commitment: string | null;
}

export interface Invite {
  seat: number;
  link: string;
}

export interface Joined {
  table: string;
  seat: number;
}

export interface Joining {
  key: string;
  /** My part of the deal's entropy, in hex. */
  entropy?: string | null;
}

export interface Kept {
  table: string;
}

export interface Key {
  key: string;
}

/** Leave the game unfinished. */
export interface Leave {
  type: "leave";
  request: string;
}

export interface LeaveAsked {
  request: string;
}

export interface Left {
  table: string;
}

export interface Link {
  link: string;
}

export interface Name {
  name: string;
}

export interface Objective {
  card: string;
  met: boolean;
}

/** ``switch`` allows a browser that already has an identity to change it. */
export interface Opening {
  key: string;
  switch?: boolean;
}

export interface Other {
  id: string;
}

/** The owner of a key; ``mine`` is true if this browser already has that identity. */
export interface Peeked {
  name: string;
  mine: boolean;
}

export interface Person {
  id: string;
  name: string;
}

export interface Ping {
  type: "ping";
}

export interface Pong {
  type: "pong";
  /** The number of the table's message that was sent last. */
  number: number;
}

/** ``then``: what the seat would do after it, in order. */
export interface Preview {
  type: "preview";
  request: string;
  action: string;
  then?: string[];
}

/** The table as it would stand, with the choices that the seat would have if it were still asked. */
export interface PreviewAnswer {
  type: "preview";
  request: string;
  action: string;
  then: string[];
  view: GameView;
  lines: TextShown[];
  choices: Choice[];
  closed: Choice[];
}

/** The name of a table that is not made yet, and the commitment to the secret that its draws will be derived from. */
export interface Promised {
  deal: string;
  commitment: string;
}

export interface QuestionOfView {
  seat: number;
  kind: string;
}

export interface Readiness {
  ok: boolean;
  reason?: string;
}

export interface RecordBrought {
  table: string;
  game: string;
  title: string;
  names: string[];
  bytes: number;
  made: number;
}

export interface RecordGone {
  table: string;
}

export interface Redo {
  type: "redo";
  request: string;
  sequence: number;
}

export interface Replace {
  type: "replace";
  request: string;
  seat: number;
}

export interface Return {
  type: "return";
  request: string;
}

/** News for somebody who was away: for how long, since which event, and how many actions a stand-in of which level played. */
export interface Returned {
  type: "returned";
  seconds: number;
  since: number;
  turns: number;
  level: string | null;
}

export interface Rule {
  id: string;
  /** Without marks: plain sentences. */
  text: string;
}

export interface Score {
  seat: number;
  score: number;
  place: number;
}

export interface SeatAsked {
  kind: "bot" | "me" | "open";
  level?: string | null;
}

export interface SeatListed {
  name: string;
  kind: string;
  me: boolean;
  level?: string;
}

export interface SeatOfView {
  seat: number;
}

export interface SeatShown {
  name: string;
  kind: string;
  here?: boolean;
  level?: string;
  stand_in?: string;
  away?: AwayShown;
  /** Actions that a stand-in played here. */
  stood_in?: number;
}

export interface Section {
  id: string;
  title: string;
  rules: Rule[];
}

export interface SetBrought {
  set: string;
  game: string;
  title: string;
  name: string;
  fingerprint: string;
  bytes: number;
  made: number;
}

/** A deleted set. ``kept``: games were played with it, so it is kept for their replays. */
export interface SetGone {
  set: string;
  kept: boolean;
}

export interface SetListed {
  set: string;
  game: string;
  name: string;
  fingerprint: string;
}

/** An owner's cards. */
export interface SetShown {
  id: string;
  name: string;
}

/** The end of a game for one. Difficulty, medal, faction and objectives are ids of the gallery; ``lost`` says why, or ``no``. */
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
  objectives: Objective[];
  ended: number;
}

/** Counts of card values and of faces. Values that are not known are reconstructed; a known face has only known values. */
export interface SourcesShown {
  faces: number;
  known_faces: number;
  values: number;
  known_values: number;
}

/** The space of uploads; ``most`` and ``most_bytes`` are null where there is no quota. */
export interface Space {
  used: number;
  bytes: number;
  most: number | null;
  most_bytes: number | null;
}

/** One step. ``seat`` is null for nature; the action is named to its own seat; there are no lines where the viewer saw nothing of it. */
export interface StepShown {
  step: number;
  seat: number | null;
  action: string | null;
  lines: TextShown[];
  era: number | null;
  round: number;
  turn: number;
  phase: string;
}

export interface SwitchShown {
  name: string;
  rule: string;
  default: number;
  values: number[];
  about: string;
}

export interface TableAsked {
  game: string;
  seats: SeatAsked[];
  options?: Record<string, number>;
  clock?: Clock | null;
  request?: string | null;
  /** An owner's cards; null for the project's. If left out: the host's cards, if there are any. */
  set?: string | null;
  /** The deal that ``POST /api/deals`` promised. */
  deal?: string | null;
  /** My part of the deal's entropy, in hex. */
  entropy?: string | null;
  /** Real time, or turns over days: how long somebody may be away before the others may act, at a table without a clock. */
  pace?: "live" | "turns";
}

/** A change: it makes the table's message of this number out of the one before it on the same socket. */
export interface TableChange {
  type: "change";
  number: number;
  /** The number of the message before. */
  since: number;
  /** By field: ``[value]``, ``[]`` for a field that is gone, or the changes within. Those of a list stand by their place in it before, and ``#`` holds its splices ``[at, dropped, *new]``, in ascending order and by places of before as well. In a change ``choices`` and ``closed`` are lists of actions. ``offers`` has the choices by their actions: those of the message before, and all that changes told of since, until they are gone. */
  change: Record<string, unknown>;
}

export interface TableEvent {
  sequence: number;
  kind: string;
  seat: number | null;
  action: string | null;
  lines: TextShown[];
  at: number;
  /** Everybody agreed to go back: how the game stood after this event is how it stands again. */
  back?: number;
}

export interface TableListed {
  table: string;
  game: string;
  title: string;
  seats: SeatListed[];
  waiting: Waiting | null;
  over: boolean;
  /** True if the game was left unfinished, so no seat is waited on. */
  unfinished: boolean;
  /** True if I may leave it unfinished without asking, because nobody else sits there. */
  leave: boolean;
  sequence: number;
  updated: number;
}

export interface TableMessage {
  type: "table";
  /** By which a later change names this message; 0 in a replay. */
  number: number;
  table: string;
  sequence: number;
  you: number | null;
  game: string;
  title: string;
  set: SetShown | null;
  /** The fingerprint of the cards that are played with. */
  cards: string;
  names: string[];
  seats: SeatShown[];
  waiting: number | null;
  view: GameView;
  choices: Choice[];
  closed: Choice[];
  events: TableEvent[];
  undo: boolean;
  redo: boolean;
  takeback: Asked | null;
  replace: Asked | null;
  clock: ClockShown | null;
  deal: DealShown | null;
  /** Seconds that somebody must be away before being replaced. */
  patience: number;
  /** Seconds until this viewer may leave the game unfinished. */
  leave: number | null;
  unfinished: boolean;
  scores: Score[] | null;
  over: boolean;
  step: number;
  steps: number;
}

export interface Takeback {
  type: "takeback";
  request: string;
  sequence: number;
  to: number;
}

/** A sentence as data: a key of the word files, and what stands in it. An argument is a number, a word, a text, a thing with a name of its own (its kind and id), or a list of texts and things. */
export interface TextShown {
  key: string;
  args?: Record<string, number | string | TextShown | (string | TextShown | [string, string])[]>;
}

export interface Undo {
  type: "undo";
  request: string;
  sequence: number;
}

export interface Vote {
  type: "vote";
  request: string;
  yes: boolean;
}

export interface Waiting {
  seat: number;
  name: string;
  me: boolean;
}

/** The client lacks the message that a change is against: it asks for all of it, with the events after a sequence number. */
export interface Whole {
  type: "whole";
  after?: number;
}

export interface Why {
  type: "why";
  request: string;
  action: string;
}

export interface WhyAnswer {
  type: "why";
  request: string;
  action: string;
  rule: string | null;
  reason: TextShown | null;
  repair: TextShown | null;
  /** The steps that open the action, in order. */
  steps: Choice[];
}

export type ToServer = Act | Undo | Redo | Takeback | Consent | Replace | Vote | Return | Leave | Why | Preview | Hint | Whole | Ping;

export type FromServer = TableMessage | TableChange | Answer | WhyAnswer | PreviewAnswer | HintAnswer | Returned | Pong;
