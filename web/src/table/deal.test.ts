import { beforeEach, expect, test, vi } from "vitest";
import type { Deal } from "../shell/wire";

const storage = new Map<string, string>();
vi.mock("../shell/settings.svelte", () => ({ stored: (key: string) => storage.get(key) ?? null, store: (key: string, value: string) => void storage.set(key, value) }));
const { digest, entropy, keep, kept, short, verdict } = await import("./deal");

const SECRET = "00".repeat(32);
const COMMITMENT = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
const deal: Deal = { commitment: COMMITMENT, draws: 3, entropy: [{ seat: 0, value: "ab".repeat(32), after: 0 }], secret: SECRET };

beforeEach(() => storage.clear());

test("what is added to chance is 32 bytes, and never the same", () => {
  expect(entropy()).toMatch(/^[0-9a-f]{64}$/);
  expect(entropy()).not.toBe(entropy());
});

test("a commitment is the SHA-256 of the bytes of a secret", async () => {
  expect(await digest(SECRET)).toBe(COMMITMENT);
  expect(short(COMMITMENT)).toBe("6668…25");
});

test("the first commitment of a table is kept, whatever is heard later", () => {
  keep("t", { commitment: "one" });
  keep("t", { commitment: "two" });
  expect(kept("t")).toEqual({ table: "t", commitment: "one" });
  keep("t", { entropy: "ab" });
  keep("t", { commitment: "three", entropy: "cd" });
  expect(kept("t")).toEqual({ table: "t", commitment: "one", entropy: "ab" });
  expect(kept("other")).toBeNull();
});

test("old tables are forgotten, and a damaged memory is no memory", () => {
  for (let i = 0; i < 250; i++) keep(`t${i}`, { commitment: "c" });
  expect(kept("t0")).toBeNull();
  expect(kept("t249")).not.toBeNull();
  storage.set("deals", "{");
  expect(kept("t249")).toBeNull();
});

test("a secret that fits its commitment keeps the promise", async () => {
  expect(await verdict(deal, null)).toBe("kept");
  expect(await verdict(deal, { table: "t", commitment: COMMITMENT, entropy: "ab".repeat(32) })).toBe("kept");
  expect(await verdict({ ...deal, secret: null }, null)).toBe("promised");
  expect(await verdict(deal, { table: "t", entropy: "ab".repeat(32) })).toBe("kept");
});

test("every broken promise has its name", async () => {
  expect(await verdict(deal, { table: "t", commitment: "00" })).toBe("changed");
  expect(await verdict({ ...deal, secret: "01".repeat(32) }, null)).toBe("unlike");
  expect(await verdict(deal, { table: "t", commitment: COMMITMENT, entropy: "cd" })).toBe("without");
});

test("where a browser cannot compute it, the first commitment is compared alone", async () => {
  const none = (): Promise<null> => Promise.resolve(null);
  expect(await verdict({ ...deal, secret: "01".repeat(32) }, null, none)).toBe("kept");
  expect(await verdict(deal, { table: "t", commitment: "00" }, none)).toBe("changed");
});
