"""Silver in the words of its rules: tables to begin from, answers by name, and what can be seen.

Cards are written as in the rules, slots count from 0: "d7" face-down, "u7" face-up, "*" the amulet, "u3>1" a Bodyguard
who guards slot 1. Choices are said in the notation, in which places count from 1.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Optional

import mizban
from mizban import Match
from mizban.core.state import CHANCE
from mizban.core.steps import step_name
from mizban.games.silver import GAME
from mizban.games.silver.data import COPIES, NAMES
from mizban.records import fresh
from texts import bare

OTHER: Final = "d10 d11 d11 d12 d8"  # the village of an opponent who does not matter
REASONS: Final = ("census", "deck_empty", "villagers_meet")
DEALT: Final = ((5, 12, 3, 0, 7), (8, 9, 2, 6, 11), (1, 1, 4, 4, 10), (2, 3, 13, 5, 6))

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
    options: Mapping[str, str] = MappingProxyType({}),
    points: Sequence[dict[str, int]] = (),
    **rest: Any,
) -> Match:
    """A match in the middle of a round; seat 0 begins a turn, and a second village stands there if none is named.

    In a later round somebody has the amulet, and who has laid it on a card was entitled to. A deck that is smaller than
    what is left has been used up: the rest of it lies at the bottom of the discard pile.
    """
    rows = [*villages, OTHER] if len(villages) == 1 else [*villages]
    placement = "any_holder" if any_holder else "won_by_call"
    players: list[dict[str, Any]] = [{"village": row.split()} for row in rows]
    for player, ledger in zip(players, points, strict=False):
        player["points"] = ledger
    if holder is None and (points or rest.get("round", 1) > 1):
        holder = rest.get("start", 0)
    active = active or (not any_holder and any("*" in row for row in rows))
    description = {
        "options": {"mode": mode, "memory_aid": aid, "amulet_placement": placement, **options},
        "players": players,
        "top": top.split(),
        "hand": hand.split(),
        "discard": [int(number) for number in discard.split()],
        "display": [int(number) for number in display.split()],
        "amulet": {"holder": holder, "active": active},
        **rest,
    }
    if "deck" in rest:
        description["discard"] = [*used_up(description), *description["discard"]]
    return mizban.position("silver", description, seed=1)


def used_up(description: dict[str, Any]) -> list[int]:
    """The cards, high ones first, that must have been discarded before, for the deck to be as small as it is said."""
    left = list(COPIES)
    texts = [card for player in description["players"] for card in player["village"]]
    for text in [*texts, *description["top"], *description["hand"]]:
        left[int(found(text))] -= 1
    for number in [*description["discard"], *description["display"]]:
        left[number] -= 1
    spare = 20 - 5 * len(description["players"])
    used = sum(left) - spare - (description["deck"] - len(description["top"]))
    return [number for number in range(13, -1, -1) for _ in range(left[number])][:used]


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
        match.timeline.take(CHANCE, outcome)
    match.timeline.roll()
    return match


def look_around(match: Match) -> Match:
    """All players look at their first two cards."""
    for seat in match.waiting:
        play(match, "look 1", "look 2", seat=seat)
    return match


# Questions and answers


def asked(match: Match) -> tuple[str, int]:
    """The question and the seat to which it goes."""
    ask = match.question()
    return step_name(type(ask)), ask.seat


def options(match: Match, seat: Optional[int] = None) -> list[str]:
    """The legal answers, each as far as it goes: draw, reveal b3, exchange 1, guard 1."""
    signs = [match.game.sign(match.state, match.question(seat), answer) for answer in match.legal(seat)]
    return [" ".join([sign.verb or "guard", *sign.names]) for sign in signs]


def own_options(match: Match) -> list[str]:
    """The legal answers without free actions."""
    return [word for word in options(match) if word.split()[0] not in FREE]


def free_options(match: Match) -> list[str]:
    """The free actions possible now."""
    return [word for word in options(match) if word.split()[0] in FREE]


def targets(match: Match) -> list[str]:
    """The legal answers without free actions and without declining."""
    return [word for word in own_options(match) if word != "decline"]


def cards(match: Match) -> list[str]:
    """The cards at which the answers without free actions aim, such as b3."""
    return [word.split()[-1] for word in targets(match)]


def play(match: Match, *texts: str, seat: Optional[int] = None) -> None:
    """Make one choice after the other, whoever is asked."""
    for text in texts:
        match.play(text, seat)


def begin(match: Match, *answers: str) -> Match:
    """Give single answers, as options lists them: a choice that is not finished stays half made."""
    for answer in answers:
        match.play(match.legal()[options(match).index(answer)])
    return match


def exchange(match: Match, *slots: int, at: Optional[int] = None) -> None:
    """Exchange the card in hand with own cards, by slots from 0; matching ones leave their place to it."""
    play(match, " ".join(["exchange", *(str(slot + 1) for slot in slots)]))
    if at is not None:
        play(match, f"put {at + 1}")


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
    return " ".join(re.sub(r"!|@.*", "", card) for card in match.position()["players"][seat]["village"])


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
    return bare([event for event in match.events(seat) if event["kind"] == kind])


def cards_heard(match: Match, kind: str, seat: Optional[int]) -> list[Optional[int]]:
    """The numbers in the events of a kind as a seat has heard of them."""
    found = [event["card"] for event in heard(match, kind, seat)]
    return [None if card is None else NAMES.index(card) for card in found]
