import { expect, test } from "vitest";
import type { AnswerMessage, ToServer, WhyMessage } from "../../shell/wire";
import { Requests } from "../line/requests";
import { Reasons } from "./reasons.svelte";

type Asked = Extract<ToServer, { type: "why" }>;

const why = (asked: Asked): WhyMessage => ({ type: "why", request: asked.request, action: asked.action, steps: [{ action: "park 1", verb: "park", words: { key: "say.park" } }] }) as unknown as WhyMessage;

test("only the newest reason is shown, and the same one is not asked for twice", async () => {
  const sent: Asked[] = [];
  const requests = new Requests((message) => sent.push(message as Asked), () => 1);
  const reasons = new Reasons(requests, () => undefined);
  const asking = [reasons.ask("build A", null), reasons.ask("build B", null), reasons.ask("build B", null)];
  expect([sent.length, reasons.asked]).toEqual([2, 3]);
  for (const asked of sent) requests.settle(asked.request, why(asked));
  await Promise.all(asking);
  expect(reasons.shown).toMatchObject({ action: "build B", answer: { action: "build B" } });
  expect(reasons.remedy?.action).toBe("park 1");
  reasons.close();
  expect(reasons.remedy).toBe(null);
});

test("a refused question is closed and handed on", async () => {
  const refused: AnswerMessage[] = [];
  const sent: Asked[] = [];
  const requests = new Requests((message) => sent.push(message as Asked), () => 1);
  const reasons = new Reasons(requests, (reply) => refused.push(reply));
  const asking = reasons.ask("build A", null);
  requests.settle(sent[0]!.request, { type: "answer", request: sent[0]!.request, ok: false, code: "too_many" });
  await asking;
  expect([reasons.shown, refused.length]).toEqual([null, 1]);
});
