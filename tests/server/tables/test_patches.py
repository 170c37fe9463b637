"""A patch says how a view differs from the one before, and never takes more than the view itself."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mizban.server.messages import Patch
from mizban.server.tables.patches import difference, size

CASES = json.loads((Path(__file__).parents[2] / "patches.json").read_text())  # the browser's tests have the same
PLAIN = st.recursive(
    st.none() | st.text(max_size=3) | st.integers(2, 9),
    lambda parts: st.lists(parts, max_size=4) | st.dictionaries(st.sampled_from("abcde"), parts, max_size=4),
    max_leaves=20,
)
VIEW = st.dictionaries(st.sampled_from("abcde"), PLAIN)


def applied(view: Any, patch: Patch) -> Any:
    """The view after a patch, as every client makes it."""
    whole = {"view": deepcopy(view)}
    for path in patch.gone:
        del at(whole, path)[path[-1]]
    for path, value in patch.put:
        at(whole, path)[path[-1] if path else "view"] = value
    return whole["view"]


def at(whole: Any, path: list[str | int]) -> Any:
    for name in ["view", *path[:-1]] if path else []:
        whole = whole[name]
    return whole


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_a_difference_is_as_small_as_it_can_be_said(case: dict[str, Any]) -> None:
    patch = difference(case["old"], case["new"])
    assert msgspec.json.decode(msgspec.json.encode(patch)) == case["patch"]
    assert applied(case["old"], patch) == case["new"]


@settings(deadline=None)
@given(VIEW, VIEW)
def test_any_view_can_be_made_from_any_other(old: dict[str, Any], new: dict[str, Any]) -> None:
    patch = difference(old, new)
    assert applied(old, patch) == new
    assert old == new or size(patch) <= size(Patch([([], new)]))
