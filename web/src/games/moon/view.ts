/** The types of Moon's view and cards, as its Python declares them. */

import type { Shown } from "../../shell/wire";
import type { Count, MoonCard } from "./view.gen";

export * from "./view.gen";

export type Card = Shown<MoonCard>;

export type Bag<K extends string> = Partial<Record<K, Count>>;
