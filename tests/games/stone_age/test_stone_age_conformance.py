"""Stone Age passes what every game must pass."""

from __future__ import annotations

from typing import Any, Optional

from conformance import Conformance, Path, Spec
from leaks import Twin, with_half_choice
from mizban.core.game import Game, Plain
from mizban.core.source import Fast
from mizban.core.state import State
from mizban.games.stone_age import GAME
from mizban.games.stone_age.data import CARDS, PLACES, RESOURCES, TILES, TOOL_MOST
from mizban.games.stone_age.payments import goods_of, paid_of, with_piece
from mizban.games.stone_age.rules import TILE, deck_of, value_added
from mizban.games.stone_age.state import NOTHING, StoneAge
from mizban.games.stone_age.steps.actions import Resolve
from mizban.games.stone_age.steps.buildings import OfferTile
from mizban.games.stone_age.steps.cards import BUY, OfferCard, TakeDie
from mizban.games.stone_age.steps.dice import NO_MORE, AddTool
from mizban.games.stone_age.steps.feeding import GIVE, Hunger, PayFood
from mizban.games.stone_age.steps.free import Question, TakeSecond, TakeTwo
from mizban.games.stone_age.steps.paying import ENOUGH, Pay
from mizban.games.stone_age.steps.placing import HowMany, PlaceAt

PAYMENTS = [
    *([wood, brick, stone, gold] for wood in range(4) for brick in range(2) for stone in range(3) for gold in range(2)),
    *([8, 0, 0, 0], [5, 0, 0, 0], [1, 4, 0, 0], [1, 2, 1, 1], [0, 3, 0, 1], [0, 0, 0, 7]),
]


def named(pieces: list[int]) -> dict[str, int]:
    return dict(zip(RESOURCES, pieces, strict=True))


class StoneAgeSpec(Spec):
    game: Game[Any] = GAME
    games = 4
    stride = 3

    def explorable(self, state: State) -> bool:
        """Payments out of a hoard are too many to try."""
        assert isinstance(state, StoneAge)
        return all(goods_of(state, seat) <= 20 for seat in range(state.seats))

    def pieces(self, state: StoneAge) -> object:
        """Cards and tiles, wherever they are; the tiles in the stacks and out of the game are those not seen."""
        tops = [top for top in state.top if top != NOTHING]
        built = [entry & TILE for entry in state.built]
        tiles = [state.tiles[tile] + tops.count(tile) + built.count(tile) for tile in range(len(TILES))]
        removed = sum(state.tiles) - sum(state.below)
        shown = sum(card != NOTHING for card in state.display)
        owned = sum(owner >= 0 for owner in state.owner)
        return tiles, removed, sum(deck_of(state)) + shown + owned == len(CARDS)

    def wishes(self, state: StoneAge, seat: int) -> list[Plain]:
        return [
            *({"place": {"place": place}} for place in PLACES),
            *({"place": {"place": place, "figures": n}} for place in PLACES for n in range(1, 11)),
            *({"resolve": {"place": place}} for place in PLACES),
            *({verb: {"value": value}} for verb in ("tool", "once") for value in range(1, 5)),
            *({verb: {}} for verb in ("enough", "decline", "starve", "two", "buy", "feed", "take")),
            *({"die": {"face": face}} for face in range(1, 7)),
            *({verb: named(pieces)} for verb in ("buy", "feed", "take") for pieces in PAYMENTS),
        ]

    def fulfilled(self, path: Path) -> list[Plain]:
        ask, answer = path[0]
        if isinstance(ask, Question) and answer == ask.size():
            return [{"two": {}}]
        last, final = path[-1]
        if isinstance(last, Pay):
            enough: list[Plain] = [{"enough": {}}] if (ask, answer) == (last, ENOUGH) else []
            return [*paid_wish(last, final), *enough]
        return plain_wish(path) if isinstance(ask, (PlaceAt, HowMany)) else wish_of(ask, answer, path)

    def twin(self, kind: str, state: StoneAge, after: Any, seat: Optional[int], source: Fast) -> Twin:
        """Another extra card for all but its owner; other cards in others' hands, for the view alone."""
        twin = with_half_choice(state, seat, source)
        assert isinstance(twin, StoneAge)
        if kind == "c":
            return Twin(twin)  # every card has its own face: there is no numbering to vary
        comes_out = after is not None and (not after.todo or not any(deck_of(after)))
        if twin.extra != NOTHING and twin.owner[twin.extra] != seat and not comes_out:
            change_extra(twin, source, [] if after is None else after.display)
        if kind == "b":
            swap_bought(twin, seat, source)
        return Twin(twin)


def paid_wish(ask: Pay, answer: int) -> list[Plain]:
    """The payment that is finished."""
    if answer == ask.size():
        return [{"two": {}}]
    paid = ask.paid if answer == ENOUGH else with_piece(ask.paid, answer)
    verb = "feed" if isinstance(ask, PayFood) else "buy"
    return [{verb: {}}, {verb: named([paid_of(paid, kind) for kind in range(4)])}]


def plain_wish(path: Path) -> list[Plain]:
    """Figures put on a place."""
    ask, answer = path[0]
    place = ask.place if isinstance(ask, HowMany) else answer
    number = path[-1][1] if isinstance(path[-1][0], HowMany) else 2 if PLACES[place] == "hut" else 1
    return [{"place": {"place": PLACES[place]}}, {"place": {"place": PLACES[place], "figures": number}}]


def wish_of(ask: Any, answer: int, path: Path) -> list[Plain]:
    """The wish that an answer fulfils."""
    if isinstance(ask, Resolve):
        return [{"resolve": {"place": PLACES[answer]}}]
    if isinstance(ask, AddTool):
        verb = "tool" if answer <= TOOL_MOST else "once"
        return [{"enough": {}} if answer == NO_MORE else {verb: {"value": value_added(answer)}}]
    if isinstance(ask, TakeDie):
        return [{"die": {"face": answer}}]
    if isinstance(ask, (TakeTwo, TakeSecond)):
        first = ask.kind if isinstance(ask, TakeSecond) else answer
        pieces = [0, 0, 0, 0]
        pieces[first] += 1
        pieces[path[-1][1]] += 1
        return [{"take": {}}, {"take": named(pieces)}]
    if isinstance(ask, Hunger):
        assert answer != GIVE
        return [{"starve": {}}]
    assert isinstance(ask, (OfferCard, OfferTile))
    return [{"decline": {}}] if answer != BUY else [{"buy": {}}]


# Twins


def change_extra(twin: StoneAge, source: Fast, taken: list[int]) -> None:
    """Any card of the deck may be the extra one, but not one that is about to be shown."""
    owner = twin.owner[twin.extra]
    twin.owner[twin.extra] = -1
    deck = [card for card, there in enumerate(deck_of(twin)) if there and card not in taken]
    twin.extra = deck[source.below(len(deck))]
    twin.owner[twin.extra] = owner


def swap_bought(twin: StoneAge, seat: Optional[int], source: Fast) -> None:
    """A card bought by another, face down, may be any other of the deck: views do not remember purchases."""
    hidden = [
        card
        for card, owner in enumerate(twin.owner)
        if owner not in (-1, seat) and card != twin.extra and CARDS[card][1] in ("food", "points", "tool")
    ]
    deck = [card for card, there in enumerate(deck_of(twin)) if there]
    if hidden and deck:
        card, other = hidden[source.below(len(hidden))], deck[source.below(len(deck))]
        twin.owner[other], twin.owner[card] = twin.owner[card], -1


class TestStoneAge(Conformance):
    spec = StoneAgeSpec()
