"""Who sits where in an arena."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from mizban.arena.lineups import filled, line_ups
from mizban.core.errors import BadSetup


def test_as_many_bots_as_seats_come_in_all_orders() -> None:
    assert sorted(line_ups(["a", "b", "c"], 3)) == sorted(permutations("abc"))


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert filled(["expert", "regular"], 4) == ["expert", "regular", "regular", "regular"]
    ups = line_ups(["expert", "regular"], 4)
    assert len(ups) == 4
    assert sorted(up.index("expert") for up in ups) == [0, 1, 2, 3]
    assert all(up.count("regular") == 3 for up in ups)


def test_a_bot_that_is_named_twice_has_two_seats() -> None:
    ups = line_ups(["a", "a", "b"], 4)
    assert {tuple(sorted(up)) for up in ups} == {("a", "a", "b", "b")}
    assert len(ups) == len(set(ups)) == 6


def test_more_bots_than_seats_meet_each_other_equally_often() -> None:
    ups = line_ups(["a", "b", "c"], 2)
    assert sorted(ups) == sorted(permutations("abc", 2))


@pytest.mark.parametrize(("bots", "seats"), [("abc", 3), ("ab", 4), ("abcd", 2), ("abc", 5), ("abcdef", 6), ("a", 3)])
def test_every_line_up_comes_once_and_every_bot_sits_everywhere_equally_often(bots: str, seats: int) -> None:
    ups = line_ups(list(bots), seats)
    assert len(ups) == len(set(ups))
    for seat in range(seats):
        here = Counter(up[seat] for up in ups)
        assert here == Counter(up[0] for up in ups)


def test_a_few_games_are_fair_too_because_rotations_follow_each_other() -> None:
    ups = line_ups(list("abcd"), 4)
    for first in range(0, len(ups), 4):
        for seat in range(4):
            assert {up[seat] for up in ups[first : first + 4]} == set("abcd")


def test_the_seed_says_in_which_order_line_ups_come() -> None:
    orders = [line_ups(list("abcd"), 4, seed) for seed in (1, 1, 2)]
    assert orders[0] == orders[1] != orders[2]
    assert sorted(orders[0]) == sorted(orders[2])


@pytest.mark.parametrize("bots", [[], [""], ["a", ""], list("abcdefghi")])
def test_no_bots_and_too_many_are_refused(bots: list[str]) -> None:
    with pytest.raises(BadSetup, match="bots"):
        line_ups(bots, 2)
