"""Checksums of random games: a change of the engine that means to change nothing must keep them all."""

import argparse
import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import mizban
from mizban.core.flow import chance_of, is_over, legal, play, waiting
from mizban.core.game import Game
from mizban.core.source import Fast
from mizban.core.state import CHANCE
from mizban.registry import find, ids

KEPT = Path(__file__).parent / "checksums.json"
MATCHES = 20  # one game in so many is also played through a match, with all that is heard of it


def checksum(game: Game[Any], seats: int, count: int) -> str:
    """All answers, final positions and events of so many random games, as one number."""
    digest = hashlib.sha256()
    for seed in range(count):
        digest.update(random_game(game, seats, seed).encode())
        if seed % MATCHES == 0:
            digest.update(random_match(game, seats, seed).encode())
    return digest.hexdigest()[:16]


def random_game(game: Game[Any], seats: int, seed: int) -> str:
    """The answers and the end of one random game inside the library."""
    source = Fast(seed)
    state = game.start(seats, {})
    answers: list[int] = []
    while not is_over(state):
        chance = chance_of(state)
        if chance is not None:
            seat, answer = CHANCE, source.draw(chance, chance.weights(state))
        else:
            asked = waiting(state)
            seat = asked[source.below(len(asked))]
            options = legal(state, seat)
            answer = options[source.below(len(options))]
        answers.append(answer)
        play(state, seat, answer)
    return json.dumps([answers, game.write(state), game.scores(state), game.ranking(state)])


def random_match(game: Game[Any], seats: int, seed: int) -> str:
    """The record of one random match, and what each seat and a spectator hear of it."""
    source = Fast(seed)
    match = mizban.new(game.id, seats, seed=seed)
    while not match.over:
        asked = match.waiting
        seat = asked[source.below(len(asked))]
        options = match.legal(seat)
        match.play(options[source.below(len(options))], seat)
    heard = [match.events(seat) for seat in [None, *range(seats)]]
    return json.dumps([match.record(), heard])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="random games for each game and number of seats")
    parser.add_argument("--only", default="", help="this game only")
    parser.add_argument("--write", action="store_true", help="keep these checksums as the ones that hold")
    chosen = parser.parse_args()
    found = {
        f"{game.id} {seats}": checksum(game, seats, chosen.games)
        for game in map(find, ids())
        if chosen.only in ("", game.id)
        for seats in game.seats
    }
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    if chosen.write:
        kept[str(chosen.games)] = {**kept.get(str(chosen.games), {}), **found}
        KEPT.write_text(json.dumps(kept, indent=1) + "\n")
        return
    other = [name for name, number in found.items() if kept.get(str(chosen.games), {}).get(name) != number]
    print("\n".join(f"{name}: not as before" for name in other) or f"{len(found)} checksums as before")
    sys.exit(bool(other))


if __name__ == "__main__":
    main()
