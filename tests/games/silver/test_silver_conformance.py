"""Silver passes what every game must pass, with the memory aid off and on."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, Optional

from conformance import Conformance, Path, Spec
from leaks import Twin, with_half_choice
from mizban.core.game import Game, Plain
from mizban.core.source import Fast, outcome_at
from mizban.core.state import State
from mizban.games.silver import GAME
from mizban.games.silver.data import SLOTS
from mizban.games.silver.rules import slots_in, who_saw
from mizban.games.silver.state import NUMBER, SEEN, UP, Silver
from mizban.games.silver.steps.deal import FirstLook
from mizban.games.silver.steps.exchange import ENOUGH, OWN, Bewitch, Exchange, Hold, PlaceAt
from mizban.games.silver.steps.free import LIFT, MoveGuard, Question
from mizban.games.silver.steps.powers import Behold, Conjure, Expose, Give, Inspect, Search
from mizban.games.silver.steps.turn import CALL, DRAW, SHOWN, TAKE, Act, DrawMore, Finish, Pick

PLACES = range(1, 9)


class SilverSpec(Spec):
    game: Game[Any] = GAME
    games = 4

    def explorable(self, state: State) -> bool:
        """A set of cards is one of two to the power of the village: small villages are enough."""
        assert isinstance(state, Silver)
        return all(len(village) <= 7 for village in state.villages)

    def pieces(self, state: Silver) -> object:
        cards = [card & NUMBER for village in state.villages for card in village]
        cards += [card & NUMBER for card in state.top + state.hand] + state.discard + state.display
        return [state.left[number] + cards.count(number) for number in range(14)]

    def wishes(self, state: Silver, seat: int) -> list[Plain]:
        plain = ("draw", "take", "call", "more", "stop", "discard", "lift", "decline", "conjure", "inspect", "finish")
        placed = ("shown", "empath", "guard", "amulet", "guard_to", "put", "look", "own", "give")
        return [
            *({verb: {}} for verb in plain),
            *({verb: {"place": place}} for verb in placed for place in PLACES),
            *({verb: {"number": n}} for verb in ("pick", "search") for n in range(1, 40)),
            *({"target": {"seat": other, "place": place}} for other in range(state.seats) for place in PLACES),
            *({"exchange": {"places": [slot + 1 for slot in slots_in(mask)]}} for mask in range(128)),
        ]

    def fulfilled(self, path: Path) -> list[Plain]:
        ask, answer = path[0]
        if isinstance(ask, Question) and answer >= ask.size():
            free = answer - ask.size()
            return [{("empath", "guard", "amulet")[free // SLOTS]: {"place": free % SLOTS + 1}}]
        picked = exchanged(path)
        if picked:
            return [{"exchange": {"places": [slot + 1 for slot in picked]}}]
        return [wish_of(ask, answer)]

    def twin(self, kind: str, state: Silver, after: Any, seat: Optional[int], source: Fast) -> Twin:
        if kind == "c":  # cards of one number are alike here: there is no numbering to vary
            return Twin(state.copy())
        twin = with_half_choice(state, seat, source)
        assert isinstance(twin, Silver)
        vary(twin, after if kind == "a" else None, seat, kind, source)
        return Twin(twin)


def exchanged(path: Path) -> list[int]:
    """The places of an exchange that a path finishes."""
    asks = [ask for ask, _ in path]
    if not isinstance(asks[-1], Exchange) or path[-1][1] != ENOUGH:
        return []
    return slots_in(asks[-1].picked)


def wish_of(ask: Any, answer: int) -> Plain:
    """The wish that one answer fulfils."""
    if isinstance(ask, Act):
        return (
            {"shown": {"place": answer - SHOWN + 1}}
            if answer >= SHOWN
            else {{DRAW: "draw", TAKE: "take", CALL: "call"}[answer]: {}}
        )
    if isinstance(ask, Hold):
        return {"discard": {}}
    if isinstance(ask, MoveGuard):
        return {"lift": {}} if answer == LIFT else {"guard_to": {"place": answer + 1}}
    if isinstance(ask, DrawMore):
        return {"more" if answer else "stop": {}}
    if isinstance(ask, Pick):
        return {"pick": {"number": answer + 1}}
    if isinstance(ask, Finish):
        return {"finish": {}}
    if isinstance(ask, (FirstLook, PlaceAt, Give)):
        verb = {FirstLook: "look", PlaceAt: "put", Give: "give"}[type(ask)]
        return {verb: {"place": answer + 1}}
    if isinstance(ask, Bewitch):
        assert answer < OWN
        return {"target": {"seat": answer // SLOTS, "place": answer % SLOTS + 1}}
    if answer == 0:
        return {"decline": {}}
    return power_wish(ask, answer)


def power_wish(ask: Any, answer: int) -> Plain:
    if isinstance(ask, Conjure):
        return {"conjure": {}}
    if isinstance(ask, Inspect):
        return {"inspect": {}}
    if isinstance(ask, Search):
        return {"search": {"number": answer}}
    if isinstance(ask, (Expose, Behold)):
        return {"own": {"place": answer}}
    return {"target": {"seat": (answer - 1) // SLOTS, "place": (answer - 1) % SLOTS + 1}}


# Twins


def vary(twin: Silver, after: Optional[Silver], seat: Optional[int], kind: str, source: Fast) -> None:
    """Change every face that a seat does not know, or does not see, among themselves and with those not drawn."""
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


def cards_at(state: Silver, places: list[tuple[str, int, int]]) -> list[tuple[list[int], int]]:
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
    return pile[i] & NUMBER == before_pile[i] & NUMBER


class TestSilver(Conformance):
    spec = SilverSpec()


class AidSpec(SilverSpec):
    options = MappingProxyType({"memory_aid": "on"})


class TestSilverWithMemoryAid(Conformance):
    spec = AidSpec()
