"""Messages in the format of Fluent, put into words."""

from __future__ import annotations

import subprocess
import sys

import pytest

from mizban.bundle import Bundle

TEXT = """
# A comment
hello = Hello { $name }!
count = { $n ->
        [0] nothing
        [1] a thing
       *[other] { $n } things
    }
plural = { $n ->
        [one] one of them
       *[other] { $n } of them
    }
season = { $season ->
        [winter] cold
       *[other] warm
    }
both = { hello } And { count }.
brace = {"{"} { 5 } {""}|
why = No.
    .rule = setup
lone =
    .rule = nowhere
"""


def bundle(lang: str = "en") -> Bundle:
    made = Bundle(lang)
    made.add(TEXT)
    return made


@pytest.mark.parametrize(
    ("id", "args", "said"),
    [
        ("hello", {"name": "Sara"}, "Hello Sara!"),
        ("hello", {"name": 1234567}, "Hello 1,234,567!"),
        ("hello", {"name": -5}, "Hello -5!"),
        ("count", {"n": 0}, "nothing"),
        ("count", {"n": 1}, "a thing"),
        ("count", {"n": 2000}, "2,000 things"),
        ("plural", {"n": 1}, "one of them"),
        ("plural", {"n": 0}, "0 of them"),
        ("season", {"season": "winter"}, "cold"),
        ("season", {"season": "spring"}, "warm"),
        ("both", {"name": "Sara", "n": 1}, "Hello Sara! And a thing."),
        ("brace", {}, "{ 5 |"),
    ],
)
def test_a_message_is_put_into_words(id: str, args: dict[str, object], said: str) -> None:
    assert bundle().text(id, args) == said


def test_persian_counts_nothing_like_one() -> None:
    assert [bundle("fa").text("plural", {"n": n}) for n in (0, 1, 2)] == ["one of them", "one of them", "2 of them"]


def test_a_later_message_takes_the_place_of_an_earlier_one() -> None:
    made = bundle()
    made.add("hello = Hi { $name }")
    assert made.text("hello", {"name": "Sara"}) == "Hi Sara"


def test_what_is_said_of_a_message_besides() -> None:
    assert bundle().attribute("why", "rule") == "setup"
    assert bundle().attribute("hello", "rule") is None


def test_what_is_missing_is_named() -> None:
    assert not bundle().has("moon")
    assert not bundle().has("lone")
    with pytest.raises(LookupError, match="there is no message moon"):
        bundle().text("moon", {})
    with pytest.raises(LookupError, match="message hello: there is no argument 'name'"):
        bundle().text("hello", {})


def test_what_is_no_message_is_a_mistake() -> None:
    with pytest.raises(LookupError, match="no message: 'hello there'"):
        bundle().add("hello there\n")
    made = bundle()
    made.add("of = { NUMBER($n) }")
    with pytest.raises(LookupError, match="FunctionReference is not understood here"):
        made.text("of", {"n": 1})


def test_no_tables_of_dates_and_currencies_are_loaded() -> None:
    code = "import mizban, sys; mizban.new('silver').prompt(); assert 'babel' not in sys.modules, 'babel'"
    subprocess.run([sys.executable, "-c", code], check=True)
