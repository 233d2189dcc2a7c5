import { expect, test } from "vitest";
import type { FromTheMoonView } from "../view";
import { leafOf } from "./tabs";
import { clamped, NEAREST, WHOLE } from "./zoom";

const asking = (kind: string | null): FromTheMoonView => ({ question: kind ? { seat: 0, kind } : null }) as FromTheMoonView;

test("a question opens the leaf it is answered on", () => {
  expect(leafOf(asking("build"))).toBe("moon");
  expect(leafOf(asking("approval"))).toBe("ships");
  expect(leafOf(asking("chain"))).toBe("board");
  expect(leafOf(asking("research"))).toBe("market");
  expect(leafOf(asking("pay"))).toBeNull();
  expect(leafOf(asking(null))).toBeNull();
});

test("the surface is never smaller than whole, nor nearer than it stays sharp", () => {
  expect(clamped(0.2)).toBe(WHOLE);
  expect(clamped(9)).toBe(NEAREST);
  expect(clamped(1.5)).toBe(1.5);
});
