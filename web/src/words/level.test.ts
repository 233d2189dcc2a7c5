import { expect, test } from "vitest";
import { levelName } from "./level";

test("levels of the page have words, others the name of their class or entry point", () => {
  expect(levelName("greedy")).toBe("Greedy");
  expect(levelName("my.bots:Cautious")).toBe("Cautious");
  expect(levelName("careful")).toBe("careful");
});
