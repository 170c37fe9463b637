import { describe, expect, test } from "vitest";

import { outcome } from "../src/lib/outcome";

describe("the outcome", () => {
  test("tells by how much somebody has won, and how far one is behind", () => {
    const found = outcome({ ranking: [3, 1, 2], scores: [91, 114, 98] }, 0);
    expect(found).toEqual({ winners: [1], points: 114, next: 2, margin: 16, rank: 3, behind: 23 });
  });

  test("is the same where fewer points are better", () => {
    expect(outcome({ ranking: [2, 3, 1], scores: [339, 380, 241] }, 2)).toMatchObject({ winners: [2], margin: 98 });
  });

  test("knows tie-breakers and shared victories", () => {
    expect(outcome({ ranking: [1, 2], scores: [50, 50] }, 1)).toMatchObject({ margin: 0, rank: 2, behind: 0 });
    expect(outcome({ ranking: [1, 1, 3], scores: [50, 50, 40] }, 0)).toMatchObject({
      winners: [0, 1],
      next: 2,
      rank: null,
    });
  });
});
