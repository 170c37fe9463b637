"""Kilt Castle passes what every game must pass."""

from __future__ import annotations

from typing import Any, Optional

from conformance import Conformance, Path, Spec
from leaks import Twin, with_half_choice
from mizban.core.game import Game, Plain
from mizban.core.source import Fast
from mizban.games.kilt_castle import GAME
from mizban.games.kilt_castle.data import CARDS, CRESTS, POSITIONS, SQUARES
from mizban.games.kilt_castle.rules import ENTRIES, storeys_of
from mizban.games.kilt_castle.state import NOBODY, KiltCastle
from mizban.games.kilt_castle.steps import BuildOn, ChooseStorey, MoveCard, MoveRoof, MoveTo


class KiltSpec(Spec):
    game: Game[Any] = GAME
    games = 3

    def pieces(self, state: KiltCastle) -> object:
        built = [storey for square in range(25) for storey in storeys_of(state, square)]
        storeys = [state.supply[c * CRESTS + n] + built.count((c, n)) for c in range(4) for n in range(CRESTS)]
        passed_on = sum(
            state.ledger[seat * ENTRIES + 2] + state.ledger[seat * ENTRIES + 3] for seat in range(state.seats)
        )
        halves = [sorted((state.near[card], state.far[card])) for card in range(len(CARDS))]
        return storeys, passed_on, halves, [owner for owner in state.owners if owner != NOBODY]

    def wishes(self, state: KiltCastle, seat: int) -> list[Plain]:
        moves: list[Plain] = [{"move": {"card": card, "to": place}} for card in CARDS for place in POSITIONS]
        builds: list[Plain] = [{"build": {"site": site, "crests": n}} for site in SQUARES for n in range(CRESTS)]
        parts: list[Plain] = [
            *({"move": {"card": card}} for card in CARDS),
            *({"move": {"to": place}} for place in POSITIONS),
            *({"build": {"site": site}} for site in SQUARES),
            *({"roof": {"from": site}} for site in SQUARES),
        ]
        return moves + builds + parts + [{"move": {}}, {"build": {}}, {"roof": {}}]

    def fulfilled(self, path: Path) -> list[Plain]:
        chosen: dict[str, dict[str, Any]] = {}
        for ask, answer in path:
            if isinstance(ask, (MoveCard, MoveTo)):
                move = chosen.setdefault("move", {})
                move["card"] = CARDS[ask.card if isinstance(ask, MoveTo) else answer]
                if isinstance(ask, MoveTo):
                    move["to"] = POSITIONS[answer]
            elif isinstance(ask, (BuildOn, ChooseStorey)):
                build = chosen.setdefault("build", {})
                build["site"] = SQUARES[ask.site if isinstance(ask, ChooseStorey) else answer]
                if isinstance(ask, ChooseStorey):
                    build["crests"] = answer
            else:
                assert isinstance(ask, MoveRoof)
                chosen["roof"] = {"from": SQUARES[answer]}
        return [{verb: part} for verb, whole in chosen.items() for part in parts_of(whole)]

    def twin(self, kind: str, state: KiltCastle, after: Any, seat: Optional[int], source: Fast) -> Twin:
        """Nothing is hidden but a half-made choice, and no hidden piece has a number."""
        return Twin(state.copy() if kind == "c" else with_half_choice(state, seat, source))


def parts_of(wish: dict[str, Any]) -> list[dict[str, Any]]:
    """A wish and all that leave something of it open."""
    names = list(wish)
    return [{name: wish[name] for i, name in enumerate(names) if mask >> i & 1} for mask in range(1 << len(names))]


class TestKiltCastle(Conformance):
    spec = KiltSpec()
