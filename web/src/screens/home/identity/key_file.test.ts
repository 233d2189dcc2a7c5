import { expect, test } from "vitest";
import { fileOf, keyIn } from "./key_file";

test("a key is found in its file, in a link, and by itself", () => {
  expect(keyIn(fileOf("p-1.abc", "Ada at http://here\nKeep it."))).toBe("p-1.abc");
  expect(keyIn("\r\n  p-1.abc \r\n")).toBe("p-1.abc");
  expect(keyIn("http://here/?device=k%2B1&table=t")).toBe("k+1");
});

test("where there is none, there is none", () => {
  expect(keyIn("")).toBeNull();
  expect(keyIn("# only words\n\n")).toBeNull();
});
