"""The fast building rules agree with slow, obviously right ones; tests/alhambra_slow.py compares 100,000 Alhambras."""

from __future__ import annotations

import pytest

import alhambra_slow
from mizban.games.alhambra.ground import splits


@pytest.mark.parametrize("seed", range(4))
def test_fast_and_slow_rules_agree(seed: int) -> None:
    alhambra_slow.compare_many(100, seed)


def test_a_ring_splits_when_empty_sides_do_not_meet() -> None:
    north, east, south, west = 1, 4, 16, 64
    assert splits(north | south)
    assert splits(north | east)  # the corner between them is full
    assert not splits(north | 2 | east)
    assert not splits(west | 128 | north | 2 | east)
    assert not splits(255)
    assert not splits(0)
    assert not splits(north | 8 | 32)  # corners alone are no way out
