import { expect, test, vi } from "vitest";

import { SOUNDS } from "../src/lib/sound";

vi.mock("../src/lib/settings.svelte", () => ({ settings: { get: () => "off" } })); // which asks for a window

test.each(Object.entries(SOUNDS))("%s is short and quiet", (_, notes) => {
  expect(notes.length).toBeGreaterThan(0);
  expect(Math.max(...notes.map(({ at, long }) => at + long))).toBeLessThan(1.5);
  expect(Math.max(...notes.map(({ loud }) => loud))).toBeLessThanOrEqual(0.12);
});
