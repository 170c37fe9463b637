import { describe, expect, test } from "vitest";

import { GAMES, LANGUAGES, locale } from "../build/paths";
import { sections } from "../build/rules";
import { faults } from "../build/words";

describe("the build", () => {
  test("every word is there in both languages, and used", () => {
    expect(faults()).toEqual([]);
  });

  test.each(GAMES.flatMap((game) => LANGUAGES.map((lang) => [game, lang] as const)))(
    "the rules of %s in %s are sections",
    (game, lang) => {
      const all = sections(locale(lang, `${game}.md`));
      expect(all.length).toBeGreaterThan(5);
      expect(new Set(all.map((each) => each.id)).size).toBe(all.length);
      expect(all.every((each) => each.title && each.html.includes("<"))).toBe(true);
    },
  );

  test.each(GAMES)("the rules of %s have the same sections in both languages", (game) => {
    const [english, persian] = LANGUAGES.map((lang) => sections(locale(lang, `${game}.md`)).map((each) => each.id));
    expect(persian).toEqual(english);
  });
});
