"""The test game passes what every game must pass."""

from __future__ import annotations

from typing import Any, Optional

import pocket
from conformance import Conformance, Path, Spec
from leaks import Twin, with_half_choice
from mizban.core.game import Game, Plain
from mizban.core.source import Fast
from mizban.core.state import only


class PocketSpec(Spec):
    game: Game[Any] = pocket.GAME
    games = 20

    def pieces(self, state: pocket.Pocket) -> object:
        cards = [card for card in state.hands + state.top + state.discard if card != pocket.NONE]
        return sorted(cards + pocket.deck(state))

    def wishes(self, state: pocket.Pocket, seat: int) -> list[Plain]:
        return [{verb: answer} for verb in pocket.VERBS for answer in range(4)]

    def fulfilled(self, path: Path) -> list[Plain]:
        verbs = {kind: verb for verb, kind in pocket.VERBS.items()}
        return [{verbs[type(ask)]: answer} for ask, answer in path]

    def twin(self, kind: str, state: pocket.Pocket, after: Any, seat: Optional[int], source: Fast) -> Twin:
        if kind == "c":
            return renumbered(state, source)
        twin = with_half_choice(state, seat, source)
        assert isinstance(twin, pocket.Pocket)
        redeal(twin, after if kind == "a" else None, seat, kind, source)
        return Twin(twin)


def shuffled(cards: list[int], source: Fast) -> list[int]:
    cards, left = [], cards[:]
    while left:
        cards.append(left.pop(source.below(len(left))))
    return cards


def renumbered(state: pocket.Pocket, source: Fast) -> Twin:
    """The same faces on other cards."""
    names = [card for face in range(pocket.FACES) for card in shuffled([3 * face, 3 * face + 1, 3 * face + 2], source)]
    twin = state.copy()
    for cards in (twin.hands, twin.top, twin.discard):
        cards[:] = [card if card == pocket.NONE else names[card] for card in cards]
    return Twin(twin, lambda outcome: names[outcome])


def redeal(twin: pocket.Pocket, after: Optional[pocket.Pocket], seat: Optional[int], kind: str, source: Fast) -> None:
    """Deal anew all cards that a seat does not know, or does not see, and change bids that are still sealed."""
    bit = 0 if seat is None else only(seat)
    own = bit if kind == "a" else 0
    places = [place for place, knows in enumerate(twin.knows) if not knows & own and place // 2 != seat]
    tops = [i for i, knows in enumerate(twin.top_knows) if not knows & own]
    if after is not None:
        places = [place for place in places if not after.knows[place] & (bit or 1 << 30)]
        tops = [i for i in tops if i < len(after.top) and not after.top_knows[i] & (bit or 1 << 30)]
    hidden = [twin.hands[place] for place in places] + [twin.top[i] for i in tops]
    cards = shuffled(hidden + pocket.deck(twin), source)
    for place in places:
        twin.hands[place] = cards.pop()
    for i in tops:
        twin.top[i] = cards.pop()
    if after is None or after.sealed:
        twin.bids = [
            bid if bid == pocket.NONE or each == seat else source.below(3) for each, bid in enumerate(twin.bids)
        ]


class TestPocket(Conformance):
    spec = PocketSpec()
