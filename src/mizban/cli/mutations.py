"""Positions that nobody would write: taken from random games and changed; what is accepted must play to the end."""

from __future__ import annotations

import copy
import json
from typing import Any, Final, Optional

from mizban.cli.checks import Fault, check_options, need, setup_of
from mizban.core.errors import BadPosition
from mizban.core.game import Game, Plain
from mizban.core.source import Fast, key_of
from mizban.language import LANGUAGES, fault_text
from mizban.match import Match
from mizban.records import begin, from_position

EACH_GAME: Final = 20  # positions are taken from a random game
DEEPEST: Final = 400  # answers before the last of them
NUMBERS: Final = (-1, 0, 1, 2, 3, 5, 7, 12, 99, 1000)
MOST_CHANGES: Final = 3

Place = tuple[Any, Any]  # a list or an object, and where in it


class Stock:
    """Positions of random games, a game at a time: what is mutated, and what parts are taken from."""

    def __init__(self, game: Game[Any], seats: list[int]) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.number = -1
        self.positions: list[Plain] = []

    def of(self, number: int) -> list[Plain]:
        """The positions of one game, by its number."""
        if number != self.number:
            self.number = number
            self.positions = self.drawn(Fast(number))
        return self.positions

    def drawn(self, source: Fast) -> list[Plain]:
        """Positions from the beginning of a game on, some answers apart."""
        seats, options = setup_of(self.game, self.seats, self.number)
        match = begin(self.game, seats, options, key_of(self.number))
        found: list[Plain] = [{}, match.position()]
        while len(found) < EACH_GAME:
            for _ in range(source.below(DEEPEST // EACH_GAME)):
                if not match.over:
                    play_anything(match, source)
            found.append(match.position())
        return found


def play_anything(match: Match, source: Fast) -> None:
    """Give any answer for anybody who is asked."""
    seat = match.waiting[source.below(len(match.waiting))]
    options = match.legal(seat)
    check_options(match.question(seat), options)
    match.play(options[source.below(len(options))], seat)


class Mutant:
    """One changed position: refused in a sentence, or played to the end."""

    def __init__(self, stock: Stock, seed: int) -> None:
        self.game: Final = stock.game
        self.seed: Final = seed
        self.source: Final = Fast(seed)
        positions = stock.of(seed // EACH_GAME)
        self.description: Final[Plain] = self.changed(positions[seed % EACH_GAME], positions)
        self.answers = 0
        self.accepted = False
        self.fault: Optional[str] = None

    def run(self) -> None:
        """Read, judge and play it; whatever goes wrong is kept as a sentence."""
        try:
            match = self.begun()
            while match is not None and not match.over:
                need(self.answers < self.game.longest, f"the game goes on after {self.game.longest} answers")
                play_anything(match, self.source)
                self.answers += 1
        except Exception as error:
            self.fault = str(error) if isinstance(error, Fault) else f"{type(error).__name__}: {error}"

    def begun(self) -> Optional[Match]:
        """The match from here; none where the position is refused, which all languages have a sentence for."""
        try:
            match = from_position(self.game, json.loads(json.dumps(self.description)), key_of(self.seed))
        except BadPosition as error:
            for fault in error.faults:
                for lang in LANGUAGES:
                    need(bool(fault_text(fault, lang, self.game).strip()), f"{fault.word.id} has no text in {lang}")
            return None
        self.accepted = True
        return match

    def record(self) -> Plain:
        """What was changed, to look at and to try again."""
        return self.description

    # Changes

    def changed(self, position: Plain, others: list[Plain]) -> Plain:
        """A position with some changes."""
        found = copy.deepcopy(position)
        for _ in range(self.source.below(MOST_CHANGES + 1)):
            self.change(found, others[self.source.below(len(others))])
        return found

    def change(self, position: Plain, other: Plain) -> None:
        """One change, in what is pending or anywhere."""
        kind = self.source.below(6)
        places = list(places_in(position))
        if kind < 2:
            self.change_pending(position, other)
        elif kind == 2:
            self.transplant(position, other)
        elif places:
            self.change_part(*places[self.source.below(len(places))])

    def change_pending(self, position: Plain, other: Plain) -> None:
        """Drop, repeat or exchange steps, or take some of another position."""
        steps: list[Any] = list(position.get("pending", []))
        more: list[Any] = copy.deepcopy(list(other.get("pending", [])))
        kind = self.source.below(5)
        at = self.source.below(len(steps) + 1)
        if kind == 0:
            steps = steps[:at] + steps[at + 1 :]
        elif kind == 1 and steps:
            steps.insert(at, copy.deepcopy(steps[self.source.below(len(steps))]))
        elif kind == 2 and more:
            steps.insert(at, more[self.source.below(len(more))])
        elif kind == 3:
            steps = more[: self.source.below(len(more) + 1)] + steps[at:]
        else:
            steps = steps[at:] + steps[:at]
        position["pending"] = steps

    def transplant(self, position: Plain, other: Plain) -> None:
        """A field is as in another position."""
        names = sorted(other)
        if names:
            name = names[self.source.below(len(names))]
            position[name] = copy.deepcopy(other[name])

    def change_part(self, holder: Any, at: Any) -> None:
        """Change, drop, repeat or exchange a part."""
        value = holder[at]
        kind = self.source.below(8)
        if kind == 0:
            del holder[at]
        elif isinstance(holder, list) and kind == 1:
            holder.insert(at, copy.deepcopy(value))
        elif isinstance(holder, list) and kind == 2:
            other = self.source.below(len(holder))
            holder[at], holder[other] = holder[other], holder[at]
        elif isinstance(value, bool):
            holder[at] = not value
        elif isinstance(value, int):
            holder[at] = value + 1 if kind < 5 else NUMBERS[self.source.below(len(NUMBERS))]
        elif isinstance(value, str):
            holder[at] = value[1:] + value[:1] if kind == 7 else self.like(holder, value)

    def like(self, holder: Any, value: str) -> str:
        """Another text from beside this one."""
        beside = [each for each in (holder if isinstance(holder, list) else holder.values()) if isinstance(each, str)]
        return beside[self.source.below(len(beside))] if beside else value


def places_in(data: Any) -> list[Place]:
    """All places in plain data."""
    found: list[Place] = []
    keys = list(data) if isinstance(data, dict) else list(range(len(data)))
    for key in keys:
        found.append((data, key))
        if isinstance(data[key], (dict, list)):
            found += places_in(data[key])
    return found
