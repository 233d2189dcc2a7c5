/** One table as the page knows it: the last message, what is selected, what was asked. The rules are the server's. */

import { getContext, setContext, type Component } from "svelte";
import { requestId } from "../shell/api";
import { keep } from "./deal";
import { plain } from "../words/markup";
import { told } from "../shell/refusal";
import type { AnswerMessage, Choice, FromServer, GameView, HintMessage, PreviewMessage, ReturnedMessage, TableEvent, TableMessage, ToServer, WhyMessage } from "../shell/wire";
import { t } from "../words/translate";
import type { Entrance } from "./line/door.svelte";
import type { KeyLine } from "./keys/map";

interface Wish {
  action: string;
  then: string[];
}

type Reply = AnswerMessage | WhyMessage | PreviewMessage<GameView> | HintMessage;
type Asked = { resolve: (reply: Reply) => void; message: ToServer };

export interface Wondered {
  action: string;
  answer: WhyMessage | null;
  anchor: Element | null;
}

/** How a replay stands in for whoever would act. */
export interface Replayed {
  Panel: Component;
  foot: number;
  keys: KeyLine[];
  /** Steps too fast for the ear, or picked by hand. */
  silent: boolean;
}

export class Table<V extends GameView = GameView> {
  message = $state.raw<TableMessage<V> | null>(null);
  events = $state.raw<TableEvent[]>([]);
  connection = $state<"opening" | "open" | "lost" | "refused">("opening");
  reason = $state("");
  retryAt = $state(0);
  selected = $state<string | null>(null);
  /** Whose board a viewer without a seat looks at. */
  watched = $state(0);
  pointed = $state<string | null>(null);
  /** What is to be done after what is selected, step by step. */
  plan = $state.raw<string[]>([]);
  /** The plan is being carried out. */
  carrying = $state(false);
  /** A further step that is pointed at. */
  tried = $state<string | null>(null);
  /** How the table stands after what is selected and planned, with what could follow. */
  ahead = $state.raw<PreviewMessage<V> | null>(null);
  preview = $state.raw<PreviewMessage<V> | null>(null);
  /** What was asked about, and could not be shown. */
  private dark = $state.raw<Wish | null>(null);
  wondered = $state.raw<Wondered | null>(null);
  /** How often a reason was asked for, also for one that is shown already. */
  wonders = 0;
  leaving = $state(false);
  busy = $state(false);
  /** What was last asked for, until it is answered. */
  private work: Promise<boolean> = Promise.resolve(true);
  notice = $state("");
  spoken = $state<string[]>([]);
  /** I was away, and this came of it; null once it was read. */
  returned = $state.raw<ReturnedMessage | null>(null);

  /** A hint stands where the turn is made, and not over the table. */
  readonly hintsInTurn: boolean = false;
  /** In a replay nobody acts: this stands where turns are made, and so much of the window's foot is its own. */
  replay = $state.raw<Replayed | null>(null);

  readonly view: V | null = $derived(this.message?.view ?? null);
  readonly me: number | null = $derived(this.message?.you ?? null);
  /** The seat on the ground of the table: mine, or the one that is watched. */
  readonly ground: number = $derived(this.me ?? this.watched);
  readonly mine: V["seats"][number] | null = $derived(this.view?.seats[this.ground] ?? null);
  readonly myTurn: boolean = $derived(this.replay === null && this.me !== null && this.view?.waiting === this.me && !this.message?.unfinished && !this.message?.seats[this.me]?.stand_in);
  readonly choices: Map<string, Choice> = $derived(new Map((this.message?.choices ?? []).map((c) => [c.action, c])));
  readonly closed: Map<string, Choice> = $derived(new Map((this.message?.closed ?? []).map((c) => [c.action, c])));
  readonly asked: boolean = $derived(this.myTurn && this.view?.question != null);
  /** What would be done: what is pointed at, or what is selected and planned. */
  private readonly wish: Wish | null = $derived.by(() => {
    if (this.pointed) return { action: this.pointed, then: [] };
    if (!this.selected) return null;
    return { action: this.selected, then: this.tried ? [...this.plan, this.tried] : this.plan };
  });
  /** The view as it would be after what is selected or pointed at; while a plan is carried out, its forecast is old beside what has come of it. */
  readonly after: V | null = $derived.by(() => {
    const wish = this.wish;
    return !this.carrying && this.preview && wish && this.shows(this.preview, wish) ? this.preview.view : null;
  });
  /** Nobody can tell how it would stand: that shows something hidden. */
  readonly unseen: boolean = $derived(this.dark !== null && this.wish !== null && this.shows(this.dark, this.wish));
  /** What could be done next, after that. */
  readonly following: Choice[] = $derived(this.after ? (this.preview?.choices ?? []) : []);
  /** The piece that a remedy would use. */
  readonly remedy: string | null = $derived(this.wondered?.answer?.steps[0] ?? null);

