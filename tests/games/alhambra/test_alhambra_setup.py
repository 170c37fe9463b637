"""The parts in the box, the set-up, the start player (X21), and the money deck (X22)."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import mizban
from alhambra_table import FOUR, asked, dealt, play, player, table
from mizban.core.packed import size
from mizban.games.alhambra.data import CARDS, POINTS, PRICE, SIDES, TILES, TYPE, TYPES, WALLS
from mizban.games.alhambra.rules import VALUE, cards_of, divide
from mizban.games.alhambra.steps.refill import SCORING_CARD, DrawMoney
from mizban.registry import find


def test_the_tiles_add_up() -> None:
    assert len(TILES) == 55
    assert sum(PRICE) == 421
    assert [list(TYPE).count(kind) for kind in range(6)] == [7, 7, 9, 9, 11, 11]
    assert Counter(size(wall) for wall in WALLS[:54]) == {0: 10, 1: 16, 2: 20, 3: 8}
    assert [sum(wall >> side & 1 for wall in WALLS) for side in range(4)] == [20] * 4
    assert all(wall not in (5, 10) for wall in WALLS)  # two walls always adjoin
    assert len({(TYPE[tile], PRICE[tile], WALLS[tile]) for tile in range(54)}) == 54
    assert WALLS[TILES.index("arcades-8b")] == 1 << SIDES.index("E")


def test_the_prices_of_the_types() -> None:
    spans = [(min(prices), max(prices)) for prices in ([PRICE[t] for t in range(54) if TYPE[t] == k] for k in range(6))]
    assert spans == [(2, 8), (3, 9), (4, 10), (5, 11), (6, 12), (7, 13)]


def test_the_points_table() -> None:
    for kind in range(len(TYPES)):
        assert POINTS[0][kind] == (kind + 1,)
        assert POINTS[1][kind] == (kind + 8, kind + 1)
        assert POINTS[2][kind] == (kind + 16, kind + 8, kind + 1)


@pytest.mark.parametrize(
    ("seats", "money", "bag"), [(2, 72, 44), (3, 108, 50), (4, 108, 50), (5, 108, 50), (6, 108, 50)]
)
def test_the_set_up(seats: int, money: int, bag: int) -> None:
    match = mizban.new("alhambra", seats=seats, seed=3)
    seen = match.view()
    state = match.state
    assert seen["bag"] == bag
    assert None not in [slot["tile"] for slot in seen["market"]]
    assert len(seen["display"]) == 4
    assert sum(state.deck) + 4 + sum(each["cards"] for each in seen["players"]) == money
    assert (seen["imaginary"] is not None) == (seats == 2)
    if seats == 2:
        assert len(seen["imaginary"]["tiles"]) == 6
    for seat in range(seats):
        worth = [VALUE[card] for card in cards_of(state, seat)]
        assert 20 <= sum(worth) <= 28
        assert sum(worth) - max(worth) < 20  # the last card dealt is at most the largest


@pytest.mark.parametrize("vector", [("X22.1", 91, [19, 18, 18, 18, 18]), ("X22.2", 60, [12, 12, 12, 12, 12])])
def test_the_deck_is_five_piles(vector: tuple[str, int, list[int]]) -> None:
    _, cards, piles = vector
    assert list(divide(cards, 5)) == piles


@pytest.mark.parametrize(("cards", "first", "second"), [(91, (20, 38), (57, 75)), (60, (13, 25), (38, 50))])
def test_where_the_scoring_cards_can_be(cards: int, first: tuple[int, int], second: tuple[int, int]) -> None:
    """Draw down a deck, once with each scoring card as early as can be and once as late: X22.1, X22.2."""
    for late, want in ((False, (first[0], second[0])), (True, (first[1], second[1]))):
        seen = positions_of_scoring_cards(cards, late)
        # An early first card shifts nothing: the second is counted from the top of the whole deck.
        assert seen == want


def positions_of_scoring_cards(cards: int, late: bool) -> tuple[int, ...]:
    """Where in the deck the scoring cards come, from 1, when chance gives them at once or only when it must."""
    match = mizban.position("alhambra", {"players": [{}] * 3})
    state = match.state
    state.piles = divide(cards, 5)
    state.deck = vec[i64]([0] * 36)
    state.deck[0] = cards
    draw, found, place = DrawMoney(), [], 0
    while len(state.piles) > 0:
        place += 1
        weights = draw.weights(state)
        scoring = weights[SCORING_CARD] > 0 and (not late or sum(weights[:-1]) == 0)
        draw.run(state, SCORING_CARD if scoring else 0)
        if scoring:
            found.append(place)
    return tuple(found)


def test_a_scoring_card_is_anywhere_in_its_pile_alike() -> None:
    match = mizban.position("alhambra", {"players": [{}] * 3})
    match.state.piles = vec[i64]([18, 20, 30, 40])
    weights = DrawMoney().weights(match.state)
    assert weights[SCORING_CARD] * 18 == sum(weights[:-1])


@pytest.mark.parametrize(
    ("vector", "hands", "starter"),
    [
        ("X21.1", [[9, 5, 4, 4], [7, 2, 8, 4], [6, 1, 5, 3, 5]], 1),
        ("X21.2", [[9, 9, 1, 9], [8, 2, 9, 1], [9, 8, 3]], 2),
        ("X21.3", [[9, 2, 9], [4, 9, 7], [5, 5, 5, 5]], 0),
    ],
)
def test_the_start_player(vector: str, hands: list[list[int]], starter: int) -> None:
    match = dealt(hands)
    assert match.view()["start"] == starter
    assert asked(match) == ("act", starter)
    assert [each["cards"] for each in match.view()["players"]] == [len(hand) for hand in hands]


def test_with_two_players_there_are_two_of_each_card() -> None:
    match = mizban.new("alhambra", seats=2, seed=1)
    state = match.state
    for card in range(36):
        hands = sum(state.hands[seat * 36 + card] for seat in range(2))
        assert state.deck[card] + list(state.display).count(card) + hands == 2


def test_play_goes_clockwise() -> None:
    match = table(player(), seats=4)
    order = []
    for _ in range(6):
        order.append(match.seat)
        play(match, f"take {match.view()['display'][0]}")
    assert order == [0, 1, 2, 3, 0, 1]


def test_used_cards_become_a_new_deck_when_it_is_empty() -> None:
    rich = [card for card in CARDS for _ in range(3)]
    for name in (*FOUR, "blue-1", "blue-2"):
        rich.remove(name)
    hand: dict[str, list[int]] = {}
    for name in rich:
        colour, value = name.split("-")
        hand.setdefault(colour, []).append(int(value))
    other = {"hand": hand}
    match = table(player(), other, scoring_cards=2, piles=[], discard={"blue": [1, 2]})
    play(match, "take yellow-9")
    assert match.view()["deck"] == 1
    assert match.view()["discard"] == {}
    assert len(match.view()["display"]) == 4


def test_the_display_stays_short_when_there_are_no_cards_at_all() -> None:
    rich = Counter(card for card in CARDS for _ in range(3)) - Counter(FOUR)
    hand: dict[str, list[int]] = {}
    for name in rich.elements():
        colour, value = name.split("-")
        hand.setdefault(colour, []).append(int(value))
    match = table(player(), {"hand": hand}, market="pavilion-8 - - -", scoring_cards=2, piles=[])
    play(match, "take yellow-9")
    assert len(match.view()["display"]) == 3
    play(match, "buy pavilion-8 yellow-7 yellow-1", "finish", "reserve pavilion-8")
    assert len(match.view()["display"]) == 4


def test_six_can_play() -> None:
    assert find("alhambra").seats == (2, 3, 4, 5, 6)
