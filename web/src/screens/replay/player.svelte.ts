/** The replay of a game: step, viewpoint and speed. It takes the place of a live table's socket. */

import { getContext, setContext } from "svelte";
import { server } from "../../shell/api";
import { sentence } from "../../shell/session.svelte";
import { Latest } from "../../shell/latest";
import type { Entrance } from "../../table/line/door.svelte";
import type { Receiver, Line } from "../../table/line/socket";
import type { Table } from "../../table/client.svelte";
import type { Course, Step, TableEvent, TableMessage, Viewpoint } from "../../shell/wire";
import type { Text } from "../../words/text";
import { Frames } from "./frames";
import { beginning, beyond, stops, ticks } from "./timeline";

export const SPEEDS = [0.5, 1, 2, 4];
const PACE = 1200;
/** Milliseconds: while the handle still moves, nothing is fetched. */
const REST = 40;

const NOBODY: Line = { send: () => false, again: () => undefined, close: () => undefined };

export class Player implements Entrance {
  readonly line = NOBODY;
  course = $state.raw<Course | null>(null);
  from = $state<Viewpoint>("public");
  /** The requested step; the table follows it. */
  step = $state(0);
  playing = $state(false);
  speed = $state(1);
  problem = $state("");

  readonly last: number = $derived(this.course?.steps.length ?? 0);
  readonly stops: number[] = $derived(stops(this.course?.steps ?? []));
  readonly turns: number[] = $derived([0, ...ticks(this.course?.steps ?? []).map((tick) => tick.step), this.last]);
  readonly now: Step | null = $derived(this.course?.steps[this.step - 1] ?? null);
  /** Events since the previous stop. */
  readonly lines: Text[] = $derived(this.since(this.step).flatMap((s) => s.lines));

  private readonly frames: Frames;
  private receiver: Receiver | null = null;
  private table: Table | null = null;
  private asked = 0;
  private readonly newest = new Latest();
  private timer = 0;

  constructor(readonly id: string) {
    this.frames = new Frames(id);
  }

  /** The course of the game, and the first position to show: of a finished game the first turn. */
  async open(step: number | null, from: Viewpoint | null): Promise<TableMessage> {
    let course = await server.api.course(this.id, from);
    const seen = from ?? course.own ?? (course.over ? 0 : "public");
    if (seen !== (course.you ?? "public")) course = await server.api.course(this.id, seen);
    this.course = course;
    this.from = seen;
    this.step = Math.min(step ?? (course.over ? beginning(course.steps) : course.steps.length), course.steps.length);
    return this.frames.get(this.step, this.from);
  }

  enter(receiver: Receiver): void {
    this.receiver = receiver;
    receiver.opened();
  }

  sitDown(table: Table, first: TableMessage): void {
    this.table = table;
    table.sit();
    this.tell(first);
  }

  close(): void {
    this.pause();
  }

  /** Show a step; of many requests in a row only the last is fetched. */
  async go(step: number): Promise<void> {
    this.step = Math.max(0, Math.min(step, this.last));
    const asking = (this.asked += 1);
    if (!this.frames.has(this.step, this.from)) await new Promise((resolve) => setTimeout(resolve, REST));
    if (asking !== this.asked) return;
    try {
      const message = await this.frames.get(this.step, this.from);
      if (asking !== this.asked) return;
      this.tell(message);
      this.problem = "";
      const next = beyond(this.stops, this.step, 1);
      if (next !== undefined) this.frames.get(next, this.from).catch(() => undefined);
    } catch (e) {
      if (asking === this.asked) this.fail(e);
    }
  }

  /** Show the same step from another viewpoint. */
  look(from: Viewpoint): Promise<void> {
    return this.visit(null, from, true);
  }

  /** Show a step, by default the current one, from a viewpoint. A later request for another step wins. */
  async visit(step: number | null, from: Viewpoint, again = from !== this.from): Promise<void> {
    const asking = this.asked;
    try {
      const course = await this.newest.of(again ? server.api.course(this.id, from) : Promise.resolve(this.course));
      if (!course) return;
      if (again && !course.over) this.frames.clear(); // what was taken back since stands otherwise
      this.course = course;
      this.from = from;
      await this.go(step === null || asking !== this.asked ? this.step : step);
    } catch (e) {
      this.fail(e);
    }
  }

  /** Go to the end; a running game may have moved on. */
  async toEnd(): Promise<void> {
    if (this.course?.over) return this.go(this.last);
    await this.visit(Infinity, this.from, true);
  }

  walk(way: 1 | -1): void {
    this.jump(this.stops, way);
  }

  walkTurn(way: 1 | -1): void {
    this.jump(this.turns, way);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.step >= this.last) void this.go(beginning(this.course?.steps ?? []));
    this.tick();
  }

  pause(): void {
    this.playing = false;
    window.clearTimeout(this.timer);
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
  }

  /** The way to this very position. */
  get link(): string {
    return `/replay/${this.id}?step=${this.step}&seat=${this.from}`;
  }

  private jump(places: number[], way: 1 | -1): void {
    const to = beyond(places, this.step, way);
    if (to === undefined) return;
    this.pause();
    void this.go(to);
  }

  private tick(): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(async () => {
      const to = beyond(this.stops, this.step, 1);
      if (to === undefined) return this.pause();
      await this.go(to);
      if (this.playing) this.tick();
    }, PACE / this.speed);
  }

  private tell(message: TableMessage): void {
    const fresh = this.since(message.step).map(event);
    this.table!.events = (this.course?.steps ?? []).slice(0, message.step - fresh.length).map(event);
    this.receiver?.heard({ ...message, sequence: message.step, events: fresh });
  }

  private since(step: number): Step[] {
    return this.course?.steps.slice(beyond(this.stops, step, -1) ?? 0, step) ?? [];
  }

  private fail(e: unknown): void {
    this.pause();
    this.problem = sentence(e);
  }
}

function event(s: Step): TableEvent {
  return { sequence: s.step, kind: "act", seat: s.seat, action: s.action, lines: s.lines, at: 0 };
}

const KEY = Symbol("film");

export function providePlayer(player: Player): void {
  setContext(KEY, player);
}

export function usePlayer(): Player {
  return getContext<Player>(KEY);
}
