/** The decks of From the Moon's tiles: their shelves in the gallery, their signs, the rules they belong to. */

export const SHELVES = ["moon", "ships", "labs", "buildings", "factions", "track", "board", "solo", "box"] as const;
export type Shelf = (typeof SHELVES)[number];

interface Deck {
  shelf: Shelf;
  sign: string;
  chapter: string;
}

const deck = (shelf: Shelf, sign: string, chapter: string): Deck => ({ shelf, sign, chapter });

const DECKS: Record<string, Deck> = {
  terrain: deck("moon", "terrain-crater", "F3"),
  token: deck("moon", "spec-water", "F3"),
  ship: deck("ships", "ship", "F10"),
  mission: deck("ships", "ship-part", "F10"),
  improvement: deck("ships", "improvement", "F11"),
  lab: deck("labs", "lab", "F7"),
  slot: deck("board", "foundation", "F7"),
  small: deck("buildings", "building-small", "F6"),
  level: deck("buildings", "building-small", "F6"),
  large: deck("buildings", "building-large", "F6"),
  "faction building": deck("buildings", "building-large", "F16"),
  faction: deck("factions", "person", "F16"),
  progress: deck("track", "progress", "F12"),
  space: deck("board", "chair", "F1"),
  greenhouse: deck("board", "greenhouse", "F4"),
  limits: deck("board", "chair", "F1"),
  price: deck("box", "arrow", "F2"),
  piece: deck("box", "cube-any", "F1"),
  setup: deck("box", "play", "F1"),
  scoring: deck("box", "vp", "F15"),
  majority: deck("box", "crown", "F15"),
  solo: deck("solo", "bot", "F17"),
  difficulty: deck("solo", "flag-transport", "F17"),
  objective: deck("solo", "check", "F17"),
  stage: deck("solo", "achievement", "F17"),
  medal: deck("solo", "rep-gold", "F17"),
  "rover card": deck("solo", "rover", "F17"),
  "zone card": deck("solo", "building-small", "F17"),
};

const OTHER = deck("box", "cube-any", "F1");

export const deckOf = (name: string): Deck => DECKS[name] ?? OTHER;

export const SHELF_SIGNS: Record<Shelf, string> = {
  moon: "terrain-crater",
  ships: "ship",
  labs: "lab",
  buildings: "building-large",
  factions: "person",
  track: "progress",
  board: "foundation",
  solo: "bot",
  box: "cube-any",
};
