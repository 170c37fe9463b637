"""Untrusted data is refused in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from mizban.core.faults import Misread
from mizban.core.reading import Fields, as_choice, as_list, as_number, as_text, quoted
from mizban.language import LANGUAGES, fault_text


@contextmanager
def refused(sentence: str) -> Iterator[None]:
    """What is done here is refused with a sentence, which other languages have, too."""
    with pytest.raises(Misread) as caught:
        yield
    assert sentence in fault_text(caught.value.fault)
    assert all(fault_text(caught.value.fault, lang) for lang in LANGUAGES)


@pytest.mark.parametrize("value", [True, 1.0, "1", None, [], 10**30, -1, 11])
def test_a_number_is_a_whole_number_within_its_limits(value: object) -> None:
    with refused("x must be a whole number from 0 to 10"):
        as_number(value, "x", 0, 10)


@pytest.mark.parametrize("value", ["blue", 0, None, ["red"]])
def test_a_choice_is_one_of_the_words_allowed(value: object) -> None:
    with refused("colour cannot be"):
        as_choice(value, "colour", ("red", "orange"))
    assert as_choice("orange", "colour", ("red", "orange")) == 1


def test_of_many_words_the_nearest_three_are_suggested() -> None:
    names = [f"tile-{i}" for i in range(60)] + ["farmer", "farm", "farmyard", "mill"]
    with refused("tile cannot be 'farmr'; it may be farmer, farm, farmyard"):
        as_choice("farmr", "tile", names)
    with refused("top has no field named 'farmr'; perhaps farmer, farm, farmyard"):
        Fields({"farmr": 1}, "top").done(names)


@pytest.mark.parametrize("value", [3, None, ["a"], "x" * 6])
def test_a_text_is_a_text_of_sensible_length(value: object) -> None:
    with refused("x must be a text of at most 5 letters"):
        as_text(value, "x", 5)


@pytest.mark.parametrize("value", [{}, "ab", None, list(range(1001))])
def test_a_list_is_a_list_of_sensible_length(value: object) -> None:
    with refused("must be a list"):
        as_list(value, "x")


def test_fields_are_asked_for_once_and_nothing_may_be_left_over() -> None:
    fields = Fields({"a": 1, "b": True, "inner": {"c": "x"}, "z": 0}, "top")
    assert fields.number("a", 0, 5) == 1
    assert fields.number("left_out", 0, 5, 3) == 3
    assert fields.truth("b", False) is True
    assert fields.object("inner").choice("c", ("x", "y")) == 0
    assert fields.items("none") == []
    with refused("top has no field named 'z'; perhaps a, left_out, b, inner, none"):
        fields.done()


@pytest.mark.parametrize("data", [None, [], 3, "x", {1: 2}])
def test_an_object_has_named_fields(data: object) -> None:
    with refused("must be an object"):
        Fields(data, "top")


def test_a_truth_is_true_or_false() -> None:
    with refused("true or false"):
        Fields({"b": 1}, "top").truth("b", False)


def test_what_is_shown_of_a_value_is_short() -> None:
    assert quoted(10**50) == "a huge number"
    assert quoted([1] * 1000) == "a list"
    assert quoted({"a": 1}) == "an object"
    assert len(quoted("x" * 1000)) == 40
    assert quoted(3) == "3"
