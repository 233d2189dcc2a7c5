/** Era II, the colony: works, lines, first comforts. */
import type { SceneBook } from "../../../art/book";
import { blue } from "./era2/blue";
import { grey } from "./era2/grey";
import { pink } from "./era2/pink";
import { yellow } from "./era2/yellow";

export const era2: SceneBook = { ...blue, ...yellow, ...pink, ...grey };
