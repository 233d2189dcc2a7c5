/** The server's HTTP edge. Every failure is one plain sentence. */

import type { Face, Gallery, GameInfo, Me, MyTable, Problem, RuleChapter, TableAsked, TableMade } from "./wire";
import { t } from "./words";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export interface Api {
  me(): Promise<Me | null>;
  name(name: string): Promise<Me>;
  deviceLink(): Promise<{ link: string }>;
  /** Be who the key of a device link says. */
  openLink(key: string): Promise<Me>;
  games(): Promise<GameInfo[]>;
  tables(): Promise<MyTable[]>;
  create(asked: TableAsked): Promise<TableMade>;
  join(table: string, key: string): Promise<{ table: string; seat: number }>;
  gallery<F extends Face = Face>(game: string, lang: string): Promise<Gallery<F>>;
  rules(game: string): Promise<RuleChapter[]>;
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      credentials: "same-origin",
    });
  } catch {
    throw new Refused(0, "offline", t("error.offline"));
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    throw new Refused(response.status, problem?.error?.code ?? "unknown", problem?.error?.message ?? t("error.server", { n: response.status }));
  }
  return (await response.json()) as T;
}

export const http: Api = {
  async me() {
    try {
      return await call<Me>("/me");
    } catch (e) {
      if (e instanceof Refused && e.status === 401) return null;
      throw e;
    }
  },
  name: (name) => call("/me", { name }),
  deviceLink: () => call("/me/link", {}),
  openLink: (key) => call("/me/open", { key }),
  games: () => call("/games"),
  tables: () => call("/tables"),
  create: (asked) => call("/tables", asked),
  join: (table, key) => call(`/tables/${encodeURIComponent(table)}/join`, { key }),
  gallery: (game, lang) => call(`/games/${game}/gallery?lang=${lang}`),
  rules: (game) => call(`/games/${game}/rules`),
};

/** Which server this page talks to; a fixture replaces it in development. */
export const server: { api: Api } = { api: http };

export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return `r-${btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_")}`;
}
