import { beforeEach, expect, test } from "vitest";
import { Messages } from "./fluent";
import { names } from "./names.svelte";
import { brief, plain, say, speak, Speech } from "./say";
import { doer, firstSeat, mentions, type Text } from "./text";

const ENGLISH = `
list-and = { $first } and { $last }
list-comma = { $first }, { $next }
card-A-17 = Ice Drill
goods-metal = { $n } metal
goods-battery = { $n ->
    [one] { $n } battery
   *[other] { $n } batteries
  }
event-built = { $seat-you ->
    [yes] You construct { $card }.
   *[no] { $seat } constructs { $card }.
  }
event-paid = { $seat } pays { $what }.
say-lab = Take { $card } ({ $place }): { $effect }
say-lab-short = { $card }
say-bonus = { $what }; bonus: { $effect }
say-bonus-short = { $what }
effect-gain = gain { $goods }
`;

const built: Text = { key: "event.built", args: { seat: ["seat", "1"], card: ["card", "A-17"] } };
const goods: Text[] = [
  { key: "goods.metal", args: { n: 2 } },
  { key: "goods.battery", args: { n: 1 } },
];
const lab: Text = { key: "say.lab", args: { card: ["card", "A-17"], place: "left", effect: ["effect", "A-17"] } };

beforeEach(() => {
  speak(new Speech(new Messages("en", ENGLISH), { "card:A-17": { key: "card.A-17" }, "effect:A-17": { key: "effect.gain", args: { goods } } }));
  names.seats = ["Ada", "Bea"];
  names.reader = 0;
});

test("names stay pieces of their own", () => {
  expect(say(built)).toEqual([
    { kind: "seat", id: "1", text: "Bea" },
    { kind: "text", text: " constructs " },
    { kind: "card", id: "A-17", text: "Ice Drill" },
    { kind: "text", text: "." },
  ]);
});

test("whoever reads is spoken to", () => {
  names.reader = 1;
  expect(plain(built)).toBe("You construct Ice Drill.");
});

test("lists, plurals and terms", () => {
  const paid: Text = { key: "event.paid", args: { seat: ["seat", "0"], what: [...goods, { key: "goods.metal", args: { n: 1 } }] } };
  expect(plain(paid)).toBe("Ada pays 2 metal, 1 battery and 1 metal.");
  expect(say(paid).filter((piece) => piece.kind === "term").map((piece) => [piece.key, piece.n, piece.text])).toEqual([
    ["goods.metal", 2, "2 metal"],
    ["goods.battery", 1, "1 battery"],
    ["goods.metal", 1, "1 metal"],
  ]);
});

test("an effect is a text of the card, and a short form is a key of its own", () => {
  const bonus: Text = { key: "say.bonus", args: { what: lab, effect: ["effect", "A-17"] } };
  expect(plain(bonus)).toBe("Take Ice Drill (left): gain 2 metal and 1 battery; bonus: gain 2 metal and 1 battery");
  expect(brief(bonus)).toBe("Ice Drill");
  expect(brief(built)).toBe("Bea constructs Ice Drill.");
});

test("what has no words or no name shows its key", () => {
  expect(plain({ key: "event.new" })).toBe("event.new");
  expect(plain({ key: "event.paid", args: { seat: ["seat", "7"], what: ["card", "X"] } })).toBe("seat 7 pays card X.");
});

test("a text tells whom and what it names", () => {
  expect([mentions(built, "seat", "1"), mentions(built, "seat", "0"), doer(built), firstSeat(built)]).toEqual([true, false, 1, 1]);
  expect(mentions({ key: "say.bonus", args: { what: [built] } }, "card", "A-17")).toBe(true);
  expect([doer({ key: "event.over" }), firstSeat({ key: "event.over" })]).toEqual([null, null]);
});
