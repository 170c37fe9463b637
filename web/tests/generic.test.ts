import { describe, expect, test } from "vitest";

import { grouped, humanised, isThing, partsOf } from "../src/games/generic/things";
import { columnsOf, isShort, partsIn, rowsOf, scoreOf } from "../src/games/generic/view";
import { blocksOf } from "../src/lib/markdown";

describe("things", () => {
  test("have a kind and a name, or several names in one", () => {
    expect(partsOf("card:S-R")).toEqual({ kind: "card", names: ["S-R"] });
    expect(partsOf("cell:1,-2")).toEqual({ kind: "cell", names: ["1,-2"] });
    expect(partsOf("bell")).toEqual({ kind: "", names: ["bell"] });
    expect(partsOf("tile:windmill+tile:scholar")).toEqual({ kind: "tile", names: ["windmill", "scholar"] });
  });

  test("are grouped by kind, each once", () => {
    expect(grouped(["card:1", "pile:deck", "card:2", "card:1", "bell"])).toEqual([
      { kind: "card", keys: ["card:1", "card:2"] },
      { kind: "pile", keys: ["pile:deck"] },
      { kind: "", keys: ["bell"] },
    ]);
  });

  test("are told from other texts", () => {
    expect(["face:four", "cell:1,-2"].every(isThing)).toBe(true);
    expect(["four", "at 10:30", "https://x", "Note: this"].map(isThing)).toEqual([false, false, false, false]);
  });

  test("without words have readable names", () => {
    expect(humanised("cards_left")).toBe("Cards left");
  });
});

describe("a view", () => {
  test("has short parts, tables and parts of parts", () => {
    expect([1, "a", null, true, [], [1, null]].every(isShort)).toBe(true);
    expect([{}, [[1]], [{ a: 1 }]].some(isShort)).toBe(false);
    expect(rowsOf([{ a: 1 }, { b: 2 }])).toHaveLength(2);
    expect([rowsOf([]), rowsOf([1]), rowsOf({ a: 1 })]).toEqual([null, null, null]);
    expect(columnsOf([{ a: 1 }, { b: 2, a: 3 }])).toEqual(["a", "b"]);
    expect(partsIn([[1], [2]])).toEqual([
      ["1", [1]],
      ["2", [2]],
    ]);
  });

  test("tells points under score, or not at all", () => {
    expect(scoreOf({ players: [{ score: 3 }, {}] }, 0)).toBe(3);
    expect([scoreOf({ players: [{ score: 3 }, {}] }, 1), scoreOf({}, 0)]).toEqual([null, null]);
  });
});

describe("rules from other packages", () => {
  test("become known parts", () => {
    expect(blocksOf("One **bold** `code`.\n\n1. a\n2. b\n")).toEqual([
      {
        type: "paragraph",
        parts: [
          { type: "text", text: "One " },
          { type: "strong", parts: [{ type: "text", text: "bold" }] },
          { type: "text", text: " " },
          { type: "code", text: "code" },
          { type: "text", text: "." },
        ],
      },
      { type: "list", ordered: true, items: [words("a"), words("b")] },
    ]);
    expect(blocksOf("| A | B |\n| --- | --- |\n| 1 | 2 |\n")[0]).toMatchObject({ type: "table", rows: [[{}, {}]] });
  });

  test("bring no HTML, no scripts and no strange links", () => {
    const text = JSON.stringify(
      blocksOf('<img src=x onerror="alert(1)">\n\na <b>b</b> [c](javascript:alert(1)) ![d](x)'),
    );
    expect(text).not.toContain('"href"');
    expect(text).not.toContain('"html"');
    expect(text).toContain("<img src=x");
    expect(JSON.stringify(blocksOf("[c](https://example.org)"))).toContain('"href":"https://example.org"');
  });
});

function words(text: string): unknown[] {
  return [{ type: "paragraph", parts: [{ type: "text", text }] }];
}
