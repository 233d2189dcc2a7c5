/** One table's socket: opens, hears, speaks, and opens again when it is lost. */

import type { FromServer, ToServer } from "../wire";

export interface Hearing {
  heard(message: FromServer): void;
  opened(): void;
  /** Lost; tried again after so many seconds, or never (null) with the reason. */
  lost(seconds: number | null, reason?: string): void;
  /** The last sequence number that is known, to be told what came after it. */
  after(): number;
}

export interface Line {
  send(message: ToServer): boolean;
  /** Try to open now, not later. */
  again(): void;
  close(): void;
}

export type OpenLine = (table: string, lang: string, hearing: Hearing) => Line;

const QUIET = 25_000;
const SLOWEST = 15;

export const socketLine: OpenLine = (table, lang, hearing) => {
  let socket: WebSocket | null = null;
  let tries = 0;
  let timer = 0;
  let beat = 0;
  let waiting = false;
  let closed = false;

  function open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const after = hearing.after();
    const query = new URLSearchParams({ lang, ...(after > 0 ? { after: String(after) } : {}) });
    const ws = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket?${query}`);
    socket = ws;
    ws.onopen = () => {
      tries = 0;
      waiting = false;
      hearing.opened();
      beat = window.setInterval(pulse, QUIET);
    };
    ws.onmessage = (e) => {
      waiting = false;
      hearing.heard(JSON.parse(e.data as string) as FromServer);
    };
    ws.onclose = (e) => {
      window.clearInterval(beat);
      if (closed || socket !== ws) return;
      socket = null;
      if (e.code >= 4000 || e.code === 1008) return hearing.lost(null, e.reason);
      const seconds = Math.min(SLOWEST, 2 ** tries);
      tries += 1;
      hearing.lost(seconds);
      timer = window.setTimeout(open, seconds * 1000);
    };
  }

  /** A line that answered nothing since the last beat is dead, whatever the system says. */
  function pulse(): void {
    if (waiting) return socket?.close();
    waiting = true;
    send({ type: "ping" });
  }

  function send(message: ToServer): boolean {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  function again(): void {
    if (socket || closed) return;
    window.clearTimeout(timer);
    open();
  }

  function woke(): void {
    if (document.visibilityState === "visible") again();
  }

  window.addEventListener("online", again);
  document.addEventListener("visibilitychange", woke);
  open();
  return {
    send,
    again,
    close() {
      closed = true;
      window.clearTimeout(timer);
      window.clearInterval(beat);
      window.removeEventListener("online", again);
      document.removeEventListener("visibilitychange", woke);
      socket?.close();
    },
  };
};

/** How tables are reached; a fixture replaces it in development. */
export const lines: { open: OpenLine } = { open: socketLine };
