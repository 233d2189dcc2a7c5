/** One table's socket: it connects, receives, sends, and reconnects when the connection is lost. */

import type { FromServer, Sent, ToServer } from "../../shell/wire";
import { Wholes } from "./wholes";

export interface Receiver {
  heard(message: FromServer): void;
  opened(): void;
  /** Called when the connection is lost, with the seconds until the next attempt, or null and the reason if there is none. */
  lost(seconds: number | null, reason?: string): void;
  /** The last known sequence number: the server sends the events after it. */
  after(): number;
}

export interface Line {
  send(message: ToServer): boolean;
  /** Reconnect now. */
  again(): void;
  close(): void;
}

export type OpenLine = (table: string, receiver: Receiver) => Line;

const QUIET = 25_000;
/** Timeout for the server's reply after the user returns to the page, in milliseconds. */
const SOON = 5_000;
const SLOWEST = 15;

export const socketLine: OpenLine = (table, receiver) => {
  let socket: WebSocket | null = null;
  let tries = 0;
  let timer = 0;
  let beat = 0;
  let doubt = 0;
  let waiting = false;
  let closed = false;
  const wholes = new Wholes(send, () => receiver.after());

  function open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const after = receiver.after();
    const query = new URLSearchParams(after > 0 ? { after: String(after) } : {});
    const ws = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket?${query}`);
    socket = ws;
    ws.onopen = () => {
      if (socket !== ws) return ws.close();
      tries = 0;
      waiting = false;
      wholes.restart();
      receiver.opened();
      beat = window.setInterval(pulse, QUIET);
    };
    ws.onmessage = (e) => {
      if (socket !== ws) return;
      waiting = false;
      const message = wholes.of(JSON.parse(e.data as string) as Sent);
      if (message) receiver.heard(message);
    };
    ws.onclose = (e) => {
      if (socket === ws) part(e.code, e.reason);
    };
  }

  function part(code: number, reason: string): void {
    window.clearInterval(beat);
    window.clearTimeout(doubt);
    socket = null;
    if (closed) return;
    if (code >= 4000 || code === 1008) return receiver.lost(null, reason);
    const seconds = Math.min(SLOWEST, 2 ** tries);
    tries += 1;
    receiver.lost(seconds);
    timer = window.setTimeout(open, seconds * 1000);
  }

  /** Treat the connection as lost, whatever the socket says: without a network no close event would arrive either. */
  function cut(): void {
    const dead = socket;
    if (!dead) return;
    part(1006, "");
    dead.close();
  }

  /** A connection without any message since the last heartbeat is lost. */
  function pulse(): void {
    if (waiting) return cut();
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

  /** A machine that slept may have lost its connection without a close event. */
  function woke(): void {
    if (document.visibilityState !== "visible") return;
    if (!socket) return again();
    waiting = false;
    pulse();
    window.clearTimeout(doubt);
    doubt = window.setTimeout(() => waiting && cut(), SOON);
  }

  window.addEventListener("online", again);
  window.addEventListener("offline", cut);
  document.addEventListener("visibilitychange", woke);
  open();
  return {
    send,
    again,
    close() {
      closed = true;
      window.clearTimeout(timer);
      window.clearInterval(beat);
      window.clearTimeout(doubt);
      window.removeEventListener("online", again);
      window.removeEventListener("offline", cut);
      document.removeEventListener("visibilitychange", woke);
      socket?.close();
    },
  };
};

/** The way to reach tables; a fixture replaces it in development. */
export const lines: { open: OpenLine } = { open: socketLine };
