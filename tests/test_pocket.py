"""The test game passes what every game must pass."""

from __future__ import annotations

from typing import Any, Optional

import pytest

import mizban
from conformance import Conformance, Spec
from leaks import Twin, with_half_choice
from mizban import Match, language
from mizban.core.game import Game
from mizban.core.source import Fast
from mizban.core.state import SPECTATOR, only
from pocket import GAME
from pocket.data import FACES, NONE
from pocket.rules import deck
from pocket.state import Pocket


class PocketSpec(Spec):
    game: Game[Any] = GAME
    games = 20

    def pieces(self, state: Pocket) -> object:
        cards = [card for card in state.hands + state.top + state.discard if card != NONE]
        return sorted(cards + deck(state))

    def twin(self, kind: str, state: Pocket, after: Any, seat: Optional[int], source: Fast) -> Twin:
        if kind == "c":
            return renumbered(state, source)
        twin = with_half_choice(state, seat, source)
        assert isinstance(twin, Pocket)
        redeal(twin, after if kind == "a" else None, seat, kind, source)
        return Twin(twin)


def shuffled(cards: list[int], source: Fast) -> list[int]:
    cards, left = [], cards[:]
    while left:
        cards.append(left.pop(source.below(len(left))))
    return cards


def renumbered(state: Pocket, source: Fast) -> Twin:
    """The same faces on other cards."""
    names = [card for face in range(len(FACES)) for card in shuffled([3 * face, 3 * face + 1, 3 * face + 2], source)]
    twin = state.copy()
    for cards in (twin.hands, twin.top, twin.discard):
        cards[:] = [card if card == NONE else names[card] for card in cards]
    return Twin(twin, lambda outcome: names[outcome])


def redeal(twin: Pocket, after: Optional[Pocket], seat: Optional[int], kind: str, source: Fast) -> None:
    """Deal anew all cards that a seat does not know, or does not see, and change bids that are still sealed."""
    bit = only(SPECTATOR if seat is None else seat)
    own = bit if kind == "a" else 0
    places = [place for place, knows in enumerate(twin.knows) if not knows & own and place // 2 != seat]
    tops = [i for i, knows in enumerate(twin.top_knows) if not knows & own]
    if after is not None:
        places = [place for place in places if not after.knows[place] & bit]
        tops = [i for i in tops if i < len(after.top) and not after.top_knows[i] & bit]
    hidden = [twin.hands[place] for place in places] + [twin.top[i] for i in tops]
    cards = shuffled(hidden + deck(twin), source)
    for place in places:
        twin.hands[place] = cards.pop()
    for i in tops:
        twin.top[i] = cards.pop()
    if after is None or after.sealed:
        twin.bids = [bid if bid == NONE or each == seat else source.below(3) for each, bid in enumerate(twin.bids)]


class TestPocket(Conformance):
    spec = PocketSpec()


# In words


def at_the_first_turn(faces: str = "four one") -> Match:
    """A match of two after looks and bids; seat 0 holds these faces, and acts."""
    cards = [3 * FACES.index(face) for face in faces.split()] + [4, 7]
    lists = {"hands": cards, "knows": [1, 1, 2, 2], "top": [], "top_knows": [], "discard": []}
    rest = [{"turn_of": {"seat": 1}}, {"clear": {}}, {"round": {}}, {"score": {}}]
    pending = [{"act": {"seat": 0}}, {"show": {"seat": 0}}, *rest]
    counts = {"bids": [-1, -1], "tokens": [0, 0], "peeked": [0, 0]}
    return mizban.position("pocket", {"round": 1, **lists, **counts, "pending": pending}, seed=1)


def refused(match: Match, text: str) -> str:
    reason = match.why(text)
    assert reason is not None
    return language.say(match.game, reason)


def test_a_round_is_played_in_words() -> None:
    match = mizban.new("pocket", 2, seed=1)
    for seat, text in ((0, "look 2"), (1, "look 1"), (0, "bid 2"), (1, "bid 0"), (0, "peek"), (0, "swap 1")):
        match.play(text, seat)
    told = [(seat, text) for seat, text in match.transcript() if seat is not None]
    assert told == [(0, "look 2"), (1, "look 1"), (0, "bid 2"), (1, "bid 0"), (0, "peek"), (0, "swap 1")]
    assert match.transcript()[0][1].startswith("deal ")


def test_all_that_can_be_said_is_listed() -> None:
    match = at_the_first_turn()
    assert match.choices() == ["keep", "swap 1", "swap 2", "peek"]
    assert match.things() == ["", "", "pile:deck"]
    match.play(1)
    assert match.things() == ["card:1", "card:2"]
    assert match.choices() == ["swap 1", "swap 2"]


def test_what_cannot_be_done_is_refused_by_a_rule() -> None:
    match = at_the_first_turn()
    match.play("peek")
    assert refused(match, "peek") == "You have peeked in this round already."
    assert refused(match, "show 1") == "Something else is asked now."
    match.play("keep")
    assert refused(match, "show 2") == "There is no four in that place: your second card."
    assert match.choices() == ["pass", "show 1"]
    assert refused(at_the_show("one two"), "show") == "You have no four to show."


def at_the_show(faces: str) -> Match:
    match = at_the_first_turn(faces)
    match.play("keep")
    return match


def test_a_shown_four_earns_a_token() -> None:
    match = at_the_show("one four")
    match.play("show 2")
    assert match.state.tokens == [1, 0]


def test_events_name_their_things_but_no_hidden_face() -> None:
    match = at_the_first_turn("one two")
    match.play("swap 1")
    mine, other = match.last_events(0)[0], match.last_events(1)[0]
    assert mine["things"] == ["pile:deck", f"face:{mine['face']}"]
    assert (other["face"], other["things"]) == (None, ["pile:deck"])


def test_a_position_with_a_question_to_nobody_is_refused() -> None:
    position = at_the_first_turn().position()
    with pytest.raises(mizban.BadPosition, match=r"pending\[0\] is about a player who is not there"):
        mizban.position("pocket", {**position, "pending": [{"show": {"seat": 2}}, *position["pending"][2:]]})
