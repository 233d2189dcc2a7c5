/** Goods in words, and how two amounts differ. */

import { t, type Key } from "../../../words/translate";
import { GOODS, type Bag, type Good } from "../view";

/** The content of a bag in the order of the goods, because a change of a table adds fields in any order. */
export function amounts(bag: Bag): [Good, number][] {
  return GOODS.flatMap((good): [Good, number][] => (bag[good] ? [[good, bag[good]]] : []));
}

/** "1 metal, 2 energy" */
export function goodsWords(goods: Bag): string {
  return amounts(goods)
    .map(([good, n]) => t(`goods.${good}` as Key, { n }))
    .join(", ");
}

export function priceWords(price: Bag): string {
  return goodsWords(price) || t("goods.free");
}
