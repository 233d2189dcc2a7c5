import { expect, test } from "vitest";
import { inShort } from "./in_short";

const short = (action: string, words: string): string => inShort({ action, verb: action.split(" ")[0]!, words });

test("what lies on the table is called by its name", () => {
  expect(short("lab 1 L-02", "Special Research: take [card:L-02|Algae Vat] (bottom left) for 2 energy: gain 1 food or 1 energy")).toBe("Algae Vat");
  expect(short("build S-04", "Construct [card:S-04|Charging Yard] (level 2) for 1 metal; at each income: gain 1 battery")).toBe("Charging Yard");
  expect(short("part europa 1 ME-1", "Construct [card:ME-1|Ice Drill] of Europa for 1 water: 3 points")).toBe("Ice Drill (Europa)");
  expect(short("foundation", "Special Research: take a foundation for 2 energy")).toBe("Foundation");
});

test("what differs only in what it does says that", () => {
  expect(short("activate 1-2 first", "Activate [card:L-02|Algae Vat] (1-2): gain 1 food")).toBe("Algae Vat: gain 1 food");
  expect(short("space 1-3", "Place [card:L-01|Capacitor Bank] at 1-3, in line with [card:L-16|Refit Shop]")).toBe("Free space 1-3");
  expect(short("improve mars 1", "Improve part 1 of Mars for 1 metal and 1 energy: 2 points")).toBe("Mars 1");
});
