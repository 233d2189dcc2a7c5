import { expect, test } from "vitest";
import { Latest } from "./latest";

function held<T>(): { answer: Promise<T>; come: (value: T) => void } {
  let come!: (value: T) => void;
  return { answer: new Promise<T>((resolve) => (come = resolve)), come };
}

test("an older answer that comes late is dropped", async () => {
  const newest = new Latest();
  const first = held<string>();
  const second = held<string>();
  const asked = [newest.of(first.answer), newest.of(second.answer)];
  second.come("new");
  first.come("old");
  expect(await Promise.all(asked)).toEqual([undefined, "new"]);
});

test("what is dropped is not heard", async () => {
  const newest = new Latest();
  const asked = newest.of(Promise.resolve("late"));
  newest.drop();
  expect(await asked).toBeUndefined();
});

test("a failure is told to whoever asked", async () => {
  await expect(new Latest().of(Promise.reject(new Error("no")))).rejects.toThrow("no");
});

test("of what is not wanted any more not even a failure is told", async () => {
  const newest = new Latest();
  const asked = [newest.of(Promise.reject(new Error("no"))), newest.of(Promise.resolve("new"))];
  expect(await Promise.all(asked)).toEqual([undefined, "new"]);
});
