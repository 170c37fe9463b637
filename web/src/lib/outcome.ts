// How a game has ended, for a sentence: who won and by how much, and where one stands oneself.

import type { Result } from "./wire";

export interface Outcome {
  winners: number[];
  points: number; // of the winners
  next: number | null; // the best of the others
  margin: number; // between them; 0 where a tie-breaker has decided
  rank: number | null; // one's own, if one has not won
  behind: number; // the points between oneself and the winners
}

export function outcome({ ranking, scores }: Pick<Result, "ranking" | "scores">, me: number | null): Outcome {
  const seats = ranking.map((_, seat) => seat).sort((a, b) => ranking[a]! - ranking[b]! || a - b);
  const first = seats[0]!;
  const winners = seats.filter((seat) => ranking[seat] === ranking[first]);
  const next = seats[winners.length] ?? null;
  const apart = (seat: number | null) => (seat === null ? 0 : Math.abs(scores[first]! - scores[seat]!));
  const lost = me !== null && !winners.includes(me);
  return {
    winners,
    points: scores[first]!,
    next,
    margin: apart(next),
    rank: lost ? ranking[me]! : null,
    behind: lost ? apart(me) : 0,
  };
}
