/** Era I, landing: tents, sheds, what came in the first crates. */
import type { SceneBook } from "../../../art/book";
import { blue } from "./era1/blue";
import { grey } from "./era1/grey";
import { pink } from "./era1/pink";
import { yellow } from "./era1/yellow";

export const era1: SceneBook = { ...blue, ...yellow, ...pink, ...grey };
