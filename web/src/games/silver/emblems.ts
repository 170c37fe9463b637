// An emblem for each card, by its number, in a square of 64: what it is filled with, and its outline.

/** tone: the colour of the card; light: its paper; shine: gold; line: only an outline. */
export type Ink = "tone" | "light" | "shine" | "line";
export type Stroke = readonly [ink: Ink, outline: string];

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const EMBLEMS: readonly (readonly Stroke[])[] = [
  // Villager: somebody with a straw hat
  [
    ["tone", "M11 61c0-13 9-19 21-19s21 6 21 19z"],
    ["light", disc(32, 31, 12)],
    ["shine", "M5 25c9-5 45-5 54 0-7 6-47 6-54 0z"],
    ["shine", "M19 22c1-11 6-16 13-16s12 5 13 16z"],
    ["tone", "M19 18c8 2 18 2 26 0v5c-8 2-18 2-26 0z"],
  ],
  // Squire: a pennant
  [
    ["line", "M18 8v53M10 61h16"],
    ["tone", "M18 11h40L47 22l11 11H18z"],
    ["light", "M31 15l7 7-7 7-7-7z"],
    ["shine", disc(18, 7, 4)],
  ],
  // Empath: a heart that sees
  [
    ["tone", "M32 59C11 44 5 33 5 22 5 12 12 6 20 6c5 0 9 3 12 8 3-5 7-8 12-8 8 0 15 6 15 16 0 11-6 22-27 37z"],
    ["light", "M14 28c9-12 27-12 36 0-9 12-27 12-36 0z"],
    ["tone", disc(32, 28, 6)],
    ["shine", disc(32, 28, 2.5)],
  ],
  // Bodyguard: a shield
  [
    ["tone", "M32 4l24 8v18c0 16-10 26-24 31C18 56 8 46 8 30V12z"],
    ["light", "M32 11l17 6v13c0 12-7 19-17 24z"],
    ["shine", "M32 22l3 7 7 .5-5.5 5 2 7.5L32 38l-6.5 4 2-7.5-5.5-5 7-.5z"],
  ],
  // Rascal: a slingshot
  [
    ["line", "M32 61V40C17 37 14 24 17 8M32 40c15-3 18-16 15-32"],
    ["shine", "M17 9c6 15 24 15 30 0l-3-1c-5 11-19 11-24 0z"],
    ["tone", disc(32, 20, 6)],
  ],
  // Exposer: a lantern
  [
    ["line", "M25 14c0-11 14-11 14 0M9 27l-6-3M9 40l-6 3M55 27l6-3M55 40l6 3"],
    ["tone", "M23 13h18l6 9H17z"],
    ["light", "M18 22h28v27H18z"],
    ["shine", "M32 25c7 9 8 11 8 15a8 8 0 0 1-16 0c0-4 1-6 8-15z"],
    ["tone", "M15 49h34v9H15z"],
  ],
  // Revealer: a curtain drawn aside
  [
    ["shine", "M32 25l4 9 10 1-7.5 6.5 2.5 10-9-5.5-9 5.5 2.5-10L18 35l10-1z"],
    ["tone", "M6 10h21c0 21-4 36-17 49H6z"],
    ["tone", "M58 10H37c0 21 4 36 17 49h4z"],
    ["line", "M3 9h58M9 43l9 3M55 43l-9 3"],
  ],
  // Beholder: a crystal ball
  [
    ["tone", "M17 47h30l7 13H10z"],
    ["light", disc(32, 27, 22)],
    ["tone", "M36 12a15 15 0 1 0 9 25A18 18 0 0 1 36 12z"],
    ["shine", "M44 16l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"],
  ],
  // Apprentice Seer: a spyglass
  [
    ["line", "M28 42l-9 19M31 42l9 19"],
    ["tone", "M3 39l29-17 8 14-29 17z"],
    ["light", "M31 20l14-8 9 16-14 8z"],
    ["shine", "M57 3l1.5 4L63 8.5 58.5 10 57 14l-1.5-4L51 8.5 55.5 7z"],
  ],
  // Seer: an eye with rays
  [
    ["line", "M32 15V4M17 19l-6-9M47 19l6-9"],
    ["light", "M2 38c15-23 45-23 60 0-15 23-45 23-60 0z"],
    ["tone", disc(32, 38, 13)],
    ["shine", disc(32, 38, 5.5)],
  ],
  // Master: a crown
  [
    ["tone", "M7 21l13 13 12-22 12 22 13-13-5 37H12z"],
    ["light", "M13 46h38l-1 6H14z"],
    ["shine", disc(7, 19, 5)],
    ["shine", disc(32, 10, 5)],
    ["shine", disc(57, 19, 5)],
  ],
  // Witch: a pointed hat
  [
    ["tone", "M40 3c-3 8 1 15 4 24l7 22H13l8-22C25 15 31 8 40 3z"],
    ["shine", "M16 40h32l3 9H13z"],
    ["tone", "M1 52c11-9 51-9 62 0-9 11-53 11-62 0z"],
    ["light", "M27 41h10v7H27z"],
  ],
  // Robber: a mask
  [
    ["line", "M58 27l3 20M56 30l-1 20"],
    ["tone", "M2 24c9-9 22-9 30-3 8-6 21-6 30 3 0 16-8 23-17 23-6 0-10-4-13-9-3 5-7 9-13 9C10 47 2 40 2 24z"],
    ["light", "M10 29c5-7 14-5 16 3-5 5-13 4-16-3z"],
    ["light", "M54 29c-5-7-14-5-16 3 5 5 13 4 16-3z"],
  ],
  // Doppelganger: somebody, and the same again
  [
    ["tone", "M2 60c0-14 8-21 19-21s19 7 19 21z"],
    ["tone", disc(21, 25, 12)],
    ["light", "M24 60c0-14 8-21 19-21s19 7 19 21z"],
    ["light", disc(43, 25, 12)],
    ["shine", "M32 1l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"],
  ],
];

/** What a card does: always for all, open in one's village, or discarded to turn, look or move; or in an exchange. */
export type Tone = "always" | "village" | "turn" | "look" | "move" | "double";
const TONES: readonly (readonly [from: number, tone: Tone])[] = [
  [13, "double"],
  [10, "move"],
  [7, "look"],
  [5, "turn"],
  [2, "village"],
];

export function toneOf(number: number): Tone {
  return TONES.find(([from]) => number >= from)?.[1] ?? "always";
}
