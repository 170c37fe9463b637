import { describe, expect, test } from "vitest";

import { locale, LANGUAGES } from "../build/paths";
import { anyOf, spelled } from "../src/lib/names";
import { bare, Speaker } from "../src/lib/speaker";

const LONGEST = 24; // what the server lets a name be

describe("names for newcomers", () => {
  test.each(LANGUAGES)("every one of them in %s is short enough and new", (lang) => {
    const speaker = new Speaker(lang, true, [locale(lang, "web.ftl")]);
    const words = (id: string) => speaker.t(id).split(/\s*[,،]\s*/u);
    const [kinds, moods] = [words("name-kinds"), words("name-moods")];
    const names = kinds.flatMap((kind) => moods.map((mood) => bare(speaker.t("suggested-name", { kind, mood }))));
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(200);
    expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(LONGEST);
  });

  test("any word of a list may come, the last one included", () => {
    expect(anyOf("a, b, c", 0)).toBe("a");
    expect(anyOf("الف، ب، پ", 0.999)).toBe("پ");
  });

  test("Arabic letters are written as Persian ones", () => {
    expect(spelled(" علي ملك ")).toBe("علی ملک");
  });
});
