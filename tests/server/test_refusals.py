"""What the server refuses is told in the language of the person, its reason too."""

from __future__ import annotations

import re

import msgspec
import pytest

from mizban.bots import LEVELS
from mizban.server.messages import NewTable
from mizban.server.net.parsing import parsed
from mizban.server.refusals import Refusal
from mizban.server.tables.registry import checked_setup
from mizban.server.tables.seating import check_bot

MESSAGES = [b'{"game": 7, "seats": 3}', b"{}", b"{", b"[]", b'{"game": "silver", "seats": "x"}']


def told(refusal: Refusal) -> str:
    """The Persian sentence without the names in it, which stand in isolates."""
    assert re.search("[A-Za-z]", refusal.problem("en").text)
    return re.sub("\u2066[^\u2069]*\u2069|JSON", "", refusal.problem("fa").text)


@pytest.mark.parametrize("body", MESSAGES)
def test_a_bad_message_is_told_without_english(body: bytes) -> None:
    with pytest.raises(Refusal) as refused:
        parsed(body, msgspec.json.Decoder(NewTable))
    assert not re.search("[A-Za-z]", told(refused.value))


@pytest.mark.parametrize(
    ("game", "seats", "options"), [("silver", 9, {}), ("nothing", 3, {}), ("silver", 3, {"mode": "x"})]
)
def test_a_bad_set_up_is_told_without_english(game: str, seats: int, options: dict[str, str]) -> None:
    with pytest.raises(Refusal) as refused:
        checked_setup(NewTable(game, seats, options))
    assert not re.search("[A-Za-z]", told(refused.value))


def test_numbers_of_a_list_stay_apart() -> None:
    with pytest.raises(Refusal) as refused:
        checked_setup(NewTable("silver", 9, {}))
    assert "برای ۲، ۳، ۴ نفر است، نه ۹." in refused.value.problem("fa").text


def test_a_bot_that_is_not_there_is_told_without_english() -> None:
    with pytest.raises(Refusal) as refused:
        check_bot("genius", LEVELS)
    assert not re.search("[A-Za-z]", told(refused.value))
