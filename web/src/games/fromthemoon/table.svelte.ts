/** From the Moon at the table: which action is being made, with which rover, and which place is looked at. */

import { Table, useTable } from "../../table/client.svelte";
import type { Choice, TableMessage } from "../../shell/wire";
import { numberIn, wordIn } from "../../table/turn/operands";
import { placeName, type Spot } from "./surface/places";
import type { FromTheMoonView, RoverView } from "./view";

export const DOINGS = ["send", "greenhouses", "team", "building", "research", "gather"] as const;
export type Doing = (typeof DOINGS)[number];

/** The first words of an action's choices. */
export const VERBS: Record<Doing, readonly string[]> = {
  send: ["send"],
  greenhouses: ["greenhouse", "upgrade"],
  team: ["recruit", "train"],
  building: ["build"],
  research: ["foundation", "lab"],
  gather: ["gather"],
};

export class FromTheMoonTable extends Table<FromTheMoonView> {
  override readonly hintsInTurn = true;
  doing = $state<Doing | null>(null);
  /** The rover that was chosen to be sent. */
  chosen = $state<number | null>(null);
  /** The tile that is pointed at or focused. */
  looked = $state<number | null>(null);

  /** Between two actions of a turn, mine. */
  readonly free: boolean = $derived(this.myTurn && this.view?.question == null && this.view?.phase === "turns");
  readonly sendable: number[] = $derived([...new Set(this.starting("send").map((c) => numberIn(c, "rover")!))]);
  /** The rover that would go: the chosen one, else the first that can. */
  readonly rover: number | null = $derived(this.chosen !== null && this.sendable.includes(this.chosen) ? this.chosen : (this.sendable[0] ?? null));
  /** Choices may be made on the surface now. */
  readonly sending: boolean = $derived(this.free && (this.doing === null || this.doing === "send"));

  protected override arrivedNew(m: TableMessage<FromTheMoonView>): void {
    if (m.view.question || m.view.waiting !== m.you || m.view.this_turn.acted) {
      this.doing = null;
      this.chosen = null;
    }
  }

  protected override turnNow(): string {
    return String(this.view?.turns);
  }

  override back(): void {
    if (this.selection.plan.length > 0) return this.intend(this.selection.plan.slice(0, -1));
    if (!this.selection.action) this.doing = null;
    super.back();
  }

  override select(action: string | null): void {
    const choice = this.choice(action);
    if (choice && this.free) this.doing = DOINGS.find((doing) => VERBS[doing].includes(choice.verb)) ?? this.doing;
    if (choice?.verb === "send") this.chosen = numberIn(choice, "rover");
    super.select(action);
  }

  /** Begin one of the six actions, or leave it. */
  begin(doing: Doing): void {
    const again = this.doing === doing;
    if (again && this.selection.plan.length > 0) return;
    this.select(null);
    this.doing = again ? null : doing;
    if (this.doing === "gather" && this.can("gather")) this.select("gather");
  }

  of(doing: Doing): { open: Choice[]; closed: Choice[] } {
    const verbs = VERBS[doing];
    return {
      open: (this.message?.choices ?? []).filter((c) => verbs.includes(c.verb)),
      closed: (this.message?.closed ?? []).filter((c) => verbs.includes(c.verb)),
    };
  }

  choose(rover: number): void {
    const spot = this.aimed(this.selection.action);
    this.chosen = rover;
    this.doing = "send";
    const action = `send ${rover} ${spot}`;
    this.select(spot && this.can(action) ? action : null);
  }

  /** The place of the tile that an action is about. */
  aimed(action: string | null): string | null {
    const choice = this.choice(action);
    return choice?.verb === "send" || choice?.verb === "use" ? wordIn(choice, "at") : null;
  }

  /** The action that choosing a tile would take now, open or closed. */
  actionAt(tile: Spot): { action: string; open: boolean } | null {
    const place = placeName(tile);
    const actions = [`use ${place}`, ...(this.sending ? [`send ${this.rover ?? 1} ${place}`] : [])];
    return this.standing(actions);
  }

  actionOn(point: Spot): { action: string; open: boolean } | null {
    return this.standing([`at ${placeName(point)}`]);
  }

  private standing(actions: string[]): { action: string; open: boolean } | null {
    const open = actions.find((action) => this.can(action));
    if (open) return { action: open, open: true };
    const closed = actions.find((action) => this.closed.has(action));
    return closed ? { action: closed, open: false } : null;
  }

  roverOf(number: number): RoverView | null {
    return this.mine?.team.rovers.find((r) => r.number === number) ?? null;
  }
}

export const useFromTheMoon = (): FromTheMoonTable => useTable<FromTheMoonTable>();
