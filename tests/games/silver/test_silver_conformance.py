"""Silver passes what every game must pass, with the memory aid off and on."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, Optional

from librt.vecs import vec
from mypy_extensions import i64

from conformance import Conformance, Spec
from leaks import Twin, with_half_choice
from mizban.core.game import Game
from mizban.core.source import Fast, outcome_at
from mizban.core.state import State
from mizban.games.silver import GAME
from mizban.games.silver.cards import NUMBER, SEEN, UP, who_saw
from mizban.games.silver.state import Silver


class SilverSpec(Spec):
    game: Game[Any] = GAME
    games = 4

    def explorable(self, state: State) -> bool:
        """A set of cards is one of two to the power of the village: small villages are enough."""
        assert isinstance(state, Silver)
        return all(len(village) <= 8 for village in state.villages)

    def pieces(self, state: Silver) -> object:
        cards = [card & NUMBER for village in state.villages for card in village]
        cards += [card & NUMBER for pile in (state.top, state.hand, state.discard, state.display) for card in pile]
        return [state.left[number] + cards.count(number) for number in range(14)]

    def twin(self, kind: str, state: Silver, after: Any, seat: Optional[int], source: Fast) -> Twin:
        if kind == "c":  # cards of one number are alike here: there is no numbering to vary
            return Twin(state.copy())
        twin = with_half_choice(state, seat, source)
        assert isinstance(twin, Silver)
        vary(twin, after if kind == "a" else None, seat, kind, source)
        return Twin(twin)


# Twins


def vary(twin: Silver, after: Optional[Silver], seat: Optional[int], kind: str, source: Fast) -> None:
    """Change every face that a seat does not know, or does not see, among themselves and with those not drawn."""
    own_piles(twin)
    places = hidden_places(twin, seat, kind)
    if after is not None:
        places = [place for place in places if stays_hidden(twin, after, place, seat)]
    faces = [pile[i] & NUMBER for pile, i in cards_at(twin, places)]
    for number in faces:
        twin.left[number] += 1
    for pile, i in cards_at(twin, places):
        number = outcome_at(twin.left, source.below(sum(twin.left)))
        twin.left[number] -= 1
        pile[i] = pile[i] & ~NUMBER | number


def own_piles(twin: Silver) -> None:
    """Copies share what is only ever replaced; what is to be changed in place must be its own."""
    twin.villages = vec[vec[i64]]([village[:] for village in twin.villages])
    twin.left = twin.left[:]


def hidden_places(state: Silver, seat: Optional[int], kind: str) -> list[tuple[str, int, int]]:
    """Where cards lie whose face the seat does not know (a), or is not shown (b)."""
    bit = 1 << (4 if seat is None else seat)
    found = []
    for owner, village in enumerate(state.villages):
        for slot, card in enumerate(village):
            shown = card & UP if kind == "b" and not state.aid else card & (UP | bit * SEEN)
            if not shown:
                found.append(("village", owner, slot))
    for i, card in enumerate(state.top):
        if not who_saw(card) & bit or (kind == "b" and not state.aid):
            found.append(("top", 0, i))
    for i, card in enumerate(state.hand):
        if seat != state.mover and not who_saw(card) & bit:
            found.append(("hand", 0, i))
    return found


def cards_at(state: Silver, places: list[tuple[str, int, int]]) -> list[tuple[vec[i64], int]]:
    piles = {"top": state.top, "hand": state.hand}
    return [(state.villages[owner] if name == "village" else piles[name], i) for name, owner, i in places]


def stays_hidden(state: Silver, after: Silver, place: tuple[str, int, int], seat: Optional[int]) -> bool:
    """Whether the same card still lies there after the answer, and the seat still does not know it."""
    name, owner, i = place
    bit = 1 << (4 if seat is None else seat)
    if after.round != state.round or name == "hand" or after.mover == -1:
        return False
    before_pile = state.villages[owner] if name == "village" else state.top
    pile = after.villages[owner] if name == "village" else after.top
    if len(pile) != len(before_pile) or pile[i] & (UP | bit * SEEN):
        return False
    number = before_pile[i] & NUMBER
    if number in after.discard[len(state.discard) :]:  # perhaps it was this card, and one of the same number lies there
        return False
    return pile[i] & NUMBER == number


class TestSilver(Conformance):
    spec = SilverSpec()


class AidSpec(SilverSpec):
    options = MappingProxyType({"memory_aid": "on"})


class TestSilverWithMemoryAid(Conformance):
    spec = AidSpec()
