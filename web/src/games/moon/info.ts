/** Moon as the page lists it. */

import type { Shelves } from "../../screens/shelves";
import type { Info } from "../info";
import poster from "./art/poster.svg?raw";
import ownCards from "./own_cards.toml?raw";

export const moon: Info = {
  name: "moon",
  icon: "base",
  poster,
  ruleLetter: "M",
  learnIcons: ["heart", "base", "build", "rover", "flag-industry", "flip", "rep-gold"],
  pictures: { learn: "S1-24", rules: "S1-02", cards: "S2-10", watch: "S2-13" },
  ownCards,
  art: () => import("./art/illustrations"),
  table: async () => (await import("./game")).moon,
  shelves: async () => (await import("./cards/shelves")).shelves as unknown as Shelves,
};
