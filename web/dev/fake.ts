/** A server that is not there: answers from a fixture. Only in development, with ?fixture=NAME. */

import { http, server, type Api } from "../src/shell/api";
import { lines, type OpenLine } from "../src/table/line/socket";
import type { FromServer, Gallery, GameInfo, MyTable, PreviewMessage, TableMessage, WhyMessage } from "../src/shell/wire";

interface Fixture {
  table: TableMessage;
  why: Record<string, WhyMessage>;
  preview: Record<string, PreviewMessage>;
  after: Record<string, TableMessage>;
}

async function get<T>(name: string): Promise<T> {
  return (await (await fetch(`/dev/fixtures/${name}.json`)).json()) as T;
}

export async function useFixture(name: string): Promise<void> {
  const fixture = name === "home" ? null : await get<Fixture>(name);
  const mine: MyTable[] = [
    { table: "t1", game: "moon", title: "Moon", seats: [{ name: "Mara", kind: "person", me: true }, { name: "Bea", kind: "person", me: false }, { name: "Tomo", kind: "bot", me: false }], waiting: { seat: 0, name: "Mara", me: true }, over: false, unfinished: false, leave: false, sequence: 41, updated: Date.now() / 1000 },
    { table: "t2", game: "moon", title: "Moon", seats: [{ name: "Mara", kind: "person", me: true }, { name: "Bea", kind: "person", me: false }], waiting: { seat: 1, name: "Bea", me: false }, over: false, unfinished: false, leave: false, sequence: 12, updated: Date.now() / 1000 - 1000 },
    { table: "t3", game: "moon", title: "Moon", seats: [{ name: "Mara", kind: "person", me: true }, { name: "Astra", kind: "bot", me: false }], waiting: null, over: true, unfinished: false, leave: false, sequence: 300, updated: Date.now() / 1000 - 9000 },
  ];
  const api: Api = {
    ...http,
    me: async () => ({ id: "u", name: "Mara" }),
    name: async (n) => ({ id: "u", name: n }),
    games: () => get<GameInfo[]>("games"),
    tables: async () => mine,
    gallery: () => get<Gallery>("gallery"),
    rules: async () => [{ id: "M5", title: "Constructing", rules: [{ id: "M5.1", text: "To construct a structure, pay the Resources in its cost." }] }],
    create: async () => ({ table: "t1", invites: [], watch: "/table/t1" }),
    join: async (table) => ({ table, seat: 1 }),
  };
  server.api = api;
  if (fixture) lines.open = fakeLine(fixture);
}

function fakeLine(fixture: Fixture): OpenLine {
  return (_table, hearing) => {
    let now = fixture.table;
    const past: TableMessage[] = [];
    const say = (m: FromServer, wait = 30): void => void setTimeout(() => hearing.heard(m), wait);
    setTimeout(() => {
      hearing.opened();
      hearing.heard(now);
    }, 20);
    const w = window as unknown as { loseLine?: () => void };
    w.loseLine = () => hearing.lost(4);
    return {
      send(m) {
        if (m.type === "why" && fixture.why[m.action]) say({ ...fixture.why[m.action]!, request: m.request });
        else if (m.type === "preview" && now === fixture.table && fixture.preview[m.action]) say({ ...fixture.preview[m.action]!, request: m.request });
        else if (m.type === "act" && fixture.after[m.action]) {
          past.push(now);
          now = fixture.after[m.action]!;
          say({ type: "answer", request: m.request, ok: true });
          say(now);
        } else if (m.type === "undo" && past.length > 0) {
          now = past.pop()!;
          say({ type: "answer", request: m.request, ok: true });
          say(now);
        } else if ("request" in m) say({ type: "answer", request: m.request, ok: false, code: "fixture", message: { key: "verbatim", args: { words: "The fixture ends here." } } });
        return true;
      },
      again: () => hearing.opened(),
      close() {},
    };
  };
}
