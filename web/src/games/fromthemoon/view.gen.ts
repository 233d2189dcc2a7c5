/** Made by tools/wire_types.py from src/moonbase/games/fromthemoon/shapes: change those, and run it again. */

import type { TextShown } from "../../wire.gen";

export const COLOURS = ["metal", "water", "polymer"] as const;
export type Colour = (typeof COLOURS)[number];
export const RESOURCES = ["metal", "water", "polymer", "food"] as const;
export type Resource = (typeof RESOURCES)[number];
export const PRICED = ["metal", "water", "polymer", "food", "energy"] as const;
export type Priced = (typeof PRICED)[number];
export const GOODS = ["metal", "water", "polymer", "food", "energy", "battery", "achievement"] as const;
export type Good = (typeof GOODS)[number];
export const SHIPS = ["europa", "titan", "mars"] as const;
export type Ship = (typeof SHIPS)[number];
export const LOSSES = ["no", "hunger", "too late", "unmet"] as const;
export type Loss = (typeof LOSSES)[number];
export const MAJORITIES = ["achievements", "improvements"] as const;
export type Majority = (typeof MAJORITIES)[number];

export type Bag = Partial<Record<Good, number>>;
export type Price = Partial<Record<Priced, number>>;
export type Owner = number | "dummy";

/** The yield of a specialist, and the pieces that count. */
export interface AbilityView {
  gains: Bag;
  any: number;
  points: number;
  spaces: number[];
  tiles: number[];
}

/** The yield of one specialist of a colour on a tile. */
export interface AroundView {
  gains: Bag;
  any: number;
  points: number;
  spaces: number[];
  tiles: number[];
  tile: number;
  colour: Colour;
}

/** Spaces of the board that pay once: all of some, the next of each colour of the team. */
export interface BonusesView {
  greenhouses: (string | null)[];
  large: (string | null)[];
  recruit: Record<Colour, string | null>;
  train: Record<Colour, string | null>;
}

export interface BuildingsView {
  count: number;
  miniatures_left: number;
  links: number;
  group: number;
}

/** Spaces of laboratories: the new one that set it off, those still to do, those that are gone. */
export interface ChainView {
  new: number | null;
  left: number[];
  gone: number[];
  more: number;
}

/** The cause of the last round, and the seats that still have a turn, the one to move first. None before it and after the game. */
export interface EndingView {
  by: "launches" | "track";
  turns: number[];
}

export interface FactionBuilding {
  card: string;
  built: boolean;
}

/** The fields that only tiles of some decks have. */
export interface Facts {
  bag?: number;
  batteries?: number;
  buildings?: number;
  column?: number;
  columns?: number;
  /** The number of pieces; of an objective, the things that it counts, or None where it asks for launches. */
  count?: number | string | null;
  first?: number;
  food?: number;
  greenhouses?: number | number[];
  kept?: number;
  large?: number;
  launch?: Partial<Record<Ship, number>>;
  least?: number;
  objectives?: number;
  of?: string;
  owner?: string;
  parts?: number[];
  picked?: number;
  piece?: string;
  place?: string;
  position?: number;
  row?: number;
  rows?: number;
  rovers?: number;
  seats?: number;
  second?: number;
  second_from?: number;
  side?: string;
  space?: number;
  start?: Bag;
  tile?: number;
  achievement?: number;
  approval?: number;
  resources?: number;
  unfed?: number;
}

/** Food at hand when the team eats, and what hunger would cost. */
export interface FeedingView {
  food: number;
  mouths: number;
  left: number;
  short: number;
  lost: number;
}

/** The points of the seat if the game ended now. */
export interface FinalView {
  total: number;
  score: number;
  achievement_majority: number;
  improvement_majority: number;
  resources: number;
  achievements: number;
  end_tiles: Record<string, number>;
}

/** Its column is one of foundations, two laboratories wide. */
export interface FoundationSpace {
  row: number;
  column: number;
}

export interface FromTheMoonView {
  game: "fromthemoon";
  players: number;
  viewer: number | null;
  phase: "choice" | "over" | "set-up" | "turns";
  round: number;
  turns: number;
  turn: number;
  lead: number;
  last_round: boolean;
  ending: EndingView | null;
  waiting: number | "nature" | "over";
  order: number[];
  grid: GridView;
  ships: ShipView[];
  tokens: Record<Colour, string | null>;
  display: PlaceView[];
  greenhouses: RowView;
  majorities: MajorityView[];
  market: string[];
  progress: ProgressView;
  bag: Record<Colour, number>;
  supply: Record<Colour, number>;
  labs: StackView;
  seats: SeatView[];
  solo: SoloView | null;
  options: Record<string, number>;
  question: Question | null;
  /** Chains of laboratories under way, the one that goes on first at the end. */
  chains: ChainView[];
  this_turn: TurnView;
  seal: number;
}

export interface GreenhousesView {
  count: number;
  improved: number;
  spaces: number;
}

export interface GridView {
  rows: number;
  columns: number;
  tiles: TileView[];
  points: PointView[];
}

/** The next gather, or what is left of the one under way. */
export interface IncomeView {
  food: number;
  energy: number;
  cards: string[];
  /** The goods that come whatever is chosen. */
  gains: Bag;
  points: number;
  /** Buildings that offer a choice. */
  asks: string[];
  feeding: FeedingView;
}

export interface LabAsked {
  space: number;
  row: number;
  column: number;
  card: string | null;
}

