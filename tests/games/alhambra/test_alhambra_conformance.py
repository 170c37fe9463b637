"""Alhambra passes what every game must pass."""

from __future__ import annotations

from typing import Any, Optional

from conformance import Conformance, Spec
from leaks import Twin, with_half_choice
from mizban.core.game import Game
from mizban.core.source import Fast, outcome_at
from mizban.games.alhambra import GAME
from mizban.games.alhambra.data import MONEY
from mizban.games.alhambra.rules import cards_of, in_hand
from mizban.games.alhambra.state import Alhambra
from mizban.games.alhambra.steps.turn import Pay
from mizban.games.alhambra.view import are_hands_open


class AlhambraSpec(Spec):
    game: Game[Any] = GAME
    games = 5
    stride = 7

    def pieces(self, state: Alhambra) -> object:
        cards = [state.deck[card] + state.discard[card] + list(state.display).count(card) for card in range(MONEY)]
        for seat in range(state.seats):
            for card in cards_of(state, seat):
                cards[card] += 1
        assert sum(state.piles) == sum(state.deck)
        return cards, len(state.where)

    def twin(self, kind: str, state: Alhambra, after: Any, seat: Optional[int], source: Fast) -> Twin:
        """All is known but a half-made choice; not shown are the hands of others, and how the deck is divided."""
        if kind == "c":
            return Twin(state.copy())
        twin = with_half_choice(state, seat, source)
        assert isinstance(twin, Alhambra)
        if kind == "b":
            vary_hands(twin, seat, source)
        return Twin(twin)


def vary_hands(twin: Alhambra, seat: Optional[int], source: Fast) -> None:
    """Other cards in the hands that are not shown, and another division of the deck."""
    if are_hands_open(twin):
        return
    whole = [step.whole() if isinstance(step, Pay) and step.seat != seat else step for step in twin.todo]
    twin.todo = whole
    others = [other for other in range(twin.seats) if other != seat]
    sizes = {other: in_hand(twin, other) for other in others}
    for other in others:
        for card in cards_of(twin, other):
            twin.hands[other * MONEY + card] -= 1
            twin.deck[card] += 1
    for other in others:
        for _ in range(sizes[other]):
            card = outcome_at(twin.deck, source.below(sum(twin.deck)))
            twin.deck[card] -= 1
            twin.hands[other * MONEY + card] += 1
    if len(twin.piles) > 2 and twin.piles[0] > 1:
        twin.piles[0] -= 1
        twin.piles[-1] += 1


class TestAlhambra(Conformance):
    spec = AlhambraSpec()
