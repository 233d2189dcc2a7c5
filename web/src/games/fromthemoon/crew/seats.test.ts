import { expect, test } from "vitest";
import { riders } from "./seats";
import type { RoverView } from "../view";

const rover = (basic: Partial<RoverView["basic"]>, specialists: Partial<RoverView["basic"]> = {}): RoverView => ({
  number: 1,
  tile: null,
  basic: { metal: 0, water: 0, polymer: 0, ...basic },
  specialists: { metal: 0, water: 0, polymer: 0, ...specialists },
  free: 1,
});

test("specialists sit before the others of their colour", () => {
  expect(riders(rover({ metal: 1, water: 1 }, { metal: 1 })).map((r) => `${r.colour}${r.specialist ? "*" : ""}`)).toEqual(["metal*", "metal", "water"]);
});

test("whoever would join or be trained is marked", () => {
  expect(riders(rover({ metal: 1 }), rover({ metal: 1, water: 1 })).filter((r) => r.fresh)).toEqual([{ colour: "water", specialist: false, fresh: true }]);
  expect(riders(rover({ metal: 1 }), rover({}, { metal: 1 }))).toEqual([{ colour: "metal", specialist: true, fresh: true }]);
});
