/** The server's HTTP edge. Every failure is one plain sentence. */

import type { Brought, CardSet, Course, DealPromised, Gallery, GameInfo, Invitation, Invite, Me, MyTable, Peeked, Problem, RuleChapter, SoloEnd, TableAsked, TableMade, TableMessage, Viewpoint } from "./wire";
import { refusalText } from "./refusal";
import { t } from "../words/translate";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** All faults, if one sentence is not enough. */
    readonly lines: string[] = [],
  ) {
    super(message);
  }
}

export interface Api {
  /** null on a first visit */
  me(): Promise<Me | null>;
  name(name: string): Promise<Me>;
  deviceLink(): Promise<{ link: string }>;
  /** Look up the owner of a key without using it. */
  peek(key: string): Promise<Peeked>;
  /** Take on the identity of a device link or saved key; `change` if this browser has another one. */
  openLink(key: string, change: boolean): Promise<Me>;
  /** The previous identities of this browser. */
  others(): Promise<Me[]>;
  beAgain(id: string): Promise<Me>;
  /** Fetch the key that opens my identity in any browser. */
  savedKey(): Promise<{ key: string }>;
  games(): Promise<GameInfo[]>;
  tables(): Promise<MyTable[]>;
  soloEnds(): Promise<SoloEnd[]>;
  deal(): Promise<DealPromised>;
  create(asked: TableAsked): Promise<TableMade>;
  /** Look up the table to which the key of a link invites. */
  invitation(table: string, key: string): Promise<Invitation>;
  join(table: string, key: string, entropy: string): Promise<{ table: string; seat: number }>;
  /** Leave a game unfinished. */
  leave(table: string): Promise<{ table: string }>;
  /** Links to the seats that are still open. */
  invites(table: string): Promise<Invite[]>;
  /** The project's cards of today, an owner's, or those that a table is played with. */
  gallery(game: string, from: { set?: string | null; table?: string }): Promise<Gallery>;
  rules(game: string, lang: string): Promise<RuleChapter[]>;
  /** The card files that I uploaded. */
  sets(game: string): Promise<CardSet[]>;
  /** The faults of the file are said in this language. */
  bringSet(game: string, text: string, lang: string): Promise<CardSet>;
  bringRecord(text: string): Promise<{ table: string }>;
  /** The records and card files that I uploaded. */
  brought(): Promise<Brought>;
  deleteRecord(table: string): Promise<unknown>;
  deleteSet(set: CardSet): Promise<unknown>;
  course(table: string, from: Viewpoint | null): Promise<Course>;
  replay(table: string, step: number, from: Viewpoint): Promise<TableMessage>;
}

const JSON_TYPE = { "content-type": "application/json" };
const TEXT_TYPE = { "content-type": "text/plain; charset=utf-8" };

function call<T>(path: string, body?: unknown): Promise<T> {
  return body === undefined ? fetched(path, {}) : fetched(path, { method: "POST", headers: JSON_TYPE, body: JSON.stringify(body) });
}

/** Send a text as it is, not as JSON. */
function bring<T>(path: string, body: string): Promise<T> {
  return fetched(path, { method: "POST", headers: TEXT_TYPE, body });
}

function query(args: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(args).filter(([, value]) => value !== null && value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

async function fetched<T>(path: string, request: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { ...request, credentials: "same-origin" });
  } catch {
    throw new Refused(0, "offline", t("error.offline"));
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    const refusal = problem?.error;
    throw new Refused(response.status, refusal?.code ?? "unknown", refusal ? refusalText(refusal) : t("error.server", { n: response.status }), refusal?.lines);
  }
  return (await response.json()) as T;
}

export const http: Api = {
  me: () => call("/me"),
  name: (name) => call("/me", { name }),
  deviceLink: () => call("/me/link", {}),
  peek: (key) => call("/me/peek", { key }),
  openLink: (key, change) => call("/me/open", { key, switch: change }),
  others: () => call("/me/others"),
  beAgain: (id) => call("/me/switch", { id }),
  savedKey: () => call("/me/key", {}),
  games: () => call("/games"),
  tables: () => call("/tables"),
  soloEnds: () => call("/me/solo"),
  deal: () => call("/deals", {}),
  create: (asked) => call("/tables", asked),
  invites: (table) => call(`/tables/${encodeURIComponent(table)}/invites`),
  invitation: (table, key) => call(`/tables/${encodeURIComponent(table)}/invitation?${query({ key })}`),
  join: (table, key, entropy) => call(`/tables/${encodeURIComponent(table)}/join`, { key, entropy }),
  leave: (table) => call(`/tables/${encodeURIComponent(table)}/leave`, { request: requestId() }),
  gallery: (game, { set, table }) => call(`/games/${game}/gallery?${query({ set, table })}`),
  rules: (game, lang) => call(`/games/${game}/rules?${query({ lang })}`),
  sets: (game) => call(`/games/${game}/sets`),
  bringSet: (game, text, lang) => bring(`/games/${game}/sets?${query({ lang })}`, text),
  bringRecord: (text) => bring("/records", text),
  brought: () => call("/me/brought"),
  deleteRecord: (table) => fetched(`/records/${encodeURIComponent(table)}`, { method: "DELETE" }),
  deleteSet: ({ game, set }) => fetched(`/games/${game}/sets/${encodeURIComponent(set)}`, { method: "DELETE" }),
  course: (table, seat) => call(`/tables/${encodeURIComponent(table)}/steps?${query({ seat })}`),
  replay: (table, step, seat) => call(`/tables/${encodeURIComponent(table)}/replay?${query({ step, seat })}`),
};

/** The server that this page talks to; a fixture replaces it in development. */
export const server: { api: Api } = { api: http };

export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return `r-${btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_")}`;
}
