/** Era III, the cities: large, high, loud. */
import type { SceneBook } from "../../../art/book";
import { blue } from "./era3/blue";
import { grey } from "./era3/grey";
import { pink } from "./era3/pink";
import { yellow } from "./era3/yellow";

export const era3: SceneBook = { ...blue, ...yellow, ...pink, ...grey };
