import { expect, test } from "vitest";
import type { AnswerMessage, ToServer } from "../../shell/wire";
import { Requests } from "./requests";

const sent: ToServer[] = [];
const undo = (request: string, sequence: number): ToServer => ({ type: "undo", request, sequence });
const idOf = (message: ToServer): string => ("request" in message ? message.request : "");

function fresh(): Requests {
  sent.length = 0;
  return new Requests((message) => sent.push(message), () => 7);
}

test("a request names the position and gets its own reply", async () => {
  const requests = fresh();
  const replies = [requests.ask<AnswerMessage>(undo), requests.ask<AnswerMessage>(undo)];
  expect(sent).toMatchObject([{ sequence: 7 }, { sequence: 7 }]);
  const [first, second] = sent.map(idOf) as [string, string];
  expect(first).not.toBe(second);
  requests.settle(second, { type: "answer", request: second, ok: false, code: "stale" });
  requests.settle(first, { type: "answer", request: first, ok: true });
  expect((await Promise.all(replies)).map((reply) => reply.ok)).toEqual([true, false]);
});

test("only what has no reply is sent again", () => {
  const requests = fresh();
  void requests.ask(undo);
  void requests.ask(undo);
  const [first, second] = sent.splice(0) as [ToServer, ToServer];
  requests.settle(idOf(first), { type: "answer", request: idOf(first), ok: true });
  requests.settle("unknown", { type: "answer", request: "unknown", ok: true });
  requests.resend();
  expect(sent).toEqual([second]);
});
