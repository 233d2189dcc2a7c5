/** The game that is about to be started. The last choices are restored on the next visit. */

import { Refused, requestId, server } from "../../../shell/api";
import { entropy, keep } from "../../../table/deal";
import { GAMES, infoOf } from "../../../games/registry";
import { store, stored } from "../../../shell/settings.svelte";
import type { CardSet, ClockAsked, DealPromised, GameInfo, Pace, SeatAsked, TableMade } from "../../../shell/wire";
import { ALONE, asked, fitting, type Plan } from "./plan";
import { sentence, session } from "../../../shell/session.svelte";

interface Remembered {
  game?: string;
  clock?: ClockAsked | null;
  pace?: Pace;
  plans?: Record<string, Plan>;
}

function remembered(): Remembered {
  try {
    return (JSON.parse(stored("new") ?? "{}") as Remembered | null) ?? {};
  } catch {
    return {};
  }
}

export class NewGame {
  games = $state.raw<GameInfo[]>([]);
  name = $state(GAMES[0].name);
  clock = $state.raw<ClockAsked | null>(null);
  pace = $state<Pace>("live");
  plans = $state.raw<Record<string, Plan>>({});
  /** The chosen card file of each game: the host's by default. */
  sets = $state.raw<Record<string, CardSet | null>>({});
  starting = $state(false);
  /** The demands of each difficulty of playing alone, once its game has been fetched. */
  hardship = $state.raw<((value: number) => string) | null>(null);
  private readonly warmed = new Set<string>();
  private readonly last = remembered();
  problem = $state("");

  readonly game: GameInfo | undefined = $derived(this.games.find((g) => g.name === this.name));
  readonly plan: Plan = $derived(this.plans[this.name] ?? { seats: [{ kind: "me" }], options: {} });
  readonly set: CardSet | null = $derived(this.sets[this.name] ?? null);
  readonly alone: boolean = $derived(this.plan.seats.length === 1);
  /** True if somebody else may come. */
  readonly people: boolean = $derived(this.plan.seats.some((seat) => seat.kind === "open"));
  readonly difficulty = $derived(this.alone ? this.game?.switches.find((sw) => sw.name === ALONE) : undefined);

  constructor(wanted: string | null) {
    this.name = wanted ?? this.last.game ?? this.name;
    this.clock = this.last.clock ?? null;
    this.pace = this.last.pace === "turns" ? "turns" : "live";
  }

  /** Take in the games that the server offers; a choice made before they were known stays, if there is such a game. */
  offer(games: GameInfo[]): void {
    this.games = games;
    this.plans = Object.fromEntries(games.map((g) => [g.name, fitting(this.last.plans?.[g.name], g)]));
    this.sets = { ...Object.fromEntries(games.map((g) => [g.name, g.set])), ...this.sets };
    if (!this.game) this.name = games[0]?.name ?? this.name;
  }

  choose(name: string): void {
    this.name = name;
    this.warm();
  }

  /** Fetch what the table needs while the player still chooses; where that fails, the table fetches it again. */
  warm(): void {
    if (this.warmed.has(this.name)) return;
    this.warmed.add(this.name);
    void import("../../Table.svelte").catch(() => undefined);
    infoOf(this.name)
      ?.table()
      .then((game) => {
        this.hardship = game.difficulty ?? this.hardship;
        return game.cards.load();
      })
      .catch(() => undefined);
  }

  add(): void {
    const level = this.game?.levels.at(-1);
    if (level && this.plan.seats.length < this.game!.most) this.seat([...this.plan.seats, { kind: "bot", level }]);
  }

  /** Remove all seats but mine, for a solo game. */
  goAlone(): void {
    this.seat(this.plan.seats.filter((s) => s.kind === "me"));
  }

  change(i: number, to: SeatAsked): void {
    this.seat(this.plan.seats.map((s, k) => (k === i ? to : s)));
  }

  drop(i: number): void {
    this.seat(this.plan.seats.filter((_, k) => k !== i));
  }

  option(name: string, value: number): void {
    this.put({ ...this.plan, options: { ...this.plan.options, [name]: value } });
  }

  /** Choose an owner's cards for their own game, even if another game is shown by then. */
  cards(set: CardSet | null): void {
    this.sets = { ...this.sets, [set?.game ?? this.name]: set };
  }

  /** Drop deleted card files from the choice. */
  without(set: CardSet): void {
    if (this.sets[set.game]?.set === set.set) this.sets = { ...this.sets, [set.game]: this.games.find((g) => g.name === set.game)?.set ?? null };
  }

  private seat(seats: SeatAsked[]): void {
    this.put({ ...this.plan, seats });
  }

  private put(plan: Plan): void {
    this.plans = { ...this.plans, [this.name]: plan };
  }

  /** Make the table; null if that failed, and then the problem is shown. */
  async start(name: string): Promise<TableMade | null> {
    const { game } = this;
    if (this.starting || !game) return null;
    this.starting = true;
    this.problem = "";
    store("new", JSON.stringify({ game: this.name, clock: this.clock, pace: this.pace, plans: this.plans } satisfies Remembered));
    try {
      await session.ensure(name);
      return await this.make(game);
    } catch (e) {
      this.problem = sentence(e);
      return null;
    } finally {
      this.starting = false;
    }
  }

  /** Fetch the commitment to the deal first, then send my contribution: neither side can choose its part after seeing the other's. */
  private async make(game: GameInfo): Promise<TableMade> {
    const promised = await this.promised();
    const added = entropy();
    const { plan, clock, people, pace, set } = this;
    const asks = { game: game.name, seats: plan.seats, options: asked(plan, game), clock, request: requestId(), set: set?.set ?? null };
    const made = await server.api.create({ ...asks, pace: people ? pace : "live", deal: promised?.deal ?? null, entropy: added });
    if (promised?.deal === made.table) keep(made.table, { commitment: promised.commitment, entropy: added });
    return made;
  }

  /** Make a table even if the server offers no commitment to a deal. */
  private promised(): Promise<DealPromised | null> {
    return server.api.deal().catch((e: unknown) => {
      if (e instanceof Refused && e.code !== "offline") return null;
      throw e;
    });
  }
}
