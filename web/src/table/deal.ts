/** The check of a deal: the commitment that this browser saw first, its contribution, and whether the revealed secret matches. */

import { store, stored } from "../shell/settings.svelte";
import type { Deal, TableMessage } from "../shell/wire";

/** This browser's knowledge of the deal of one table. */
export interface Kept {
  table: string;
  /** The first commitment that it saw. */
  commitment?: string;
  /** Its contribution to chance. */
  entropy?: string;
}

/** promised: the secret is not revealed yet. changed, unlike, without: the ways in which the promise was broken. */
export type Verdict = "promised" | "kept" | "changed" | "unlike" | "without";

const KEY = "deals";
const MOST = 200;
const BYTES = 32;

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** My contribution to the deal. */
export function entropy(): string {
  return hex(crypto.getRandomValues(new Uint8Array(BYTES)));
}

function known(): Kept[] {
  try {
    const read: unknown = JSON.parse(stored(KEY) ?? "[]");
    return Array.isArray(read) ? (read as Kept[]) : [];
  } catch {
    return [];
  }
}

export function kept(table: string): Kept | null {
  return known().find((each) => each.table === table) ?? null;
}

/** Keep the first commitment only: later ones are compared with it. */
export function keep(table: string, seen: Omit<Kept, "table">): void {
  const now = { table, ...seen, ...kept(table) };
  store(KEY, JSON.stringify([...known().filter((each) => each.table !== table), now].slice(-MOST)));
}

/** The page that explains fair deals, for this table; its record is there once the game is over. */
export function fairLink(table: string, { over, unfinished }: Pick<TableMessage, "over" | "unfinished">): string {
  return `/fair?${over || unfinished ? "record" : "table"}=${encodeURIComponent(table)}`;
}

/** 3f9a…c2 */
export function short(commitment: string): string {
  return `${commitment.slice(0, 4)}…${commitment.slice(-2)}`;
}

/** A digest in hex; null if the browser lacks Web Crypto, as on a page that is not secure. */
export async function digest(secret: string): Promise<string | null> {
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  if (!globalThis.crypto?.subtle) return null;
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

export async function verdict(deal: Deal, mine: Kept | null, sha256 = digest): Promise<Verdict> {
  if (mine?.commitment !== undefined && mine.commitment !== deal.commitment) return "changed";
  if (mine?.entropy !== undefined && !deal.entropy.some((each) => each.value === mine.entropy)) return "without";
  if (deal.secret === null) return "promised";
  const shown = await sha256(deal.secret);
  return shown !== null && shown !== deal.commitment ? "unlike" : "kept";
}
