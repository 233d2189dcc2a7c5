/** The illustrations of Moon. */
import { illustrator } from "./scene";
import { bases } from "./scenes/bases";
import { era1 } from "./scenes/era1";
import { era2 } from "./scenes/era2";
import { era3 } from "./scenes/era3";
import { expeditions } from "./scenes/expeditions";
import { obelisks } from "./scenes/obelisks";
import { reputations } from "./scenes/reputations";

export const { scene, sceneIds } = illustrator({
  ...era1,
  ...era2,
  ...era3,
  ...obelisks,
  ...bases,
  ...expeditions,
  ...reputations,
});
