/** A rival's possessions, at a glance and in words. */

import { t } from "../../../words/translate";
import { SIGNS } from "../signs/sprite";
import { goodsWords } from "../signs/goods";
import { improvedParts } from "../ships/standing";
import { RESOURCES, type SeatView } from "../view";

export interface Count {
  icon: string;
  tone?: string;
  n: number | string;
}

export function rivalCounts(seat: SeatView): Count[] {
  return [
    { ...SIGNS.energy!, n: `${seat.energy}/${seat.capacity}` },
    { ...SIGNS.lab!, n: seat.lab_count },
    { ...SIGNS.building!, n: seat.buildings.count },
    { icon: SIGNS.greenhouse!.icon, n: seat.greenhouses.count },
    { ...SIGNS.achievement!, n: seat.achievements },
    { ...SIGNS.improve!, n: improvedParts(seat) },
  ];
}

export function rivalWords(seat: SeatView): string[] {
  const home = seat.team.rovers.filter((rover) => rover.tile === null).length;
  return [
    t("board.score", { n: seat.score, total: seat.final.total }),
    goodsWords(Object.fromEntries(RESOURCES.map((good) => [good, seat.goods[good]]))) || t("rival.no_goods"),
    t("board.gauge", { n: seat.energy, m: seat.capacity }),
    t("rival.team", { n: seat.team.astronauts, m: seat.team.specialists }),
    t("rival.rovers", { n: home }),
    t("rival.labs", { n: seat.lab_count }),
    t("rival.buildings", { n: seat.buildings.count }),
    t("rival.greenhouses", { n: seat.greenhouses.count, m: seat.greenhouses.improved }),
    t("goods.achievement", { n: seat.achievements }),
    t("rival.improvements", { n: improvedParts(seat) }),
  ];
}
