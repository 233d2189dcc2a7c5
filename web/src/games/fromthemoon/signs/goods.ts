/** Goods in words, and how two amounts differ. */

import { t, type Key } from "../../../words/translate";
import type { Bag } from "../view";

/** "1 metal, 2 energy" */
export function goodsWords(goods: Bag): string {
  return Object.entries(goods)
    .filter(([, n]) => n)
    .map(([good, n]) => t(`goods.${good}` as Key, { n: n! }))
    .join(", ");
}

export function priceWords(price: Bag): string {
  return goodsWords(price) || t("goods.free");
}
