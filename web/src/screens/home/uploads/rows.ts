/** Uploaded records and card files as rows of a list. */

import type { BroughtRecord, BroughtSet, MyTable, Space } from "../../../shell/wire";
import { t } from "../../../words/translate";

const KILOBYTE = 2 ** 10;
const MEGABYTE = 2 ** 20;

/** An uploaded record has no table to sit at. */
export function isRecord(table: MyTable): boolean {
  return table.seats.every((seat) => seat.kind === "record");
}

/** One of these in a list. */
export interface Row {
  id: string;
  game: string;
  title: string;
  text: string;
  /** The name where this one alone is meant. */
  name: string;
  href: string | null;
  bytes: number;
  made: number;
}

export function rowOfRecord({ table, game, title, names, bytes, made }: BroughtRecord): Row {
  const text = names.join(", ");
  return { id: table, game, title, text, name: `${title}: ${text}`, href: `/replay/${table}`, bytes, made };
}

export function rowOfSet({ set, game, title, name, fingerprint, bytes, made }: BroughtSet): Row {
  return { id: set, game, title: name, text: `${title}, ${fingerprint}`, name, href: null, bytes, made };
}

export function size(bytes: number, lang: string): string {
  const small = bytes < MEGABYTE;
  const said = new Intl.NumberFormat(lang, { style: "unit", unit: small ? "kilobyte" : "megabyte", maximumFractionDigits: small ? 0 : 1 });
  return said.format(small ? Math.ceil(bytes / KILOBYTE) : bytes / MEGABYTE);
}

export function spaceTold(space: Space, lang: string): string {
  const taken = { n: space.used, size: size(space.bytes, lang) };
  if (space.most === null || space.most_bytes === null) return t("brought.free", taken);
  return t("brought.space", { ...taken, most: space.most, room: size(space.most_bytes, lang) });
}
