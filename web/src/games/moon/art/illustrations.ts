/** The illustrations of Moon. */
import { illustrator } from "../../../art/scene";
import { bases } from "./bases";
import { era1 } from "./era1";
import { era2 } from "./era2";
import { era3 } from "./era3";
import { expeditions } from "./expeditions";
import { obelisks } from "./obelisks";
import { reputations } from "./reputations";

export const { scene, sceneIds } = illustrator({
  ...era1,
  ...era2,
  ...era3,
  ...obelisks,
  ...bases,
  ...expeditions,
  ...reputations,
});
