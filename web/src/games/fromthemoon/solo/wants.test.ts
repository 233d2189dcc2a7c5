import { expect, test } from "vitest";
import type { Facts, Tile } from "../view";
import { wants } from "./wants";

const objective = (facts: Facts): Tile => ({ facts }) as Tile;

test("launches on schedule have another sign than launches at all", () => {
  expect(wants(objective({})).icon).not.toBe("launch");
  expect(wants(objective({ count: "improvements" })).icon).toBe("improvement");
});
