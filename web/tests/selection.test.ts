// Things are added and taken back in any order; what may join is what the server says.

import { describe, expect, it } from "vitest";

import { Selection } from "../src/lib/selection.svelte";
import type { Several } from "../src/lib/wire";

const SETS = [
  ["good:wood", "good:brick"],
  ["good:brick", "good:gold"],
];

/** A server that knows the sets of things: two kinds, one piece each. */
function several(things: string[]): Several | null {
  const fitting = SETS.filter((set) => things.every((thing) => set.includes(thing)));
  if (!fitting.length || new Set(things).size < things.length) return null;
  const more = [...new Set(fitting.flat())].filter((thing) => !things.includes(thing));
  return { verb: "buy", more, whole: things.length === 2, missing: null };
}

function selection(): Selection {
  return new Selection(
    () => several([]),
    async (say) => several(say.split(" ").slice(1)),
  );
}

describe("a set", () => {
  it("is put together from its last thing on", async () => {
    const set = selection();
    expect(set.joins("good:gold")).toBe(true);
    await set.toggle("good:gold");
    expect([set.joins("good:wood"), set.joins("good:brick"), set.whole]).toEqual([false, true, false]);
    await set.toggle("good:brick");
    expect([set.whole, set.text]).toEqual([true, "buy good:gold good:brick"]);
  });

  it("gives a thing back that is pointed at again", async () => {
    const set = selection();
    await set.toggle("good:gold");
    await set.toggle("good:brick");
    await set.toggle("good:gold");
    expect([...set.chosen]).toEqual(["good:brick"]);
    expect(set.joins("good:wood")).toBe(true);
  });

  it("takes quick clicks one after the other", async () => {
    const set = selection();
    await Promise.all([set.toggle("good:wood"), set.toggle("good:brick"), set.toggle("good:gold")]);
    expect([...set.chosen]).toEqual(["good:wood", "good:brick"]);
    await Promise.all([set.toggle("good:brick"), set.toggle("good:brick")]);
    expect([...set.chosen]).toEqual(["good:wood", "good:brick"]);
  });

  it("takes things of its kinds, also those that do not fit", async () => {
    const set = selection();
    await set.toggle("good:gold");
    expect([set.takes("good:wood"), set.takes("good:stone"), set.takes("tile:hut")]).toEqual([true, true, false]);
  });

  it("may be chosen at once, whatever was chosen before", async () => {
    const set = selection();
    await set.toggle("good:wood");
    await set.choose(["good:gold", "good:brick"]);
    expect([set.whole, set.text]).toEqual([true, "buy good:gold good:brick"]);
    await set.choose(["good:gold", "good:wood"]);
    expect([...set.chosen]).toEqual(["good:gold", "good:brick"]);
  });

  it("is empty again when all was taken back", async () => {
    const set = selection();
    await set.toggle("good:gold");
    await set.drop("good:gold");
    expect([set.chosen.length, set.joins("good:wood")]).toEqual([0, true]);
  });
});
