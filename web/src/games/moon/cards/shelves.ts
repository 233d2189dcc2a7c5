/** Moon's cards as the gallery sorts them: by colour, the others by deck. */

import type { Shelves } from "../../../screens/shelves";
import { named } from "../../../words/translate";
import { cards } from "./catalogue";
import CardZoom from "./Zoom.svelte";
import GalleryCard from "./GalleryCard.svelte";
import { COLOURS, type Card } from "../view";

const DECKS = [
  { shelf: "base", sign: "base" },
  { shelf: "expedition", sign: "expedition" },
  { shelf: "reputation", sign: "rep-gold" },
];

export const shelves: Shelves<Card> = {
  cards,
  shelves: () => [
    ...COLOURS.map((colour) => ({ shelf: colour, sign: `type-${colour}`, label: named("colour", colour), tone: `var(--c-${colour})` })),
    ...DECKS.map((deck) => ({ ...deck, label: named("deck", deck.shelf) })),
  ],
  shelfOf: (card) => card.colour ?? (card.deck === "first expedition" ? "expedition" : card.deck),
  words: (card) => [card.id, card.name, card.text, card.requirement ?? "", named("deck", card.deck)],
  Card: GalleryCard,
  Zoom: CardZoom,
};
