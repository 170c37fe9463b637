// Numbers that count up to what they are.

/** The number that stands there after a share of the time, between 0 and 1: quickly first, then slowly. */
export function counted(from: number, to: number, share: number): number {
  const eased = 1 - (1 - Math.min(Math.max(share, 0), 1)) ** 3;
  return Math.round(from + (to - from) * eased);
}

/** Tell a number as it counts, frame by frame; gives what stops it. */
export function counting(from: number, to: number, time: number, tell: (value: number) => void): () => void {
  if (!time) return (tell(to), () => undefined);
  let [frame, begin] = [0, 0];
  const step = (now: number) => {
    begin ||= now;
    tell(counted(from, to, (now - begin) / time));
    if (now - begin < time) frame = requestAnimationFrame(step);
  };
  tell(from);
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