/** The points for the most achievements or improvements as things stand; a game for one has stages in place of prizes. */
export interface MajorityView {
  of: Majority;
  first: number;
  second: number;
  stages: StageView[];
  counts: number[];
  pays: number[];
}

/** A free space for a laboratory, and the others that one there would set off. */
export interface NewLabView {
  space: number;
  row: number;
  column: number;
  runs: number[];
  bonus: string | null;
}

export interface ObjectiveView {
  card: string;
  count: number;
  least: number;
  space: number | null;
  launch: Record<Ship, number> | null;
  met: boolean;
}

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

/** Rows are counted from the bottom, where there is no surcharge. */
export interface PlaceView {
  place: number;
  row: number;
  column: number;
  surcharge: Price;
  card: string | null;
}

export interface PointView {
  point: number;
  row: number;
  column: number;
  owner: number | "dummy" | null;
  space: boolean;
  tiles: number[];
}

/** The prices for a seat now, with the surcharge of an empty greenhouse row. What an open question offers has its own price. */
export interface PricesView {
  recruit: Price;
  train: Price;
  greenhouse: Price;
  upgrade: Price;
  foundation: Price;
  lab: Price;
  research: Price;
  /** The surcharge of the greenhouse stack. */
  stack: Price;
  /** The surcharges of the rows of laboratories, from the bottom up. */
  rows: Price[];
}

export interface ProgressView {
  spaces: SpaceView[];
  /** The space of each pawn; past the last one it has left the track. */
  pawns: number[];
  entered: number;
  /** The gain on entering the next space, as the Moon stands now. */
  refill_houses: number;
  refill_cubes: number;
}

/** The seat that is asked, and what the question is about, by its kind. */
export interface Question {
  seat: number;
  kind: string;
  /** The tile that asks. */
  card?: string | null;
  /** A place on the Moon. */
  tile?: number | null;
  /** At work. */
  rover?: number;
  tasks?: Record<Colour, number>;
  abilities?: Record<Colour, number>;
  /** The action whose halves are asked for. */
  action?: "greenhouses" | "research" | "team";
  /** Halves of the action. */
  done?: string[];
  /** The labs or tiles of a chain that may still be activated. */
  labs?: LabAsked[];
  /** The number of labs or tiles that are left. */
  left?: number;
  /** A building space. */
  point?: number | null;
  /** Around the building space, those that may be used. */
  tiles?: number[];
  /** The items of the income that are still to come. */
  items?: string[];
  mouths?: number;
  food?: number;
}

export interface RoverOnTile {
  owner: Owner;
  number: number;
}

export interface RoverView {
  number: number;
  /** null: at home */
  tile: number | null;
  basic: Record<Colour, number>;
  specialists: Record<Colour, number>;
  free: number;
}

/** The greenhouse row. */
export interface RowView {
  right: number;
  left: number;
  stack: number;
  /** The surcharge of a tile from the stack, while the row is empty. */
  surcharge: Price;
  /** The sizes that a refill brings it to: right, left. */
  filled: number[];
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
  faction_building: FactionBuilding | null;
  food_for_energy: number;
  team: TeamView;
  around: AroundView[];
  greenhouses: GreenhousesView;
  income: IncomeView;
  mouths: number;
  prices: PricesView;
  bonuses: BonusesView;
  foundations: number;
  /** null: no foundation yet; an empty text: a free space. */
  labs: ((string | null)[])[];
  new_lab: NewLabView[];
  next_foundation: FoundationSpace | null;
  lab_count: number;
  small: SmallView;
  large: (string | null)[];
  buildings: BuildingsView;
  improvements: Record<Ship, number[]>;
  cubes_left: number;
  missions: string[];
  pawn: number;
  /** The progress tile under the pawn. */
  asks: string | null;
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
  /** The points of each seat if the ship launched now. */
  pays: number[];
  /** The points that its launch paid, once it is away. */
  paid: number[];
}

export interface SmallView {
  open: string[];
  built: string[];
}

export interface SoloView {
  difficulty: string;
  objectives: ObjectiveView[];
  rover_cards: number[];
  lost: Loss;
  won: boolean;
  medal: string | null;
}

export interface SpaceView {
  space: number;
  card: string | null;
  refill: number;
  entered: boolean;
  pawns: number[];
}

/** Laboratories that are left, in an order that nobody knows. */
export interface StackView {
  count: number;
  cards: Record<string, number>;
}

export interface StageView {
  least: number;
  points: number;
}

export interface Step {
  do: string;
  n?: number;
  goods?: Bag;
  ships?: Ship[];
  per?: string;
  only?: string;
  from?: string;
}

export interface TeamView {
  rovers: RoverView[];
  astronauts: number;
  specialists: number;
  recruits_left: Record<Colour, number>;
  markers_left: Record<Colour, number>;
}

export interface TileOfGallery {
  id: string;
  name: TextShown;
  deck: string;
  copies: number;
  players: number | null;
  ship: Ship | null;
  faction: string | null;
  level: number | null;
  cost: Price | null;
  points: number | null;
  when: string | null;
  refill: number | null;
  facts: Facts;
  /** One side, or two of which one is done. */
  effect: Step[][];
  text: TextShown;
  source: string;
  sources: Record<string, string>;
  note: TextShown | null;
}

export interface TileView {
  tile: number;
  row: number;
  column: number;
  card: string | null;
  cubes: Record<Colour, number>;
  rover: RoverOnTile | null;
  corner: boolean;
  points: number[];
}

export interface TurnView {
  acted: boolean;
}
