// Names on tiles: the smaller a tile, the larger the letters, as long as they have room.

import { describe, expect, it } from "vitest";

import { shortName } from "../../src/games/keyflower/names";
import { BOX, type Event, type View } from "../../src/games/keyflower/wire";
import { talking } from "../talking";

const LANGS = ["en", "fa"] as const;
const TILES = Object.keys(BOX.tiles);
const SCALES = [0.64, 0.7, 0.8, 0.9, 1, 1.5];

for (const lang of LANGS)
  describe(`the name of a tile in ${lang}`, () => {
    const table = talking<View, Event>("keyflower", lang, []);

    it("can be read wherever it stands, and is no wider than the tile", () => {
      for (const tile of TILES)
        for (const scale of SCALES) {
          const name = shortName(table, tile, scale);
          if (!name) expect([tile, scale < 0.86]).toEqual([expect.stringMatching(/^turn_order/), true]);
          else
            expect([name.size * scale >= 11.1, name.width <= 100, name.lines.length <= 2]).toEqual([true, true, true]);
        }
    });

    it("is left out where it could not be read", () => {
      expect(shortName(table, "miner", 0.6)).toBeNull();
    });

    it("is whole", () => {
      for (const tile of TILES)
        expect(
          shortName(table, tile, 1)!
            .lines.map(({ text }) => text)
            .join(" "),
        ).toBe(table.word("tile", tile));
    });
  });
