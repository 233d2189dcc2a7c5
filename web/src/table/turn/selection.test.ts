import { expect, test } from "vitest";
import type { Choice } from "../../shell/wire";
import { sameSteps, Selection } from "./selection.svelte";

const choices = (...actions: string[]): Choice[] => actions.map((action) => ({ action }) as Choice);

test("steps are the same if the action and all further steps are", () => {
  expect(sameSteps({ action: "a", then: ["b"] }, { action: "a", then: ["b"] })).toBe(true);
  expect(sameSteps({ action: "a", then: ["b"] }, { action: "a", then: [] })).toBe(false);
  expect(sameSteps({ action: "a", then: [] }, { action: "b", then: [] })).toBe(false);
});

test("what is pointed at comes before what is selected and planned", () => {
  const selection = new Selection();
  expect(selection.considered).toBe(null);
  selection.set("send");
  selection.setPlan(["take"]);
  expect(selection.considered).toEqual({ action: "send", then: ["take"] });
  selection.tried = "use";
  expect(selection.considered).toEqual({ action: "send", then: ["take", "use"] });
  expect(selection.planned).toEqual({ action: "send", then: ["take"] });
  selection.pointed = "end";
  expect(selection.considered).toEqual({ action: "end", then: [] });
});

test("selecting anew forgets the plan", () => {
  const selection = new Selection();
  selection.set("send");
  selection.setPlan(["take"]);
  selection.set("gather");
  expect(selection.planned).toEqual({ action: "gather", then: [] });
});

test("a selection stays while it can be done", () => {
  const selection = new Selection();
  selection.set("send");
  selection.setPlan(["take"]);
  selection.pointed = "end";
  selection.settle(choices("send", "end"));
  expect([selection.planned, selection.pointed]).toEqual([{ action: "send", then: ["take"] }, null]);
  selection.settle(choices("end"));
  expect(selection.planned).toBe(null);
});
