import { expect, test } from "vitest";
import { mentions, pieces, plain } from "./markup";

const LINE = "[seat:1|Bea] parks a Rover on [card:S1-02|Ice Drill] of [seat:0|Mara].";

test("a sentence is taken apart at its marks", () => {
  expect(pieces(LINE).map((p) => p.kind)).toEqual(["seat", "text", "card", "text", "seat", "text"]);
  expect(pieces(LINE)[2]).toEqual({ kind: "card", id: "S1-02", text: "Ice Drill" });
});

test("plain words keep the names alone", () => {
  expect(plain(LINE)).toBe("Bea parks a Rover on Ice Drill of Mara.");
  expect(plain("no marks [here]")).toBe("no marks [here]");
});

test("a mention is of the very thing", () => {
  expect(mentions(LINE, "seat", "0")).toBe(true);
  expect(mentions(LINE, "seat", "2")).toBe(false);
});
