import { expect, test } from "vitest";
import { briefly } from "./briefly";

test("the button that confirms names what is done", () => {
  expect(briefly("Take [card:L-1|Algae Vat] (bottom left) for 1 polymer: gain 1 food")).toBe("Take Algae Vat");
  expect(briefly("Special Research: take [card:L-1|Algae Vat] (bottom left) for 2 energy: gain 1 food")).toBe("Special Research: take Algae Vat");
  expect(briefly("Recruit a grey astronaut into rover 1 for 1 energy, earning 1 achievement")).toBe("Recruit a grey astronaut into rover 1");
  expect(briefly("Gather the rovers: income, then 4 astronauts eat (you have 9 food)")).toBe("Gather the rovers: income");
  expect(briefly("Use no tile")).toBe("Use no tile");
});
