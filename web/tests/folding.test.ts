import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { locale } from "../build/paths";
import { sections } from "../build/rules";
import { isFound } from "../src/lib/folding";

function found(game: string, wanted: string): string[] {
  const all = sections(locale("fa", `${game}.md`));
  return all.filter((section) => isFound(wanted, `${section.title} ${section.html}`)).map((section) => section.id);
}

describe("looking for something in the rules", () => {
  test.each([
    ["stone-age", "خانه ساز"],
    ["stone-age", "خانهساز"],
    ["stone-age", "خانه‌ساز"],
    ["stone-age", "آدمک ها"],
    ["stone-age", "ادمك ها"],
    ["stone-age", "90 درجه"],
    ["stone-age", "٩٠ درجه"],
    ["stone-age", "۹۰ درجه"],
  ])("in %s %s is found as it is typed", (game, wanted) => {
    expect(found(game, wanted)).not.toEqual([]);
  });

  test("marks make no difference", () => {
    expect(isFound("بر بزنید", "<p>کارت‌ها را بُر بزنید.</p>")).toBe(true);
    expect(isFound("خانه من", "خانهٔ من")).toBe(true);
    expect(isFound("بُر بزنید", "بر بزنید")).toBe(true);
  });

  test("words are found across their parts, not across other words", () => {
    expect(isFound("آدمکها", "<strong>آدمک</strong>‌ها")).toBe(true);
    expect(isFound("art", "a war tower")).toBe(false);
  });

  test("what is not there is not found, and nothing is everywhere", () => {
    expect(isFound("شترمرغ", "آدمک‌ها")).toBe(false);
    expect(isFound(" ", "آدمک‌ها")).toBe(true);
    expect(isFound("(a", "b (a) c")).toBe(true);
  });
});

test("only the tokens say which figures are as wide as one another", () => {
  const tokens = readFileSync(new URL("../src/styles/tokens.css", import.meta.url), "utf8");
  expect(tokens).toContain("--figures: tabular-nums");
  const components = Object.entries(import.meta.glob("../src/**/*.{svelte,css,ts}", { query: "?raw", eager: true }));
  const others = components.filter(
    ([path, file]) => !path.endsWith("tokens.css") && JSON.stringify(file).includes("tabular-nums"),
  );
  expect(components.length).toBeGreaterThan(100);
  expect(others.map(([path]) => path)).toEqual([]);
});
