import { beforeEach, expect, test } from "vitest";
import type { Choice, Sent, TableMessage, ToServer } from "../../shell/wire";
import { Wholes } from "./wholes";

const asked: ToServer[] = [];
let wholes: Wholes;

beforeEach(() => {
  asked.length = 0;
  wholes = new Wholes((message) => asked.push(message), () => 40);
});

const choice = (action: string): Choice => ({ action }) as Choice;
const table = (number: number, fields: Partial<TableMessage>): TableMessage =>
  ({ type: "table", number, choices: [], closed: [], ...fields }) as TableMessage;
const change = (number: number, since: number, change: Record<string, unknown>): Sent => ({ type: "change", number, since, change });
const pong = (number: number): Sent => ({ type: "pong", number });

test("a change makes the next whole message", () => {
  wholes.of(table(7, { sequence: 3, waiting: 0 }));
  expect(wholes.of(change(9, 7, { waiting: [1] }))).toEqual(table(9, { sequence: 3, waiting: 1 }));
  expect(wholes.of(change(10, 9, { sequence: [4] }))).toEqual(table(10, { sequence: 4, waiting: 1 }));
  expect(asked).toEqual([]);
});

test("a choice is told once and named from then on, until it is gone", () => {
  const [build, park, end] = ["build S1-04", "park 1 B-2", "end"].map(choice) as [Choice, Choice, Choice];
  wholes.of(table(1, { choices: [build, end], closed: [park] }));
  const moved = wholes.of(change(2, 1, { choices: { "#": [[0, 1, park.action]] }, closed: [[build.action]] }));
  expect(moved).toEqual(table(2, { choices: [park, end], closed: [build] }));
  expect(wholes.of(change(3, 2, { choices: [[]], closed: [[]], offers: { [build.action]: [] } }))).toEqual(table(3, {}));
  const cheaper = { ...build, verb: "build" };
  const back = change(4, 3, { choices: [[build.action, end.action]], offers: { [build.action]: [cheaper] } });
  expect(wholes.of(back)).toEqual(table(4, { choices: [cheaper, end] }));
});

test("where a change was lost the whole is asked for once, and then changes apply again", () => {
  wholes.of(table(1, { waiting: 0 }));
  expect(wholes.of(change(3, 2, { waiting: [1] }))).toBeNull();
  expect(wholes.of(change(4, 3, { waiting: [2] }))).toBeNull();
  expect(asked).toEqual([{ type: "whole", after: 40 }]);
  expect(wholes.of(table(5, { waiting: 3 }))).toMatchObject({ waiting: 3 });
  expect(wholes.of(change(6, 5, { waiting: [0] }))).toMatchObject({ waiting: 0 });
  wholes.of(change(9, 8, {}));
  expect(asked.length).toBe(2);
});

test("a change that comes twice is applied once", () => {
  wholes.of(table(1, { waiting: 0 }));
  const twice = change(2, 1, { waiting: [1] });
  expect(wholes.of(twice)).toMatchObject({ waiting: 1 });
  expect(wholes.of(twice)).toBeNull();
  expect(asked.length).toBe(1);
  expect(wholes.of(change(3, 2, { waiting: [2] }))).toMatchObject({ waiting: 2 });
  expect(wholes.of(table(4, { waiting: 2 }))).toMatchObject({ number: 4, waiting: 2 });
});

test("a change is never applied to a table it was not made for, in whatever order they come", () => {
  wholes.of(table(1, { waiting: 0, sequence: 1 }));
  expect(wholes.of(change(3, 2, { waiting: [2] }))).toBeNull();
  expect(wholes.of(change(2, 1, { sequence: [2] }))).toMatchObject({ waiting: 0, sequence: 2 });
  expect(wholes.of(change(4, 3, { sequence: [4] }))).toBeNull();
  expect(wholes.of(table(5, { waiting: 2, sequence: 4 }))).toMatchObject({ waiting: 2, sequence: 4 });
  expect(wholes.of(change(6, 5, { waiting: [0] }))).toMatchObject({ waiting: 0, sequence: 4 });
});

const FATES = ["lost", "twice", "late", "well", "well", "well"] as const;

test.each([1, 2, 3, 4, 5])("with changes lost, doubled and late, every table that is shown is right: run %i", (seed) => {
  let state = seed;
  const below = (n: number): number => (state = (state * 48271) % 2147483647) % n;
  const now = { number: 1, waiting: 0, sequence: 0 };
  const history = new Map<number, Partial<TableMessage>>();
  const remember = (): void => void history.set(now.number, { waiting: now.waiting, sequence: now.sequence });
  let late: Sent | null = null;
  let shown = 0;
  let due = false;
  const hear = (message: Sent): void => {
    const found = wholes.of(message);
    if (found?.type !== "table") return;
    shown += 1;
    expect(found).toMatchObject(history.get(found.number)!);
  };
  const tellAll = (): void => {
    now.number += 1;
    remember();
    hear(table(now.number, { ...now }));
  };
  tellAll();
  for (let step = 0; step < 300; step += 1) {
    const since = now.number;
    const fields: Record<string, unknown> = { sequence: [(now.sequence += 1)] };
    if (below(2)) fields["waiting"] = [(now.waiting = below(4))];
    now.number += 1 + below(3);
    remember();
    const next = change(now.number, since, fields);
    const fate = FATES[below(FATES.length)]!;
    if (fate === "late") late = next;
    else if (fate !== "lost") for (const each of [next, ...(fate === "twice" ? [next] : []), ...(late ? [late] : [])]) hear(each);
    if (fate === "twice" || fate === "well") late = null;
    due ||= asked.splice(0).length > 0;
    if (due && below(2)) {
      due = false;
      tellAll();
    }
  }
  expect(shown).toBeGreaterThan(60);
});

test("a lost change that nothing follows shows at the next beat", () => {
  expect(wholes.of(pong(0))).toEqual(pong(0));
  wholes.of(table(1, {}));
  wholes.of(pong(1));
  expect(asked).toEqual([]);
  wholes.of(pong(2));
  expect(asked).toEqual([{ type: "whole", after: 40 }]);
});

test("where the question was refused it is asked again", () => {
  wholes.of(change(3, 2, {}));
  wholes.of({ type: "answer", request: null, ok: false, code: "too_many" });
  wholes.of(change(4, 3, {}));
  expect(asked.length).toBe(2);
});

test("a new socket begins with the whole", () => {
  wholes.of(table(5, { waiting: 0 }));
  wholes.restart();
  expect(wholes.of(change(6, 5, { waiting: [1] }))).toBeNull();
  expect(asked.length).toBe(1);
});
