import { expect, test } from "vitest";
import { size, spaceTold } from "./rows";

test("sizes are told in the unit that fits, and never as nothing", () => {
  expect(size(1, "en")).toBe("1 kB");
  expect(size(2 ** 20 - 1, "en")).toBe("1,024 kB");
  expect(size(2.5 * 2 ** 20, "en")).toBe("2.5 MB");
  expect(size(2.5 * 2 ** 20, "de")).toBe("2,5 MB");
});

test("room is told with its end, where it has one", () => {
  const taken = { used: 3, bytes: 2 ** 20 };
  expect(spaceTold({ ...taken, most: 200, most_bytes: 40 * 2 ** 20 }, "en")).toBe("3 of 200, 1 MB of 40 MB");
  expect(spaceTold({ ...taken, most: null, most_bytes: null }, "en")).toBe("3, 1 MB");
});
