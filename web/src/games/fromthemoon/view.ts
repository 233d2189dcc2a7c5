/** What travels about From the Moon alone: its view key by key, its tiles. */

import type { Face, GameView } from "../../shell/wire";

export const COLOURS = ["metal", "water", "polymer"] as const;
export type Colour = (typeof COLOURS)[number];
export const RESOURCES = ["metal", "water", "polymer", "food"] as const;
export type Resource = (typeof RESOURCES)[number];
export const PRICED = ["metal", "water", "polymer", "food", "energy"] as const;
export type Priced = (typeof PRICED)[number];
export const GOODS = [...PRICED, "battery", "achievement"] as const;
export type Good = (typeof GOODS)[number];
export const SHIPS = ["europa", "titan", "mars"] as const;
export type Ship = (typeof SHIPS)[number];
export type Bag = Partial<Record<Good, number>>;
export type Price = Partial<Record<Priced, number>>;
/** A seat, or the dummy of a game for one. */
export type Owner = number | "dummy";

// --- the Moon

export interface TileView {
  tile: number;
  row: number;
  column: number;
  card: string | null;
  cubes: Record<Colour, number>;
  rover: { owner: Owner; number: number } | null;
  corner: boolean;
  points: number[];
}

export interface PointView {
  point: number;
  row: number;
  column: number;
  owner: Owner | null;
  space: boolean;
  tiles: number[];
}

export interface GridView {
  rows: number;
  columns: number;
  tiles: TileView[];
  points: PointView[];
}

// --- the ships

export interface PartView {
  part: number;
  mission: string | null;
  cost: Price;
  points: number;
  owner: number | null;
  improver: number | null;
  improve_cost: Price;
  improve_points: number;
  improvable: boolean;
}

export interface ShipView {
  ship: Ship;
  launched: boolean;
  launched_on: number | null;
  first: number;
  second: number;
  parts: PartView[];
  left: number;
  standings: number[];
  /** What each seat would get if the ship launched now. */
  pays: number[];
  /** What its launch paid, once it is away. */
  paid: number[];
}

// --- the rest of the table

/** Rows are counted from the bottom, where there is no surcharge. */
export interface PlaceView {
  place: number;
  row: number;
  column: number;
  surcharge: Price;
  card: string | null;
}

export interface RowView {
  right: number;
  left: number;
  stack: number;
  surcharge: Price;
  filled: [right: number, left: number];
}

export interface SpaceView {
  space: number;
  card: string | null;
  refill: number;
  entered: boolean;
  pawns: number[];
}

export interface ProgressView {
  spaces: SpaceView[];
  /** The space of each pawn; past the last one it has left the track. */
  pawns: number[];
  entered: number;
  /** What comes when the next space is entered, as the Moon stands now. */
  refill_houses: number;
  refill_cubes: number;
}

export interface ObjectiveView {
  card: string;
  count: number;
  least: number;
  space: number | null;
  launch: Record<Ship, number> | null;
  met: boolean;
}

export interface SoloView {
  difficulty: string;
  objectives: ObjectiveView[];
  rover_cards: number[];
  lost: "no" | "hunger" | "too late" | "unmet";
  won: boolean;
  medal: string | null;
}

// --- a seat

export interface RoverView {
  number: number;
  /** null: at home */
  tile: number | null;
  basic: Record<Colour, number>;
  specialists: Record<Colour, number>;
  free: number;
}

export interface TeamView {
  rovers: RoverView[];
  astronauts: number;
  specialists: number;
  recruits_left: Record<Colour, number>;
  markers_left: Record<Colour, number>;
}

export interface FinalView {
  total: number;
  score: number;
  achievement_majority: number;
  improvement_majority: number;
  resources: number;
  achievements: number;
  end_tiles: Record<string, number>;
}

/** The next gather, or what is left of the one under way. */
export interface IncomeView {
  food: number;
  energy: number;
  cards: string[];
  /** What comes whatever is chosen. */
  gains: Bag;
  points: number;
  /** Buildings that offer a choice. */
  asks: string[];
  feeding: { food: number; mouths: number; left: number; short: number; lost: number };
}

/** What a seat would pay now, the surcharge of an empty greenhouse row included; what an open question offers has the price it has there. */
export interface PricesView extends Record<"recruit" | "train" | "greenhouse" | "upgrade" | "foundation" | "lab" | "research", Price> {
  /** Surcharges: of the greenhouse stack, of each row of laboratories from the bottom up. */
  stack: Price;
  rows: Price[];
}

/** Spaces of the board that pay once: all of some, the next of each colour of the team. */
export interface BonusesView {
  greenhouses: (string | null)[];
  large: (string | null)[];
  recruit: Record<Colour, string | null>;
  train: Record<Colour, string | null>;
}

