/** What travels about Moon alone, as its Python declares it. */

import type { Shown } from "../../shell/wire";
import type { Count, MoonCard } from "./view.gen";

export * from "./view.gen";

export type Card = Shown<MoonCard>;

export type Bag<K extends string> = Partial<Record<K, Count>>;
