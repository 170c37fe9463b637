"""Chance: keyed and named, or small and fast."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import mizban
from mizban.core.source import Fast, Keyed, Source, key_of, outcome_at
from mizban.games.kilt_castle.steps import DealCard


def test_a_keyed_outcome_is_what_anybody_can_recompute() -> None:
    key = key_of(7)
    assert key == hashlib.sha256(b"mizban seed 7").digest()
    digest = hmac.new(key, b"deal_card(travel=1)#0:0", "sha256").digest()
    point = int.from_bytes(digest[:8], "big") % 6
    outcome = 0 if point < 1 else 1 if point < 3 else 2
    assert Keyed(key).outcome("deal_card(travel=1)#0", vec[i64]([1, 2, 3])) == outcome


@pytest.mark.parametrize("message", [b"", b"roll(seat=1,dice=3)#0:0", bytes(range(256))])
def test_a_digest_is_hmac_of_sha_256(message: bytes) -> None:
    for seed in range(20):
        assert Keyed(key_of(seed)).digest(message) == hmac.digest(key_of(seed), message, "sha256")


def test_outcomes_that_would_favour_somebody_are_rejected() -> None:
    half = 3_100_000_000_000_000_000  # two rounds of two halves: a third of all points lies beyond the last whole round
    rejected = 0
    for seed in range(200):
        digests = [hmac.digest(key_of(seed), f"x#0:{counter}".encode(), "sha256") for counter in range(30)]
        points = [int.from_bytes(digest[:8], "big") for digest in digests]
        fair = next(point for point in points if point < 4 * half)
        rejected += points[0] != fair
        assert Keyed(key_of(seed)).outcome("x#0", vec[i64]([half, half])) == fair // half % 2
    assert 30 < rejected < 100


def test_equal_names_are_counted_and_no_draw_shifts_another() -> None:
    source = Keyed(key_of(1))
    assert [source.name(DealCard(travel)) for travel in (1, 1, 2)] == [
        "deal_card(travel=1)#0",
        "deal_card(travel=1)#1",
        "deal_card(travel=2)#0",
    ]
    one, other = Keyed(key_of(1)), Keyed(key_of(1))
    other.draw(DealCard(3), vec[i64]([1] * 12))
    assert one.draw(DealCard(1), vec[i64]([1] * 12)) == other.draw(DealCard(1), vec[i64]([1] * 12))


def test_an_outcome_without_weight_never_comes() -> None:
    assert [outcome_at(vec[i64]([0, 2, 0, 1]), point) for point in range(3)] == [1, 1, 3]


@pytest.mark.parametrize("source", [Fast(5), Keyed(key_of(5))])
def test_outcomes_come_as_often_as_their_weights_say(source: Source) -> None:
    drawn = Counter(source.draw(DealCard(1), vec[i64]([1, 0, 2, 5])) for _ in range(8000))
    assert drawn[1] == 0
    for outcome, share in ((0, 1000), (2, 2000), (3, 5000)):
        assert abs(drawn[outcome] - share) < 200


def test_the_fast_source_is_seeded_and_keeps_to_its_limit() -> None:
    one, same, other = Fast(3), Fast(3), Fast(4)
    numbers = [one.below(1000) for _ in range(2000)]
    assert numbers == [same.below(1000) for _ in range(2000)]
    assert numbers != [other.below(1000) for _ in range(2000)]
    assert min(numbers) < 10
    assert 990 < max(numbers) < 1000


def test_the_fast_source_gives_the_same_numbers_in_every_build() -> None:
    source = Fast(1)
    assert [source.below(100) for _ in range(8)] == [52, 88, 31, 82, 10, 42, 26, 64]


def test_the_same_seed_deals_the_same_cards_and_another_seed_others() -> None:
    deals = [mizban.new("kilt-castle", seats=4, seed=seed).position()["cards"] for seed in (1, 1, 2)]
    assert deals[0] == deals[1] != deals[2]


def test_without_a_seed_chance_is_secret() -> None:
    keys = {mizban.new("kilt-castle").record()["key"] for _ in range(3)}
    assert len(keys) == 3
