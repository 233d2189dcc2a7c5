import { expect, test } from "vitest";
import { Arrivals } from "./arrivals";

test("a position that is here is not waited for", async () => {
  const arrivals = new Arrivals();
  arrivals.arrived(4);
  await arrivals.reached(4);
  await arrivals.reached(0);
});

test("each waits for its own position or a later one", async () => {
  const arrivals = new Arrivals();
  const reached: number[] = [];
  const waits = [5, 6, 9].map((sequence) => arrivals.reached(sequence).then(() => reached.push(sequence)));
  arrivals.arrived(6);
  await Promise.all(waits.slice(0, 2));
  expect(reached).toEqual([5, 6]);
  arrivals.arrived(9);
  await waits[2];
  expect(reached).toEqual([5, 6, 9]);
});
