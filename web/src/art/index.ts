/** The scenes on demand: one chunk with its stylesheet, fetched once. */
import type { scene } from "./scene";

let fetched: Promise<typeof scene> | undefined;

export const loadScenes = (): Promise<typeof scene> =>
  (fetched ??= Promise.all([import("./scene"), import("./scene.css")]).then(([module]) => module.scene));
