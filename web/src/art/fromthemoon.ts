/** The illustrations of From the Moon. */
import { factionBuildings } from "./fromthemoon/faction_buildings";
import { factions, specialists } from "./fromthemoon/factions";
import { labs } from "./fromthemoon/labs";
import { large } from "./fromthemoon/large";
import { missions } from "./fromthemoon/missions";
import { theBox } from "./fromthemoon/pieces";
import { playerBoard } from "./fromthemoon/player_board";
import { progress } from "./fromthemoon/progress";
import { ships } from "./fromthemoon/ships";
import { small } from "./fromthemoon/small";
import { solo } from "./fromthemoon/solo";
import { terrain } from "./fromthemoon/terrain";
import { illustrator } from "./scene";

export const { scene, sceneIds } = illustrator({
  ...terrain,
  ...ships,
  ...missions,
  ...specialists,
  ...progress,
  ...labs,
  ...small,
  ...large,
  ...factions,
  ...factionBuildings,
  ...playerBoard,
  ...theBox,
  ...solo,
});