  /** When the last message came, by this page's own clock. */
  heardAt = 0;
  private readonly open = new Map<string, Asked>();
  /** It is being found out whether an answer can be taken back. */
  private weighing = false;
  private askedOnce = "";
  private awaited: { sequence: number; resolve: () => void }[] = [];

  constructor(private readonly door: Entrance) {}

  get id(): string {
    return this.door.id;
  }

  /** Hear what the table says, from its first word on. */
  sit(): void {
    this.door.enter({
      heard: (m) => this.heard(m as FromServer<V>),
      opened: () => this.opened(),
      lost: (seconds, reason) => this.lost(seconds, reason),
      after: () => this.message?.sequence ?? 0,
    });
  }

  close(): void {
    this.door.close();
  }

  retry(): void {
    this.door.line.again();
  }

  name(seat: number): string {
    return this.message?.names[seat] ?? this.message?.seats[seat]?.name ?? t("seat.open");
  }

  can(action: string): boolean {
    return this.choices.has(action);
  }

  starting(verb: string): Choice[] {
    return (this.message?.choices ?? []).filter((c) => c.action === verb || c.action.startsWith(`${verb} `));
  }

  // --- hearing

  private opened(): void {
    this.connection = "open";
    this.reason = "";
    for (const asked of this.open.values()) this.door.line.send(asked.message);
  }

  private lost(seconds: number | null, reason?: string): void {
    this.connection = seconds === null ? "refused" : "lost";
    this.reason ||= reason ?? "";
    this.retryAt = seconds === null ? 0 : Date.now() + seconds * 1000;
  }

  private heard(m: FromServer<V>): void {
    if (m.type === "table") return this.seen(m);
    if (m.type === "pong") return;
    if (m.type === "returned") return void (this.returned = m);
    if (m.request === null) {
      if (m.type === "answer") this.reason = told(m);
      return;
    }
    const asked = this.open.get(m.request);
    if (!asked) return;
    this.open.delete(m.request);
    asked.resolve(m);
  }

  private seen(m: TableMessage<V>): void {
    const before = this.message;
    if (!before && m.deal && !this.replay) keep(this.id, { commitment: m.deal.commitment });
    const known = this.events.at(-1)?.sequence ?? 0;
    const fresh = m.events.filter((e) => e.sequence > known);
    this.events = [...this.events, ...fresh];
    if (before) this.spoken = fresh.flatMap((e) => e.lines.map(plain)).slice(-12);
    this.connection = "open";
    this.message = m;
    this.heardAt = performance.now();
    this.arrived(m.sequence);
    if (before?.sequence === m.sequence) return;
    this.wondered = null;
    this.leaving = false;
    this.notice = "";
    if (!this.carrying) this.settle(m);
  }

  /** What was pointed at and planned belongs to the position before; a selection stays where it can still be done. */
  private settle(m: TableMessage<V>): void {
    this.preview = null;
    this.pointed = null;
    this.tried = null;
    this.ahead = null;
    this.dark = null;
    if (!m.choices.some((c) => c.action === this.selected)) {
      this.selected = null;
      this.plan = [];
    }
    this.arrivedNew(m);
    if (this.selected) void this.look();
  }

