import { expect, test } from "vitest";
import { EndCheck } from "./end_check.svelte";

test("a turn with something unused is asked about once", () => {
  const check = new EndCheck();
  expect(check.mustAsk("1.1", [])).toBe(false);
  expect(check.mustAsk("1.1", ["park"])).toBe(true);
  expect(check.mustAsk("1.1", ["park"])).toBe(false);
  expect(check.mustAsk("1.2", ["park"])).toBe(true);
});
