/** The signs of the sprite for goods, pieces and steps, with their colours. */

export interface Sign {
  icon: string;
  /** Ink where there is none. */
  tone?: string;
}

const GOLD = "var(--gold)";
const GREEN = "var(--g-food)";

export const SIGNS: Record<string, Sign> = {
  metal: { icon: "cube-metal", tone: "var(--g-metal)" },
  water: { icon: "cube-water", tone: "var(--g-water)" },
  polymer: { icon: "cube-polymer", tone: "var(--g-polymer)" },
  food: { icon: "cube-food", tone: GREEN },
  any: { icon: "cube-any" },
  energy: { icon: "energy", tone: "var(--g-energy)" },
  battery: { icon: "battery", tone: "var(--g-energy)" },
  achievement: { icon: "achievement", tone: GOLD },
  point: { icon: "vp", tone: GOLD },
  recruit: { icon: "astro-any" },
  train: { icon: "spec-metal" },
  greenhouse: { icon: "greenhouse", tone: GREEN },
  upgrade: { icon: "greenhouse-plus", tone: GREEN },
  foundation: { icon: "foundation" },
  lab: { icon: "lab" },
  research: { icon: "lab" },
  activate: { icon: "lab" },
  mission: { icon: "ship-part" },
  construct: { icon: "ship-part" },
  improve: { icon: "improvement" },
  building: { icon: "building-small" },
};

/** The signs of things that effects count. */
export const COUNTED: Record<string, Sign> = {
  specialists: SIGNS.train!,
  batteries: SIGNS.battery!,
  labs: SIGNS.lab!,
  buildings: SIGNS.building!,
  links: { icon: "link" },
  improvements: SIGNS.improve!,
  missions: SIGNS.mission!,
  "improved greenhouses": SIGNS.upgrade!,
  achievements: SIGNS.achievement!,
  group: SIGNS.building!,
  "corner buildings": SIGNS.building!,
  "rival rovers": { icon: "rover", tone: "var(--ink-2)" },
  "own rovers": { icon: "rover" },
};

export function signOf(name: string): Sign {
  return SIGNS[name] ?? { icon: "why-not" };
}
