import { beforeEach, expect, test } from "vitest";
import type { AnswerMessage, GameView, PreviewMessage, ToServer } from "../../shell/wire";
import { Requests, type Reply } from "../line/requests";
import { Previews } from "./previews.svelte";
import { Selection } from "./selection.svelte";

type Asked = Extract<ToServer, { type: "preview" }>;

let sent: Asked[];
let refused: AnswerMessage[];
let requests: Requests;
let selection: Selection;
let previews: Previews<GameView>;

beforeEach(() => {
  sent = [];
  refused = [];
  selection = new Selection();
  requests = new Requests((message) => sent.push(message as Asked), () => 1);
  previews = new Previews(selection, requests, (reply) => refused.push(reply));
});

const view = (asked: Asked): GameView => ({ of: asked.action }) as unknown as GameView;
const shown = (asked: Asked): PreviewMessage => ({ type: "preview", request: asked.request, action: asked.action, then: asked.then, view: view(asked), choices: [] }) as unknown as PreviewMessage;
const no = (asked: Asked, code: string): AnswerMessage => ({ type: "answer", request: asked.request, ok: false, code }) as AnswerMessage;

async function reply(asked: Asked, to: (asked: Asked) => Reply): Promise<void> {
  requests.settle(asked.request, to(asked));
  await Promise.resolve();
  await Promise.resolve();
}

test("the preview of what is selected is shown, and fetched once", async () => {
  selection.set("build");
  const looking = previews.look();
  expect(previews.after).toBe(null);
  await reply(sent[0]!, shown);
  await looking;
  expect(previews.after).toEqual({ of: "build" });
  expect(previews.ahead?.action).toBe("build");
  await previews.look();
  expect(sent.length).toBe(1);
});

test("a late preview of something else is not shown", async () => {
  selection.set("build");
  const looking = previews.look();
  selection.set("park");
  await reply(sent[0]!, shown);
  await looking;
  expect(previews.after).toBe(null);
});

test("nothing is shown while a plan is carried out", async () => {
  selection.set("build");
  const looking = previews.look();
  await reply(sent[0]!, shown);
  await looking;
  selection.carrying = true;
  expect(previews.after).toBe(null);
});

test("what would reveal something hidden says so, and is final", async () => {
  selection.set("draw");
  const looking = previews.look();
  await reply(sent[0]!, (asked) => no(asked, "hidden"));
  await looking;
  expect(previews.hidden).toBe(true);
  expect(await previews.reveals("draw")).toBe(true);
  expect([sent.length, refused.length]).toEqual([1, 0]);
});

test("other refusals are handed on", async () => {
  selection.set("build");
  const looking = previews.look();
  await reply(sent[0]!, (asked) => no(asked, "too_many"));
  await looking;
  expect(refused.map((each) => each.code)).toEqual(["too_many"]);
  expect(previews.hidden).toBe(false);
});
