import { beforeEach, expect, test } from "vitest";
import type { Sent, ToServer } from "../../shell/wire";
import { Wholes } from "./wholes";

const asked: ToServer[] = [];
let wholes: Wholes;

beforeEach(() => {
  asked.length = 0;
  wholes = new Wholes((message) => asked.push(message), () => 40);
});

const whole = (number: number, fields: object): Sent => ({ type: "table", number, ...fields }) as Sent;
const change = (number: number, since: number, change: Record<string, unknown>): Sent => ({ type: "change", number, since, change });
const pong = (number: number): Sent => ({ type: "pong", number });

test("a change makes the next whole message", () => {
  wholes.of(whole(7, { sequence: 3, waiting: 0 }));
  expect(wholes.of(change(9, 7, { waiting: [1] }))).toEqual({ type: "table", number: 9, sequence: 3, waiting: 1 });
  expect(wholes.of(change(10, 9, { sequence: [4] }))).toEqual({ type: "table", number: 10, sequence: 4, waiting: 1 });
  expect(asked).toEqual([]);
});

test("where a change was lost the whole is asked for once, and then changes apply again", () => {
  wholes.of(whole(1, { waiting: 0 }));
  expect(wholes.of(change(3, 2, { waiting: [1] }))).toBeNull();
  expect(wholes.of(change(4, 3, { waiting: [2] }))).toBeNull();
  expect(asked).toEqual([{ type: "whole", after: 40 }]);
  expect(wholes.of(whole(5, { waiting: 3 }))).toMatchObject({ waiting: 3 });
  expect(wholes.of(change(6, 5, { waiting: [0] }))).toMatchObject({ waiting: 0 });
  wholes.of(change(9, 8, {}));
  expect(asked.length).toBe(2);
});

test("a lost change that nothing follows shows at the next beat", () => {
  expect(wholes.of(pong(0))).toEqual(pong(0));
  wholes.of(whole(1, {}));
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
  wholes.of(whole(5, { waiting: 0 }));
  wholes.restart();
  expect(wholes.of(change(6, 5, { waiting: [1] }))).toBeNull();
  expect(asked.length).toBe(1);
});