/** A free space for a laboratory, and the others that one there would set off. */
export interface NewLabView {
  space: number;
  row: number;
  column: number;
  runs: number[];
  bonus: string | null;
}

/** What one specialist of a colour would bring on a tile, and the pieces that count there. */
export interface AroundView {
  tile: number;
  colour: Colour;
  gains: Bag;
  any: number;
  points: number;
  spaces: number[];
  tiles: number[];
}

export interface SeatView {
  seat: number;
  goods: Record<Good, number>;
  capacity: number;
  energy: number;
  achievements: number;
  score: number;
  final: FinalView;
  faction: string | null;
  faction_building: { card: string; built: boolean } | null;
  food_for_energy: number;
  team: TeamView;
  around: AroundView[];
  greenhouses: { count: number; improved: number; spaces: number };
  income: IncomeView;
  mouths: number;
  prices: PricesView;
  bonuses: BonusesView;
  foundations: number;
  /** null: no foundation yet; an empty text: a free space. */
  labs: (string | null)[][];
  new_lab: NewLabView[];
  /** Its column is one of foundations, two laboratories wide. */
  next_foundation: { row: number; column: number } | null;
  lab_count: number;
  small: { open: string[]; built: string[] };
  large: (string | null)[];
  buildings: { count: number; miniatures_left: number; links: number; group: number };
  improvements: Record<Ship, number[]>;
  cubes_left: number;
  missions: string[];
  pawn: number;
  /** The progress tile under the pawn. */
  asks: string | null;
}

// --- the open question

export interface LabAsked {
  space: number;
  row: number;
  column: number;
  card: string | null;
}

export type EffectKind =
  | "side"
  | "pay"
  | "gain"
  | "recruit"
  | "train"
  | "greenhouse"
  | "upgrade"
  | "foundation"
  | "take lab"
  | "research"
  | "approval"
  | "chain"
  | "effect";

export interface Question {
  seat: number;
  kind: EffectKind | "faction" | "keep" | "tasks" | "halves" | "lab" | "build" | "use" | "income" | "feed" | (string & {});
  /** Which tile asks, and on which tile of the Moon. */
  card?: string | null;
  tile?: number | null;
  /** A rover at work. */
  rover?: number;
  tasks?: Record<Colour, number>;
  abilities?: Record<Colour, number>;
  /** The halves of an action, and those that are done. */
  action?: "greenhouses" | "team" | "research";
  done?: string[];
  /** A chain of labs: those that may still be activated, and how many of them. */
  labs?: LabAsked[];
  left?: number;
  /** A building space, and the tiles around it that may be used. */
  point?: number | null;
  tiles?: number[];
  items?: string[];
  mouths?: number;
  food?: number;
}

/** Spaces of laboratories: the new one that set it off, those still to do, those that are gone. */
export interface ChainView {
  new: number | null;
  left: number[];
  gone: number[];
  more: number;
}

/** What the most achievements or improvements would pay as things stand; alone there are stages in place of prizes. */
export interface MajorityView {
  of: "achievements" | "improvements";
  first: number;
  second: number;
  stages: { least: number; points: number }[];
  counts: number[];
  pays: number[];
}

export interface FromTheMoonView extends GameView {
  game: "fromthemoon";
  phase: "set-up" | "choice" | "turns" | "over";
  turns: number;
  last_round: boolean;
  /** What brought the last round, and who still has a turn, the seat to move first; null before it and after the game. */
  ending: { by: "launches" | "track"; turns: number[] } | null;
  grid: GridView;
  ships: ShipView[];
  tokens: Record<Colour, string | null>;
  display: PlaceView[];
  greenhouses: RowView;
  market: string[];
  progress: ProgressView;
  bag: Record<Colour, number>;
  supply: Record<Colour, number>;
  labs: { count: number; cards: Record<string, number> };
  majorities: MajorityView[];
  /** Chains of laboratories under way, the one that goes on first at the end. */
  chains: ChainView[];
  seats: SeatView[];
  solo: SoloView | null;
  options: Record<string, number>;
  question: Question | null;
  this_turn: { acted: boolean };
}

// --- the gallery

export interface Tile extends Face {
  players: number | null;
  ship: Ship | null;
  faction: string | null;
  level: number | null;
  cost: Price | null;
  points: number | null;
  when: string | null;
  refill: number | null;
  facts: Record<string, unknown>;
  effect: Effect;
}

/** One side, or two of which one is done. */
export type Effect = Step[][];

export interface Step {
  do: string;
  n?: number;
  goods?: Bag;
  ships?: Ship[];
  per?: string;
  only?: "construct" | "improve";
  from?: string;
}
