// Which thing lies in the direction of an arrow key.

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function towards<T extends Element>(from: Element, arrow: string, all: readonly T[]): T | undefined {
  const [dx, dy] = DIRECTIONS[arrow] ?? [0, 0];
  const [x, y] = centre(from);
  let best: T | undefined;
  let least = Infinity;
  for (const each of all) {
    const [toX, toY] = centre(each);
    const ahead = (toX - x) * dx + (toY - y) * dy;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    const far = ahead + 2 * aside;
    if (each !== from && ahead > 1 && far < least) [best, least] = [each, far];
  }
  return best;
}

function centre(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
