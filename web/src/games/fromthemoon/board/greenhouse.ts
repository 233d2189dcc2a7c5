/** The greenhouse spaces of a board from the first on, and how a preview changes them. */

export interface Houses {
  count: number;
  improved: number;
  spaces: number;
}

export type HouseSpace = "improved" | "basic" | "better" | "built" | "empty";

export function greenhouseSpaces(now: Houses, then: Houses | null): HouseSpace[] {
  const after = then ?? now;
  return Array.from({ length: now.spaces }, (_, i) => {
    if (i < after.improved) return i < now.improved ? "improved" : "better";
    if (i < after.count) return i < now.count ? "basic" : "built";
    return "empty";
  });
}
