"""Kilt Castle passes what every game must pass."""

from __future__ import annotations

from typing import Any, Optional

from conformance import Conformance, Spec
from leaks import Twin, with_half_choice
from mizban.core.game import Game
from mizban.core.source import Fast
from mizban.games.kilt_castle import GAME
from mizban.games.kilt_castle.data import CARDS, CRESTS, ENTRIES
from mizban.games.kilt_castle.rules import storeys_of
from mizban.games.kilt_castle.state import NOBODY, KiltCastle


class KiltSpec(Spec):
    game: Game[Any] = GAME
    games = 3

    def pieces(self, state: KiltCastle) -> object:
        built = [storey for square in range(25) for storey in storeys_of(state, square)]
        storeys = [state.supply[c * CRESTS + n] + built.count((c, n)) for c in range(4) for n in range(CRESTS)]
        passed_on = sum(
            state.ledger[seat * ENTRIES + 2] + state.ledger[seat * ENTRIES + 3] for seat in range(state.seats)
        )
        halves = [sorted(state.halves[2 * card : 2 * card + 2]) for card in range(len(CARDS))]
        return storeys, passed_on, halves, [owner for owner in state.owners if owner != NOBODY]

    def twin(self, kind: str, state: KiltCastle, after: Any, seat: Optional[int], source: Fast) -> Twin:
        """Nothing is hidden but a half-made choice, and no hidden piece has a number."""
        return Twin(state.copy() if kind == "c" else with_half_choice(state, seat, source))


class TestKiltCastle(Conformance):
    spec = KiltSpec()
