"""Kilt Castle in the words of its rule book: tables to begin from, answers by name, and what can be seen."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, Optional

import mizban
from mizban import Match
from mizban.core.state import CHANCE
from mizban.core.steps import step_name
from mizban.games.kilt_castle import GAME
from mizban.records import fresh

COLOURS: Final = {"R": "red", "O": "orange", "L": "light_grey", "D": "dark_grey"}
SINGLES: Final = ("S-R", "S-O", "S-L", "S-D")
DOUBLES: Final = ("D-RO", "D-RL", "D-RD", "D-OL", "D-OD", "D-LD")
CARDS: Final = SINGLES + DOUBLES
POSITIONS: Final = tuple(f"P{n}" for n in range(20))
SQUARES: Final = tuple(f"{column}{row}" for row in "12345" for column in "abcde")

# Who owns which colours.
TWO: Final = ("RO", "LD")
THREE: Final = ("R", "O", "L")
FOUR: Final = ("R", "O", "L", "D")

# All sixteen storeys of red, and all but the last one.
SIXTEEN: Final = "R R R R R R R R R R R R1 R1 R1 R2 R2"
FIFTEEN: Final = "R R R R R R R R R R R1 R1 R1 R2 R2"

# The doc's table of lines for water at the bottom right, nearest site first.
LINES: Final = {
    "P0": "a1 a2 a3 a4 a5",
    "P1": "b1 b2 b3 b4 b5",
    "P2": "c1 c2 c3 c4 c5",
    "P3": "d1 d2 d3 d4",
    "P4": "e1 e2 e3",
    "P5": "e1 d1 c1 b1 a1",
    "P6": "e2 d2 c2 b2 a2",
    "P7": "e3 d3 c3 b3 a3",
    "P8": "d4 c4 b4 a4",
    "P9": "c5 b5 a5",
    "P10": "e3 e2 e1",
    "P11": "d4 d3 d2 d1",
    "P12": "c5 c4 c3 c2 c1",
    "P13": "b5 b4 b3 b2 b1",
    "P14": "a5 a4 a3 a2 a1",
    "P15": "a5 b5 c5",
    "P16": "a4 b4 c4 d4",
    "P17": "a3 b3 c3 d3 e3",
    "P18": "a2 b2 c2 d2 e2",
    "P19": "a1 b1 c1 d1 e1",
}


# Tables to begin from


def table(
    cards: Optional[Mapping[str, Any]] = None,
    *,
    players: Sequence[str] = FOUR,
    ducats: Optional[Mapping[str, int]] = None,
    towers: str | Mapping[str, str] = "",
    roofs: Sequence[str] = (),
    **rest: Any,
) -> Match:
    """A match from a position: the colours of each player, ducats by player (10 if not said), towers drawn or named."""
    drawn, under_roofs = board(towers) if isinstance(towers, str) else (dict(towers), [])
    purse = ducats or {}
    description = {
        "players": [{"colours": [COLOURS[c] for c in own], "ducats": purse.get(own, 10)} for own in players],
        "cards": dict(cards or {}),
        "towers": drawn,
        "roofs": [*under_roofs, *roofs],
        **rest,
    }
    return mizban.position("kilt-castle", description, seed=1)


def board(picture: str) -> tuple[dict[str, str], list[str]]:
    """Towers and roofs from a drawing of five lines: OD2 is orange below dark grey with two crests, ^ is a roof."""
    cells = picture.split()
    assert len(cells) in (0, 25), "a drawing has five lines of five squares"
    storeys = {name: " ".join(re.findall(r"[ROLD]\d?", cell)) for name, cell in zip(SQUARES, cells, strict=False)}
    towers = {name: tower for name, tower in storeys.items() if tower}
    return towers, [name for name, cell in zip(SQUARES, cells, strict=False) if cell.endswith("^")]


def in_play(players: Sequence[str]) -> list[str]:
    """The cards all of whose colours somebody has."""
    colours = "".join(players)
    return [card for card in CARDS if all(letter in colours for letter in card[2:])]


def lay(counts: Mapping[str, int], players: Sequence[str], first: Sequence[str] = ()) -> dict[str, Any]:
    """Cards in rows of these sizes, the named ones first; P24 is the position P4 on the second time round."""
    order = [*first, *(card for card in in_play(players) if card not in first)]
    places = [int(at[1:]) for at, count in counts.items() for _ in range(count)]
    return {card: {"travel": travel} for card, travel in zip(order, places, strict=True)}


def rows(counts: Mapping[str, int], *, players: Sequence[str] = FOUR, **rest: Any) -> Match:
    """A match in which the cards lie in rows of these sizes."""
    return table(lay(counts, players), players=players, **rest)


def landed(card: str, at: str, *, players: Sequence[str] = FOUR, empties: bool = False, **rest: Any) -> Match:
    """A match in which a card has just moved to a position, where R/O now lies with red to the board."""
    goal = int(at[1:]) + 20
    sizes = {10: (4, 3, 3), 6: (2, 2, 2)} if not empties else {10: (1, 3, 3, 3), 6: (1, 2, 2, 1)}
    counts = {f"P{goal - 1 + i}": size for i, size in enumerate(sizes[len(in_play(players))])}
    cards = lay(counts, players, first=[card_id(card)])
    if "/" in card:
        cards[card_id(card)]["near"] = COLOURS[card[2]]  # before it turns
    match = table(cards, players=players, **rest)
    play(match, card_id(card), at)
    return match


def card_id(card: str) -> str:
    """The card that lies as R/O (near/far), or the one-colour card R."""
    letters = "".join(sorted(card.replace("/", ""), key="ROLD".index))
    return f"{'S' if len(letters) == 1 else 'D'}-{letters}"


def dealt(seats: int, cards: Sequence[str], **options: str) -> Match:
    """A new match in which chance deals these two-colour cards, each as it lies (near/far)."""
    match = fresh(GAME, seats, options, bytes(32))
    for card in cards:
        turned = card_id(card)[2] != card[0]
        match.timeline.take(CHANCE, 2 * DOUBLES.index(card_id(card)) + turned)
    return match


# Questions and answers


def asked(match: Match) -> tuple[str, int]:
    """The question and the seat to which it goes."""
    ask = match.question()
    return step_name(type(ask)), ask.seat


def options(match: Match) -> list[str]:
    """The legal answers: cards, positions, sites or numbers of crests."""
    return [thing.partition(":")[2] for thing in match.things()]


def play(match: Match, *texts: str) -> None:
    """Make one choice after the other, whoever is asked."""
    for text in texts:
        match.play(text)


def places(match: Match, at: str) -> list[str]:
    """Where a card of this row may go, nearest first; the same for each of its cards."""
    found = [places_of(match, card) for card in cards_at(match, at)]
    assert found, f"no card lies at {at}"
    assert all(each == found[0] for each in found)
    return found[0]


def places_of(match: Match, card: str) -> list[str]:
    """Where a card may go, nearest first."""
    start = next(int(seen["at"][1:]) for seen in match.view()["cards"] if seen["card"] == card)
    return sorted([at for each, at in moves(match) if each == card], key=lambda at: (int(at[1:]) - start - 1) % 20)


def moves(match: Match) -> list[tuple[str, str]]:
    """All moves: a card and where it goes."""
    return [(card, at) for _, card, at in map(str.split, match.choices())]


def prices(match: Match) -> dict[str, int]:
    """The sites that are offered, each with its price."""
    words = [match.game.option(match.state, match.question(), answer) for answer in match.legal()]
    return {str(word.args["site"]): int(word.args.get("price", 0)) for word in words}


def answer_at_random(match: Match, chance: random.Random) -> None:
    """Answer one question; of a card and its place, each pair is as likely as another."""
    if asked(match)[0] == "move_card":
        match.play(chance.choice(match.choices()))
    else:
        match.play(chance.choice(match.legal()))


# What can be seen


def cards_at(match: Match, at: str) -> list[str]:
    return [card["card"] for card in match.view()["cards"] if card["at"] == at]


def lies(match: Match, card: str) -> str:
    """How a two-colour card lies: near/far."""
    seen = next(seen for seen in match.view()["cards"] if seen["card"] == card)
    letter = {name: letter for letter, name in COLOURS.items()}
    return f"{letter[seen['near']]}/{letter[seen['far']]}"


def sizes(match: Match) -> dict[str, int]:
    """How many cards lie at each position that has any."""
    return dict(Counter(card["at"] for card in match.view()["cards"]))


def tower(match: Match, site: str) -> str:
    """A tower from bottom to top, such as O D2."""
    letter = {name: letter for letter, name in COLOURS.items()}
    storeys = match.view()["sites"].get(site, {"storeys": []})["storeys"]
    return " ".join(f"{letter[storey['colour']]}{storey['crests'] or ''}" for storey in storeys)


def roofs(match: Match) -> list[str]:
    return [name for name, site in match.view()["sites"].items() if site["roof"]]


def ducats(match: Match) -> list[int]:
    return [player["ducats"] for player in match.view()["players"]]


def supply(match: Match) -> dict[str, list[int]]:
    """The storeys not built yet of each colour: plain, with one crest, with two."""
    return {name: colour["storeys"] for player in match.view()["players"] for name, colour in player["colours"].items()}


def income(match: Match) -> dict[str, int]:
    """What a ducat day would pay for each colour now."""
    return {name: colour["income"] for player in match.view()["players"] for name, colour in player["colours"].items()}


def kinds(match: Match) -> list[str]:
    """What has happened, by kind."""
    return [event["kind"] for event in match.events()]
