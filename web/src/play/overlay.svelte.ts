/** What lies over the table: a large card, a sheet. */

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
  | { kind: "takeback" }
  | { kind: "solo" };

class Overlay {
  card = $state<string | null>(null);
  anchor = $state.raw<DOMRect | null>(null);
  /** Opened by hand: stays until closed. */
  held = $state(false);
  /** A card of the hand is shown above it, never over the hand; one of a rival's row below that row. */
  side = $state<"above" | "below" | "beside">("beside");
  sheet = $state.raw<SheetShown | null>(null);

  zoom(id: string, element: Element, held: boolean): void {
    this.card = id;
    this.anchor = element.getBoundingClientRect();
    this.held = held;
    this.side = element.matches("[data-hand], .exped") ? "above" : element.matches(".opp .tk") ? "below" : "beside";
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
