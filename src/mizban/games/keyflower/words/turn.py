"""A turn in words: bid miner 2 red stack:stable, use stable blue, pass."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Optional, TypeVar

from mizban.core.notation.wording import NONE, Sign, Wording
from mizban.core.words import Args, Word
from mizban.games.keyflower.data import COLOURS, NAMES
from mizban.games.keyflower.packing import lots_in
from mizban.games.keyflower.rules import is_losing, is_on_offer, lot_of, tile_at
from mizban.games.keyflower.state import WORKERS, Keyflower
from mizban.games.keyflower.steps.auction import ENOUGH, PASS, USE, Act, Join, PickColour, Placing, Take, is_mixing
from mizban.games.keyflower.words.common import (
    STACK_IN,
    STACKS,
    TILE_IN,
    WORKER_IN,
    AskedByVerb,
    Only,
    stack_thing,
    stack_word,
    tile_word,
)
from mizban.games.keyflower.words.workers import Said, bid_refusal, lacking_worker, use_refusal

VERBS: Final = ("bid", "use")
P = TypeVar("P", bound=Placing)


# The tile


class Turn(AskedByVerb[Act]):
    """Bid for a tile, use a tile, or pass."""

    points: ClassVar[tuple[str, ...]] = tuple([f"stack:{name}" for name in STACKS])  # the places beside tiles

    def verb_of(self, state: Keyflower, ask: Act, answer: int) -> str:
        return "pass" if answer == PASS else VERBS[answer // USE]

    def meant(self, state: Keyflower, ask: Act, words: list[str]) -> str:
        is_bid = any(is_on_offer(state, TILE_IN[word]) for word in words if word in TILE_IN)
        return "bid" if is_bid else "use"

    def lacking(self, state: Keyflower, ask: Act, words: list[str]) -> Optional[Word]:
        return lacking_worker(state, ask.seat, words)

    def refusal(self, state: Keyflower, ask: Act, words: list[str]) -> Optional[Word]:
        if words and words[0] in self.points:
            return bid_refusal(state, ask.seat, STACK_IN[words[0]], Said([]))
        return super().refusal(state, ask, words)


class Bid(Wording[Keyflower, Act]):
    """A tile to bid for."""

    def sign(self, state: Keyflower, ask: Act, answer: int) -> Sign:
        return Sign("bid", f"tile:{NAMES[answer]}", at=f"stack:{NAMES[answer]}")  # where the workers will stand

    def option(self, state: Keyflower, ask: Act, answer: int) -> Word:
        return tile_word(state, "answer-bid", answer)

    def refusal(self, state: Keyflower, ask: Act, words: list[str]) -> Optional[Word]:
        tile, said = split(words)
        return Word("why-no-bid") if tile == NONE else bid_refusal(state, ask.seat, tile, said)


class Use(Wording[Keyflower, Act]):
    """A tile to use."""

    def sign(self, state: Keyflower, ask: Act, answer: int) -> Sign:
        return Sign("use", f"tile:{NAMES[answer - USE]}")

    def option(self, state: Keyflower, ask: Act, answer: int) -> Word:
        return tile_word(state, "answer-use", answer - USE)

    def refusal(self, state: Keyflower, ask: Act, words: list[str]) -> Optional[Word]:
        tile, said = split(words)
        return Word("why-no-use") if tile == NONE else use_refusal(state, ask.seat, tile, said)


def split(words: list[str]) -> tuple[int, Said]:
    """The tile, which comes first if it is said at all, and the workers."""
    tile = TILE_IN.get(words[0], NONE) if words else NONE
    return tile, Said(words if tile == NONE else words[1:])


# The workers: one set through all questions that ask for them


class Workers(AskedByVerb[P]):
    """A question about the workers of a bid or a use that is begun."""

    many: ClassVar[tuple[str, ...]] = VERBS

    def verb_of(self, state: Keyflower, ask: P, answer: int) -> str:
        return VERBS[ask.act // USE]

    def about(self, state: Keyflower, ask: P) -> Args:
        return {"tile": NAMES[ask.act % USE]}

    def meant(self, state: Keyflower, ask: P, words: list[str]) -> str:
        return VERBS[ask.act // USE]

    def lacking(self, state: Keyflower, ask: P, words: list[str]) -> Optional[Word]:
        return lacking_worker(state, ask.seat, words)


class Part(Wording[Keyflower, P]):
    """What such a question says after one of the two verbs."""

    def knows(self, state: Keyflower, ask: P, word: str) -> bool:
        if word in WORKER_IN or word.startswith("stack:"):
            return word in WORKER_IN or word in STACK_IN
        return has_losing_stack(state, ask.seat, STACK_IN.get(word, NONE))

    def refused(self, state: Keyflower, ask: P, said: Said) -> Optional[Word]:
        """The first rule against a bid or a use with all workers that are chosen and said."""
        if ask.act // USE != VERBS.index(self.verb):
            return Word("why-begun")
        refusal = bid_refusal if ask.act < USE else use_refusal
        return refusal(state, ask.seat, ask.act % USE, said)


def has_losing_stack(state: Keyflower, seat: int, tile: int) -> bool:
    """Whether a stack of a seat beside a tile could join."""
    return tile != NONE and is_on_offer(state, tile) and is_losing(state, seat, lot_of(tile))


class Colour(Part[PickColour]):
    """The colour is clear once the workers are said: it has no word of its own."""

    def sign(self, state: Keyflower, ask: PickColour, answer: int) -> Sign:
        return Sign(self.verb)

    def option(self, state: Keyflower, ask: PickColour, answer: int) -> Word:
        return Word("answer-colour", {"colour": COLOURS[answer]})

    def refusal(self, state: Keyflower, ask: PickColour, words: list[str]) -> Optional[Word]:
        return self.refused(state, ask, Said(words))


class FromScreen(Part[Take]):
    """So many workers of a colour, each a thing."""

    def sign(self, state: Keyflower, ask: Take, answer: int) -> Sign:
        return Sign(self.verb, *[f"worker:{COLOURS[ask.colour]}"] * answer)

    def option(self, state: Keyflower, ask: Take, answer: int) -> Word:
        return Word("answer-take", {"count": answer, "colour": COLOURS[ask.colour]})

    def refusal(self, state: Keyflower, ask: Take, words: list[str]) -> Optional[Word]:
        said = Said(words)
        open_colours = range(ask.colour, WORKERS) if is_mixing(state, ask.seat, ask.act) else [ask.colour]
        if any(said.workers[colour] for colour in range(WORKERS) if colour not in open_colours):
            return Word("why-begun")
        said.add(ask.taken, [])
        return self.refused(state, ask, said)


class Joined(Part[Join]):
    """Losing stacks, each called by its tile."""

    def sign(self, state: Keyflower, ask: Join, answer: int) -> Sign:
        return Sign(self.verb, stack_thing(state, answer))

    def option(self, state: Keyflower, ask: Join, answer: int) -> Word:
        return stack_word(state, ask.seat, answer)

    def refusal(self, state: Keyflower, ask: Join, words: list[str]) -> Optional[Word]:
        said = Said(words)
        if any(said.workers):
            return Word("why-begun")
        said.add(ask.taken, [tile_at(state, lot) for lot in lots_in(ask.joined)])
        return self.refused(state, ask, said)


class Enough(Only):
    """No further stack joins."""

    def refusal(self, state: Keyflower, ask: Any, words: list[str]) -> Word:
        return Word("why-too-much" if words else "why-not-yet")


class Colours(Workers[PickColour]):
    """Of which colour the workers are."""


class ScreenWorkers(Workers[Take]):
    """How many of them come from behind the screen."""

    def about(self, state: Keyflower, ask: Take) -> Args:
        mixed = 1 if is_mixing(state, ask.seat, ask.act) else 0
        return {"tile": NAMES[ask.act % USE], "colour": COLOURS[ask.colour], "mixed": mixed}


class JoiningStacks(Workers[Join]):
    """Which losing stacks join them."""

    stop: ClassVar[int] = ENOUGH

    def verb_of(self, state: Keyflower, ask: Join, answer: int) -> str:
        return "enough" if answer == ENOUGH else VERBS[ask.act // USE]


ACT: Final = Turn({"bid": Bid("bid", "tile", NAMES), "use": Use("use", "tile", NAMES), "pass": Only("pass")})
PICK_COLOUR: Final = Colours({verb: Colour(verb) for verb in VERBS})
TAKE: Final = ScreenWorkers({verb: FromScreen(verb, "worker", COLOURS) for verb in VERBS})
JOIN: Final = JoiningStacks(
    {**{verb: Joined(verb, "stack", STACKS) for verb in VERBS}, "enough": Enough("enough", "answer-enough-workers")}
)
