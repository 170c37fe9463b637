// Amounts in a row: few as so many pictures, many as a number with a picture; none means that the number does not matter.

import type { Amount } from "../printed";

export type Part = { x: number } & ({ glyph: string } | { number: number } | { sign: string });

const COUNTED = ["step", "upgrade"]; // always with their number
const MOST = 3; // pictures of one kind

/** The parts of a row, with the middle of the row at 0, and how wide it is. */
export function row(groups: readonly (readonly Amount[] | string)[], size: number): { parts: Part[]; width: number } {
  const parts: Part[] = [];
  let x = 0;
  const put = (part: { glyph: string } | { number: number } | { sign: string }, width: number) => {
    parts.push({ ...part, x: x + width / 2 });
    x += width;
  };
  for (const group of groups) {
    if (typeof group === "string") {
      put({ sign: group }, size * 0.8);
      continue;
    }
    for (const { count, of } of group) {
      if (count > MOST || (count > 0 && COUNTED.includes(of))) {
        put({ number: count }, size * 0.6);
        put({ glyph: of }, size * 1.05);
      } else for (let i = 0; i < Math.max(1, count); i++) put({ glyph: of }, size * (count > 1 ? 0.82 : 1));
    }
  }
  return { parts: parts.map((part) => ({ ...part, x: part.x - x / 2 })), width: x };
}
