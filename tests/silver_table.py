"""Silver in the words of its rules: tables to begin from, answers by name, and what can be seen.

Cards are written as in the rules, places count from 0: "d7" face-down, "u7" face-up, "*" the amulet, "u3>1" a Bodyguard
who guards place 1.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, Optional

import mizban
from mizban import Match
from mizban.core.state import CHANCE
from mizban.core.steps import step_name
from mizban.games.silver import GAME
from mizban.games.silver.data import NAMES
from mizban.records import fresh

OTHER: Final = "d10 d11 d11 d12 d8"  # the village of an opponent who does not matter
REASONS: Final = ("census", "deck_empty", "villagers_meet")
DEALT: Final = ((5, 12, 3, 0, 7), (8, 9, 2, 6, 11), (1, 1, 4, 4, 10), (2, 3, 13, 5, 6))

# The short word of each answer.
PLAIN: Final = {
    **{name: name for name in ("draw", "take", "call", "discard", "enough", "lift", "decline", "finish")},
    "draw-more-yes": "more",
    "draw-more-no": "stop",
    "conjure-yes": "look",
    "conjure-no": "decline",
    "inspect-yes": "look",
    "inspect-no": "decline",
}
CARDS: Final = {"shown": "shown ", "pick": "pick ", "search": "card "}
PLACES: Final = {
    "empath": "empath ",
    "guard": "guard ",
    "amulet": "amulet ",
    "exchange": "swap ",
    "exchange-too": "and ",
    "guard-place": "to ",
    "place": "",
}
FREE: Final = ("empath", "guard", "amulet")


# Tables to begin from


def table(
    *villages: str,
    top: str = "",
    hand: str = "",
    discard: str = "",
    display: str = "",
    holder: Optional[int] = None,
    active: bool = False,
    mode: str = "rounds4",
    aid: str = "off",
    any_holder: bool = False,
    points: Sequence[dict[str, int]] = (),
    **rest: Any,
) -> Match:
    """A match in the middle of a round; seat 0 begins a turn, and a second village stands there if none is named."""
    rows = [*villages, OTHER] if len(villages) == 1 else [*villages]
    placement = "any_holder" if any_holder else "won_by_call"
    players: list[dict[str, Any]] = [{"village": row.split()} for row in rows]
    for player, ledger in zip(players, points, strict=False):
        player["points"] = ledger
    description = {
        "options": {"mode": mode, "memory_aid": aid, "amulet_placement": placement},
        "players": players,
        "top": top.split(),
        "hand": hand.split(),
        "discard": [int(number) for number in discard.split()],
        "display": [int(number) for number in display.split()],
        "amulet": {"holder": holder, "active": active},
        **rest,
    }
    return mizban.position("silver", description, seed=1)


def drawn(number: int, *villages: str, top: str = "", **rest: Any) -> Match:
    """A match in which seat 0 has drawn this card and holds it."""
    match = table(*villages, top=f"{number} {top}", **rest)
    play(match, "draw")
    return match


def power(number: int, *villages: str, **rest: Any) -> Match:
    """A match in which seat 0 has drawn this card and discarded it at once."""
    match = drawn(number, *villages, **rest)
    play(match, "discard")
    return match


def last_turn(*villages: str, caller: Optional[int] = None, last: int = 1, **rest: Any) -> Match:
    """A match after the last turn of a round: with a caller by census, else because the deck is empty."""
    turn = 0 if caller is None else (caller - 1) % len(villages)
    match = table(*villages, top=str(last), deck=1, caller=caller, turn=turn, **rest)
    play(match, "draw", "discard")
    if match.seat == turn and "finish" in options(match):
        play(match, "finish")
    return match


def dealt(seats: int, start: int = 0, first: int = 9, cards: Sequence[Sequence[int]] = DEALT, **options: str) -> Match:
    """A new match in which chance deals these cards."""
    match = fresh(GAME, seats, options, bytes(32))
    for outcome in (start, *(number for seat in range(seats) for number in cards[seat]), first):
        match.take(CHANCE, outcome)
    match.roll()
    return match


def look_around(match: Match) -> Match:
    """All players look at their first two cards."""
    for seat in match.waiting:
        for slot in ("0", "1"):
            play(match, slot, seat=seat)
    return match


# Questions and answers


def asked(match: Match) -> tuple[str, int]:
    """The question and the seat to which it goes."""
    ask = match.question()
    return step_name(type(ask)), ask.seat


def word_of(match: Match, answer: int, seat: Optional[int]) -> str:
    """An answer in short: draw, swap 2 (the place), 1/2 (an opponent and the place)."""
    word = match.game.option(match.state, match.question(seat), answer)
    name = word.id.removeprefix("answer-")
    if name in PLAIN:
        return PLAIN[name]
    if name in CARDS:
        return CARDS[name] + str(NAMES.index(str(word.args["card"])))
    slot = int(word.args["place"]) - 1
    return PLACES[name] + str(slot) if name in PLACES else f"{word.args['other']}/{slot}"


def options(match: Match, seat: Optional[int] = None) -> list[str]:
    """All legal answers in short."""
    return [word_of(match, answer, seat) for answer in match.legal(seat)]


def own_options(match: Match) -> list[str]:
    """The legal answers without free actions."""
    return [word for word in options(match) if word.split()[0] not in FREE]


def free_options(match: Match) -> list[str]:
    """The free actions possible now."""
    return [word for word in options(match) if word.split()[0] in FREE]


def targets(match: Match) -> list[str]:
    """The legal answers without free actions and without declining."""
    return [word for word in own_options(match) if word != "decline"]


def play(match: Match, *words: str, seat: Optional[int] = None) -> None:
    """Answer one question after the other, whoever is asked."""
    for word in words:
        assert word in options(match, seat), f"{word} is not among {options(match, seat)}"
        match.play(match.legal(seat)[options(match, seat).index(word)], seat)


def exchange(match: Match, *slots: int, at: Optional[int] = None) -> None:
    """Exchange the card in hand with these own cards; matching ones leave their place to it."""
    first, *more = slots
    play(match, f"swap {first}", *(f"and {slot}" for slot in more), "enough")
    if at is not None:
        play(match, str(at))


def idle_turn(match: Match) -> None:
    """Draw and discard without using anything."""
    seat, number = match.seat, match.view()["round"]
    play(match, "draw")
    while match.seat == seat and match.view()["round"] == number:
        words = options(match)
        play(match, next(word for word in ("stop", "discard", "decline", "finish", words[0]) if word in words))


# What can be seen


def village(match: Match, seat: int = 0) -> str:
    """A village as it truly lies, without who has seen what."""
    return " ".join(re.sub(r"[!~]|@.*", "", card) for card in match.position()["players"][seat]["village"])


def faces(match: Match, viewer: int, owner: int = 0) -> str:
    """The numbers of a village that a seat knows; the others are question marks."""
    return " ".join(found(card) for card in match.known(viewer)["players"][owner]["village"])


def known_top(match: Match, viewer: int) -> str:
    """The next cards of the deck that a seat knows, as far as they have been drawn before."""
    return " ".join(found(card) for card in match.known(viewer)["top"])


def found(card: str) -> str:
    """The number of a written card, or a question mark."""
    hit = re.search(r"\d+|\?", card)
    assert hit
    return hit[0]


def numbers(match: Match, viewer: Optional[int], owner: int = 0) -> list[Optional[int]]:
    """The numbers of a village that are shown to a seat."""
    return [card["number"] for card in match.view(viewer)["players"][owner]["village"]]


def discard(match: Match) -> list[int]:
    """The discard pile, bottom to top."""
    return list(match.position()["discard"])


def display(match: Match) -> list[int]:
    return list(match.view()["display"])


def deck(match: Match) -> int:
    return int(match.view()["deck"])


def next_cards(match: Match) -> str:
    """The cards that lie drawn on the deck, next first."""
    return " ".join(found(card) for card in match.position()["top"])


def last(match: Match) -> list[int]:
    """The points of the last round."""
    return [player["last"] for player in match.view()["players"]]


def amulet(match: Match) -> tuple[Optional[int], bool]:
    """Who has the amulet, and whether it may be placed."""
    seen = match.view()["amulet"]
    return seen["holder"], seen["active"]


def amulet_on(match: Match) -> Optional[int]:
    """The place on which the amulet lies."""
    on = match.view()["amulet"]["on"]
    return None if on is None else on - 1


def kinds(match: Match, seat: Optional[int] = None) -> list[str]:
    """What has happened, by kind."""
    return [event["kind"] for event in match.events(seat)]


def ended(match: Match) -> Optional[str]:
    """Why the round has ended, if it has."""
    return next((kind for kind in kinds(match) if kind in REASONS), None)


def heard(match: Match, kind: str, seat: Optional[int]) -> list[dict[str, Any]]:
    """The events of a kind as a seat has heard of them."""
    return [event for event in match.events(seat) if event["kind"] == kind]


def cards_heard(match: Match, kind: str, seat: Optional[int]) -> list[Optional[int]]:
    """The numbers in the events of a kind as a seat has heard of them."""
    found = [event["card"] for event in heard(match, kind, seat)]
    return [None if card is None else NAMES.index(card) for card in found]
