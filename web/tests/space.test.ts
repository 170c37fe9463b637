import { expect, test } from "vitest";

import { towards } from "../src/lib/space";

const at = (x: number, y: number) =>
  ({ getBoundingClientRect: () => ({ x, y, width: 10, height: 10 }) }) as unknown as Element;

test("an arrow leads to the nearest thing in its direction", () => {
  const [middle, right, farRight, below] = [at(0, 0), at(50, 5), at(90, 0), at(10, 60)];
  const all = [middle, right, farRight, below];
  expect(towards(middle, "ArrowRight", all)).toBe(right);
  expect(towards(right, "ArrowRight", all)).toBe(farRight);
  expect(towards(middle, "ArrowDown", all)).toBe(below);
  expect(towards(farRight, "ArrowLeft", all)).toBe(right);
  expect(towards(middle, "ArrowUp", all)).toBeUndefined();
});
