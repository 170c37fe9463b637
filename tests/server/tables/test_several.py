"""What may join a set is told with the question, for the verb that was begun."""

from __future__ import annotations

import pytest

from keyflower_table import table
from mizban.server.messages import Several
from mizban.server.tables.sight import question


@pytest.mark.parametrize("verb", ["bid", "use"])
def test_a_set_has_the_verb_that_was_begun(verb: str) -> None:
    match = table("2 red", "3 blue", middle={"keywood": {}})
    match.play(f"{verb} keywood")
    found = question(match, 0)
    assert found is not None
    assert found.begun == ["tile:keywood"]
    assert found.several == Several(verb, ["worker:red"], False)


def test_a_bid_is_pointed_at_where_its_workers_will_stand() -> None:
    match = table("2 red", "3 blue", middle={"keywood": {}})
    found = question(match, 0)
    assert found is not None
    things = {(option.verb, option.thing) for option in found.options}
    assert {("bid", "stack:keywood"), ("use", "tile:keywood"), ("pass", "")} <= things
