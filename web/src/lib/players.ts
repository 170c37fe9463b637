// How players are told apart: by a shape with the number of the seat in it; by colour only where no piece has colours of
// its own (docs/decisions.md).

export const SHAPES = [
  "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20", // circle
  "M3.5 3.5h17v17h-17z", // square
  "M12 1.5 23 21.5H1z", // triangle
  "M12 1 23 12 12 23 1 12z", // diamond
  "M12 1.5 22.5 9.3 18.5 21.5h-13L1.5 9.3z", // pentagon
  "M7 2h10l6 10-6 10H7L1 12z", // hexagon
] as const;

/** The first letter that is one, as a mark; Persian letters that do not join stand alone anyway. */
export function initial(name: string): string {
  return (name.match(/[\p{L}\p{N}]/u)?.[0] ?? "?").toLocaleUpperCase();
}
