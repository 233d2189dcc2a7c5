/** The lines of the next gather. */

import { t, type Key } from "../../../words/translate";
import type { Good, IncomeView, SeatView } from "../view";

/** Food and energy have lines of their own. */
const OTHERS: Good[] = ["metal", "water", "polymer", "battery", "achievement"];

export interface Gain {
  good: string;
  n: number;
}

export function otherGains(income: IncomeView): Gain[] {
  const goods = OTHERS.flatMap((good) => (income.gains[good] ? [{ good, n: income.gains[good] }] : []));
  return income.points > 0 ? [...goods, { good: "point", n: income.points }] : goods;
}

export interface Verdict {
  tone: "fine" | "bad" | "plain";
  words: string;
}

export function feedingVerdict(seat: Pick<SeatView, "income">, alone: boolean): Verdict {
  const { mouths, left, short, lost } = seat.income.feeding;
  if (mouths === 0) return { tone: "plain", words: t("forecast.no_mouths") };
  if (short === 0) return { tone: "fine", words: t("forecast.fed", { n: left }) };
  const key: Key = alone ? "forecast.lost" : "forecast.short";
  return { tone: "bad", words: t(key, { n: short, points: lost }) };
}
