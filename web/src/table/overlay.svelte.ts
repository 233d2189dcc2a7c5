/** Overlays of the table: a large card, a sheet. */

/** A sheet of a game's own: its name there, and the seat that it is about. */
export interface OwnSheet {
  kind: "own";
  name: string;
  seat?: number;
}

export type SheetShown =
  | OwnSheet
  | { kind: "seat"; seat: number }
  | { kind: "log" }
  | { kind: "menu" }
  | { kind: "keys" }
  | { kind: "rule"; id: string }
  | { kind: "company" }
  | { kind: "takeback"; why: string }
  | { kind: "leave" }
  | { kind: "returned" };

export type Side = "above" | "below" | "beside";

class Overlay {
  card = $state<string | null>(null);
  anchor = $state.raw<DOMRect | null>(null);
  /** Opened by hand: stays until closed. */
  held = $state(false);
  /** Its place, by the `data-large` of its container: never over something to compare it with. */
  side = $state<Side>("beside");
  sheet = $state.raw<SheetShown | null>(null);

  zoom(id: string, element: Element, held: boolean): void {
    this.card = id;
    this.anchor = element.getBoundingClientRect();
    this.held = held;
    this.side = (element.closest<HTMLElement>("[data-large]")?.dataset.large as Side | undefined) ?? "beside";
  }

  drop(): void {
    this.card = null;
    this.held = false;
  }

  show(sheet: SheetShown | null): void {
    this.drop();
    this.sheet = sheet;
  }
}

export const overlay = new Overlay();
