/** Overlays of the table: a large card, a sheet. */

export type SheetShown =
  | { kind: "seat"; seat: number }
  | { kind: "log" }
  | { kind: "menu" }
  | { kind: "keys" }
  | { kind: "reputations" }
  | { kind: "hearts"; seat: number }
  | { kind: "pile" }
  | { kind: "rule"; id: string }
  | { kind: "company" }
  | { kind: "takeback"; why: string }
  | { kind: "leave" }
  | { kind: "returned" }
  | { kind: "solo" };

export type Side = "above" | "below" | "beside";

class Overlay {
  card = $state<string | null>(null);
  anchor = $state.raw<DOMRect | null>(null);
  /** Opened by hand: stays until closed. */
  held = $state(false);
  /** Its place, by the `data-large` of its container: never over something one wants to compare it with. */
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
