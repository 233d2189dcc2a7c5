/** The illustrations of From the Moon. */
import { factionBuildings } from "./faction_buildings";
import { factions, specialists } from "./factions";
import { labs } from "./labs";
import { large } from "./large";
import { missions } from "./missions";
import { theBox } from "./pieces";
import { playerBoard } from "./player_board";
import { progress } from "./progress";
import { ships } from "./ships";
import { small } from "./small";
import { solo } from "./solo";
import { terrain } from "./terrain";
import { illustrator } from "../../../art/scene";

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
