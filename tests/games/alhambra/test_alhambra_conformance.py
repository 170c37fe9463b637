"""Alhambra passes what every game must pass."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Optional

from conformance import Conformance, Path, Spec
from leaks import Twin, with_half_choice
from mizban.core.game import Game, Plain
from mizban.core.source import Fast, outcome_at
from mizban.core.state import State
from mizban.games.alhambra import GAME
from mizban.games.alhambra.data import BUILDINGS, CARDS, MONEY, SLOTS, TILES
from mizban.games.alhambra.ground import Ground, anchored
from mizban.games.alhambra.help import values_of
from mizban.games.alhambra.rules import cards_of, in_hand, tiles_at
from mizban.games.alhambra.state import BUILT, HELD, MIDDLE, RESERVE, SPAN, Alhambra
from mizban.games.alhambra.steps.placing import GIVE_AWAY, TO_RESERVE, ChooseTile, PlaceTile
from mizban.games.alhambra.steps.turn import BUY, ENOUGH_TAKEN, FINISH, REDESIGN, SWAP, Act, Pay, Redesign, Take
from mizban.games.alhambra.view import are_hands_open


class AlhambraSpec(Spec):
    game: Game[Any] = GAME
    games = 5
    stride = 7
    state: Alhambra  # the one whose choices are explored; anchors are read on its ground

    def explorable(self, state: State) -> bool:
        """A payment is a set of cards: small hands are enough."""
        assert isinstance(state, Alhambra)
        self.state = state
        return all(in_hand(state, seat) <= 11 for seat in range(state.seats))

    def pieces(self, state: Alhambra) -> object:
        cards = [state.deck[card] + state.discard[card] + state.display.count(card) for card in range(MONEY)]
        for seat in range(state.seats):
            for card in cards_of(state, seat):
                cards[card] += 1
        assert sum(state.piles) == sum(state.deck)
        return cards, len(state.where)

    def wishes(self, state: Alhambra, seat: int) -> list[Plain]:
        return [
            *takes(state),
            *purchases(state, seat),
            *({verb: {"tile": name}} for verb in ("remove", "reserve", "give") for name in TILES),
            *swaps(state, seat),
            *buildings(state, seat),
            {"finish": {}},
        ]

    def fulfilled(self, path: Path) -> list[Plain]:
        first, answer = path[0]
        last, choice = path[-1]
        if isinstance(last, Pay):
            cards = [CARDS[last.slot * 9 + value - 1] for value in values_of(last.paid)]
            return [{"buy": {"slot": last.slot + 1}}, {"buy": {"slot": last.slot + 1, "cards": cards}}]
        if isinstance(last, (ChooseTile, PlaceTile, Redesign)):
            return [self.placed(last, choice)]
        if isinstance(last, Take) or answer < BUY:
            return [self.taken(path)]
        assert isinstance(first, Act)
        return [{"finish": {}}] if answer == FINISH else [{"remove": {"tile": TILES[answer - REDESIGN]}}]

    def placed(self, ask: Any, answer: int) -> Plain:
        name = TILES[ask.tile]
        if isinstance(ask, PlaceTile) and answer in (TO_RESERVE, GIVE_AWAY):
            return {"reserve" if answer == TO_RESERVE else "give": {"tile": name}}
        if isinstance(ask, Redesign) and answer >= SWAP:
            return {"swap": {"tile": name, "old": TILES[answer - SWAP]}}
        ground = Ground(self.state, ask.seat)
        x, y = place_of(ground.spot_of(anchored(ground, answer)))
        return {"build": {"tile": name, "x": x, "y": y}}

    def taken(self, path: Path) -> Plain:
        last = path[-1][0]
        picked = last.picked if isinstance(last, Take) else 0
        if path[-1][1] != ENOUGH_TAKEN or isinstance(last, Act):
            picked |= 1 << path[-1][1]
        return {"take": {"cards": sorted(CARDS[card] for i, card in enumerate(self.state.display) if picked >> i & 1)}}

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


def place_of(spot: int) -> tuple[int, int]:
    return spot % SPAN - MIDDLE % SPAN, spot // SPAN - MIDDLE // SPAN


def takes(state: Alhambra) -> list[Plain]:
    """Every set of cards of the display, and cards that may not lie there."""
    names = [CARDS[card] for card in state.display]
    sets = {tuple(sorted(each)) for n in range(len(names) + 1) for each in combinations(names, n)}
    others = {("blue-4",), ("green-1", "yellow-3"), ("orange-1", "orange-1")}
    return [{"take": {"cards": list(each)}} for each in sorted(sets | others)]


def purchases(state: Alhambra, seat: int) -> list[Plain]:
    """Every slot, with any cards, and with up to three cards of a small part of the hand."""
    cards = cards_of(state, seat)
    hand = [CARDS[card] for card in cards[:: 1 + len(cards) // 9]]
    sets = sorted({each for n in range(4) for each in combinations(hand, n)})
    sets += [("yellow-9", "yellow-9"), ("green-5", "green-8"), ("blue-9", "blue-9", "blue-9")]
    chosen = [{"buy": {"slot": slot + 1, "cards": list(each)}} for slot in range(SLOTS) for each in sets]
    return [*({"buy": {"slot": slot + 1}} for slot in range(SLOTS)), *chosen]


def at_hand(state: Alhambra, seat: int) -> list[int]:
    """Some tiles that could be built, and the start tile."""
    return [*tiles_at(state, HELD)[:2], *tiles_at(state, RESERVE + seat)[:2], BUILDINGS]


def swaps(state: Alhambra, seat: int) -> list[Plain]:
    built = [*tiles_at(state, BUILT + seat), *tiles_at(state, HELD), BUILDINGS]
    return [{"swap": {"tile": TILES[tile], "old": TILES[old]}} for tile in at_hand(state, seat) for old in built]


def buildings(state: Alhambra, seat: int) -> list[Plain]:
    """Some tiles at hand, and one that may not be, on every place of the Alhambra and around it."""
    ground = Ground(state, seat)
    places = [place_of(ground.spot_of(cell)) for cell in range(len(ground.cells))]
    return [
        {"build": {"tile": TILES[tile], "x": x, "y": y}}
        for tile in dict.fromkeys([*at_hand(state, seat), 0])
        for x, y in places
    ]


class TestAlhambra(Conformance):
    spec = AlhambraSpec()
