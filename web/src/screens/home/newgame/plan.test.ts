import { expect, test } from "vitest";
import type { GameInfo } from "../../../shell/wire";
import { asked, changed, firstPlan, fitting } from "./plan";

const about = { rule: "", about: "" };
const game: GameInfo = {
  set: null,
  sources: { faces: 2, known_faces: 1, values: 4, known_values: 3 },
  name: "toy",
  title: "Toy",
  least: 1,
  most: 4,
  levels: ["random", "greedy"],
  own: ["my_bots:Cautious"],
  switches: [
    { name: "difficulty", default: 1, values: [0, 1, 2], ...about },
    { name: "rover_seats", default: 3, values: [3, 4], ...about },
  ],
};

test("a first plan is ready to play", () => {
  expect(firstPlan(game).seats).toEqual([{ kind: "me" }, { kind: "bot", level: "greedy" }]);
  expect(firstPlan({ ...game, least: 2 }).seats).toHaveLength(3);
  expect(firstPlan({ ...game, least: 2, most: 2 }).seats).toHaveLength(2);
});

test("an earlier plan comes back as far as it is still offered", () => {
  const plan = { seats: [{ kind: "me" as const }], options: { difficulty: 2, rover_seats: 9, gone: 1 } };
  expect(fitting(plan, game)).toEqual({ seats: plan.seats, options: { difficulty: 2 } });
  expect(fitting({ seats: [{ kind: "me" }, { kind: "bot", level: "oracle" }], options: {} }, game)).toEqual(firstPlan(game));
  const own = { seats: [{ kind: "me" as const }, { kind: "bot" as const, level: "my_bots:Cautious" }], options: {} };
  expect(fitting(own, game)).toEqual(own);
  expect(fitting({ seats: [], options: {} }, game)).toEqual(firstPlan(game));
  expect(fitting(undefined, game)).toEqual(firstPlan(game));
});

test("the difficulty is asked for alone, and is no change of the rules", () => {
  const plan = { ...firstPlan(game), options: { difficulty: 2, rover_seats: 4 } };
  expect(asked(plan, game)).toEqual({ rover_seats: 4 });
  expect(changed(plan, game)).toBe(1);
  expect(asked({ ...plan, seats: [{ kind: "me" }] }, game)).toEqual({ difficulty: 2, rover_seats: 4 });
});