  /** A game puts away what no longer fits its new position. */
  protected arrivedNew(_message: TableMessage<V>): void {}

  ask<R extends Reply>(make: (request: string, sequence: number) => ToServer): Promise<R> {
    const request = requestId();
    const message = make(request, this.message?.sequence ?? 0);
    return new Promise((resolve) => {
      this.open.set(request, { resolve: resolve as (reply: Reply) => void, message });
      this.door.line.send(message);
    });
  }

  /** Ask for a change; where it is refused, the reason is told. */
  async order(make: (request: string, sequence: number) => ToServer): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      this.work = this.obey(make);
      return await this.work;
    } finally {
      this.busy = false;
    }
  }

  private async obey(make: (request: string, sequence: number) => ToServer): Promise<boolean> {
    const reply = await this.ask<AnswerMessage>(make);
    this.notice = reply.ok ? "" : told(reply);
    if (reply.ok) await this.reached(reply.sequence ?? 0);
    return reply.ok;
  }

  // --- choosing

  select(action: string | null): void {
    this.selected = action;
    this.plan = [];
    this.tried = null;
    this.ahead = null;
    this.pointed = null;
    this.leaving = false;
    if (action) {
      this.wondered = null;
      void this.look();
    } else this.preview = null;
  }

  /** Select; a second time confirms. */
  async press(action: string): Promise<void> {
    if (this.selected === action) await this.confirm();
    else this.select(action);
  }

  /** Answer a question: at once where that can be taken back; what shows something hidden is selected first, and done the second time. */
  async answer(action: string): Promise<void> {
    if (this.selected === action) return this.confirm();
    if (this.busy || this.weighing) return;
    const asked = this.message?.sequence;
    this.weighing = true;
    const final = await this.reveals(action).finally(() => (this.weighing = false));
    if (this.message?.sequence !== asked) return;
    if (final) this.select(action);
    else await this.act(action);
  }

  /** Show what an action would change, without selecting it. */
  point(action: string | null): void {
    if (this.pointed === action) return;
    this.pointed = action;
    void this.look();
  }

  /** Show what a further step would change, without planning it. */
  attempt(step: string | null): void {
    if (this.tried === step) return;
    this.tried = step;
    void this.look();
  }

  /** Plan these steps after what is selected. */
  intend(steps: string[]): void {
    this.plan = steps;
    this.tried = null;
    this.ahead = null;
    void this.look();
  }

  private shows(preview: Wish, wish: Wish): boolean {
    return preview.action === wish.action && preview.then.join() === wish.then.join();
  }

  private async look(): Promise<void> {
    const wish = this.wish;
    if (!wish) return;
    const known = [this.preview, this.ahead].find((each) => each && this.shows(each, wish));
    if (known) return this.saw(known);
    const reply = await this.ask<PreviewMessage<V> | AnswerMessage>((request) => ({ type: "preview", request, ...wish }));
    if (reply.type === "preview") return this.saw(reply);
    if (!this.wish || !this.shows(wish, this.wish)) return;
    if (reply.code === "hidden") this.dark = wish;
    else this.unanswered(reply);
  }

  /** A question that was refused for haste; what is stale is told anew by itself. */
  private unanswered(reply: AnswerMessage): void {
    if (reply.code === "too_many") this.notice = told(reply);
  }

  /** Whether an action shows something hidden, and so cannot be taken back. */
  private async reveals(action: string): Promise<boolean> {
    const wish = { action, then: [] };
    if (this.dark && this.shows(this.dark, wish)) return true;
    if ([this.preview, this.ahead].some((each) => each && this.shows(each, wish))) return false;
    const reply = await this.ask<PreviewMessage<V> | AnswerMessage>((request) => ({ type: "preview", request, ...wish }));
    return reply.type !== "preview";
  }

  /** What was pointed at may have been chosen meanwhile: then it is what lies ahead as well. */
  private saw(preview: PreviewMessage<V>): void {
    if (this.wish && this.shows(preview, this.wish)) this.preview = preview;
    if (this.selected && this.shows(preview, { action: this.selected, then: this.plan })) this.ahead = preview;
  }

  /** Do what is selected, then what is planned, as far as it goes; the plan stays in sight until then. */
  async confirm(): Promise<void> {
    if (!this.selected || this.carrying) return;
    if (this.plan.length === 0) return void (await this.act(this.selected));
    this.carrying = true;
    try {
      for (const step of [this.selected, ...this.plan]) if (!this.can(step) || !(await this.act(step))) break;
    } finally {
      this.carrying = false;
      if (this.message) this.settle(this.message);
    }
  }

  async act(action: string): Promise<boolean> {
    const ok = await this.order((request, sequence) => ({ type: "act", request, sequence, action }));
    if (ok && this.selected === action && !this.carrying) this.select(null);
    if (ok) this.acted();
    return ok;
  }

  /** An action was taken: a game puts away what led to it. */
  protected acted(): void {}

  /** Step back from what is selected. */
  back(): void {
    this.leaving = false;
    this.select(null);
  }

  /** Where nothing can be taken back, the server says why. */
  async undo(): Promise<boolean> {
    return this.me !== null && this.order((request, sequence) => ({ type: "undo", request, sequence }));
  }

  /** Pressed right after an undo, it waits for it. */
  redo(): void {
    if (this.me !== null) void this.work.then(() => this.order((request, sequence) => ({ type: "redo", request, sequence })));
  }

  /** What of the turn is still open, by its verbs. */
  unused(): string[] {
    return [];
  }

  /** Which turn this is: a question at its end is asked once. */
  protected turnNow(): string {
    return String(this.view?.round);
  }

  /** Ending a turn with something left unused asks once. */
  async end(): Promise<void> {
    if (!this.can("end")) return this.wonder("end", document.querySelector("[data-end]"));
    const turn = this.turnNow();
    if (!this.leaving && this.unused().length > 0 && this.askedOnce !== turn) {
      this.select(null);
      this.leaving = true;
      this.askedOnce = turn;
      return;
    }
    await this.act("end");
  }

  // --- why not

  async wonder(action: string, anchor: Element | null): Promise<void> {
    if (!this.closed.has(action)) return;
    this.wonders += 1;
    if (this.wondered?.action === action) return;
    const mine = (this.wondered = { action, answer: null, anchor });
    const reply = await this.ask<WhyMessage | AnswerMessage>((request) => ({ type: "why", request, action }));
    if (this.wondered !== mine) return;
    this.wondered = reply.type === "why" ? { action, answer: reply, anchor } : null;
    if (reply.type === "answer") this.unanswered(reply);
  }

  forget(): void {
    this.wondered = null;
  }

  /** Do what opens the closed action, and select it: the last word is the player's. */
  async repair(): Promise<void> {
    const answer = this.wondered?.answer;
    if (!answer) return;
    for (const step of answer.steps) if (!(await this.act(step))) return;
    this.select(answer.action);
  }

  /** The table message may come after the answer to what brought it; whoever waits for it goes on in the same breath. */
  private reached(sequence: number): Promise<void> {
    if ((this.message?.sequence ?? 0) >= sequence) return Promise.resolve();
    return new Promise((resolve) => this.awaited.push({ sequence, resolve }));
  }

  private arrived(sequence: number): void {
    const due = this.awaited.filter((each) => each.sequence <= sequence);
    this.awaited = this.awaited.filter((each) => each.sequence > sequence);
    for (const each of due) each.resolve();
  }
}

const KEY = Symbol("table");

export function provideTable(table: Table<GameView>): void {
  setContext(KEY, table);
}

/** The table of the game that is played: each game has its own kind. */
export function useTable<T extends Table<GameView> = Table>(): T {
  return getContext<T>(KEY);
}
