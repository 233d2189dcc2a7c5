/** From the Moon as the page lists it. */

import type { Shelves } from "../../screens/shelves";
import type { Info } from "../info";
import poster from "./art/poster.svg?raw";
import ownCards from "./own_cards.toml?raw";

export const fromthemoon: Info = {
  name: "fromthemoon",
  icon: "launch",
  poster,
  ruleLetter: "F",
  learnIcons: ["rover", "play", "gather", "ship", "spec-water", "lab", "building-small", "achievement", "person"],
  pictures: { learn: "T-08", rules: "G-03", cards: "G-07", watch: "T-10" },
  ownCards,
  art: () => import("./art/illustrations"),
  table: async () => (await import("./game")).fromthemoon,
  shelves: async () => (await import("./tiles/shelves")).shelves as unknown as Shelves,
  soloResults: () => import("./solo/Results.svelte"),
};
