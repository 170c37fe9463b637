"""Prices, gains, boats and winter tiles in words: pay red, pay saw, gain iron, boat boat_flipper, offer windmill."""

from __future__ import annotations

from typing import ClassVar, Optional

from mizban.core.notation.wording import NONE, Sign
from mizban.core.words import Args, Word
from mizban.games.keyflower.data import (
    ANY_WORKER,
    COLOURS,
    FIRST_BOAT,
    FIRST_WINTER,
    GOLD,
    GOODS,
    KINDS,
    NAMES,
    SKILLS,
    WINTER,
    WORKER_PRICE,
)
from mizban.games.keyflower.rules import is_on_offer, lot_of
from mizban.games.keyflower.state import WORKERS, Keyflower
from mizban.games.keyflower.steps.season import Offer, winter_tiles
from mizban.games.keyflower.steps.season_end import ChooseBoat
from mizban.games.keyflower.steps.use import ChooseGood, PaySkill, PayWorker, payable_lots
from mizban.games.keyflower.words.common import (
    STACK_IN,
    STACKS,
    WORKER_IN,
    Asked,
    about,
    stack_thing,
    stack_word,
    tile_word,
    too_much,
)

# What a use costs besides the workers, and what it gives


class WorkerPrice(Asked[PayWorker]):
    """A worker from behind the screen, or a whole losing stack."""

    def kinds(self, verb: str) -> tuple[str, ...]:
        return "worker", "stack"

    def examples(self, verb: str) -> tuple[str, ...]:
        return (*COLOURS, *STACKS)

    def has(self, word: str) -> bool:
        return word in WORKER_IN or word in STACK_IN

    def about(self, state: Keyflower, ask: PayWorker) -> Args:
        return {"tile": NAMES[ask.tile]}

    def sign(self, state: Keyflower, ask: PayWorker, answer: int) -> Sign:
        is_single = answer < WORKERS
        return Sign("pay", f"worker:{COLOURS[answer]}" if is_single else stack_thing(state, answer - WORKERS))

    def option(self, state: Keyflower, ask: PayWorker, answer: int) -> Word:
        if answer < WORKERS:
            return Word("answer-worker", {"colour": COLOURS[answer]})
        return stack_word(state, ask.seat, answer - WORKERS)

    def refusal(self, state: Keyflower, ask: PayWorker, words: list[str]) -> Optional[Word]:
        if words[0] in STACK_IN:
            return stack_price_fault(state, ask, STACK_IN[words[0]]) or too_much(words)
        if words[0] in WORKER_IN:
            return worker_price_fault(state, ask, WORKER_IN[words[0]]) or too_much(words)
        return None


def stack_price_fault(state: Keyflower, ask: PayWorker, tile: int) -> Optional[Word]:
    """The stack is a losing one, and of the right colour."""
    is_paid = is_on_offer(state, tile) and lot_of(tile) in payable_lots(state, ask.seat, ask.tile)
    return None if is_paid else about("why-no-stack", tile)


def worker_price_fault(state: Keyflower, ask: PayWorker, colour: int) -> Optional[Word]:
    """The worker has the right colour, and is there."""
    price = WORKER_PRICE[ask.tile]
    if price not in (colour, ANY_WORKER):
        return Word("why-price-colour", {"colour": COLOURS[price]})
    is_there = state.held[ask.seat * KINDS + colour] > 0
    return None if is_there else Word("why-no-worker", {"colour": COLOURS[colour]})


class SkillPrice(Asked[PaySkill]):
    """A skill token."""

    def about(self, state: Keyflower, ask: PaySkill) -> Args:
        return {"tile": NAMES[ask.tile]}

    def option(self, state: Keyflower, ask: PaySkill, answer: int) -> Word:
        return Word("answer-skill", {"skill": SKILLS[answer]})

    def refusal(self, state: Keyflower, ask: PaySkill, words: list[str]) -> Optional[Word]:
        skill = self.number(words[0])
        if skill == NONE:
            return None
        is_there = skill in ask.options(state)
        return too_much(words) if is_there else Word("why-no-skill", {"skill": SKILLS[skill]})


class Gain(Asked[ChooseGood]):
    """A resource from the workshop."""

    def about(self, state: Keyflower, ask: ChooseGood) -> Args:
        return {"tile": NAMES[ask.tile]}

    def option(self, state: Keyflower, ask: ChooseGood, answer: int) -> Word:
        return Word("answer-good", {"good": GOODS[answer]})

    def refusal(self, state: Keyflower, ask: ChooseGood, words: list[str]) -> Optional[Word]:
        good = self.number(words[0])
        if good in ask.options(state):
            return too_much(words)
        return Word("why-no-choice" if good == GOLD else "why-supply-empty", {"good": GOODS[good]})


# Boats


class Boat(Asked[ChooseBoat]):
    """A boat to empty, or in winter the boat tile itself."""

    def about(self, state: Keyflower, ask: ChooseBoat) -> Args:
        return {"winter": 1 if state.season == WINTER else 0}

    def option(self, state: Keyflower, ask: ChooseBoat, answer: int) -> Word:
        boat = FIRST_BOAT + answer
        return tile_word(state, "answer-boat", boat) if state.season == WINTER else about("answer-cargo", boat)

    def refusal(self, state: Keyflower, ask: ChooseBoat, words: list[str]) -> Optional[Word]:
        boat = self.number(words[0])
        is_free = boat in ask.options(state)
        return too_much(words) if is_free else about("why-boat-taken", FIRST_BOAT + boat)


# Winter tiles


class WinterTiles(Asked[Offer]):
    """One, two or three of them: each answer is a whole set."""

    many: ClassVar[tuple[str, ...]] = ("offer",)

    def sign(self, state: Keyflower, ask: Offer, answer: int) -> Sign:
        return Sign("offer", *[f"tile:{NAMES[tile]}" for tile in offered(state, ask, answer)])

    def option(self, state: Keyflower, ask: Offer, answer: int) -> Word:
        tiles = offered(state, ask, answer)
        if len(tiles) == 1:
            return tile_word(state, "answer-offer-1", tiles[0])  # what it does is said where it is offered alone
        names = ("tile", "second", "third")
        return Word(f"answer-offer-{len(tiles)}", {names[i]: NAMES[tile] for i, tile in enumerate(tiles)})

    def refusal(self, state: Keyflower, ask: Offer, words: list[str]) -> Optional[Word]:
        for word in words:
            tile = FIRST_WINTER + self.number(word)
            if self.has(word) and tile not in winter_tiles(state, ask.seat):
                return about("why-not-dealt", tile)
        return Word("why-offer-one")


def offered(state: Keyflower, ask: Offer, answer: int) -> list[int]:
    """The winter tiles of an answer."""
    return [tile for i, tile in enumerate(winter_tiles(state, ask.seat)) if answer >> i & 1]
