"""Stone Age in the words of its rules: positions to begin from, answers by name, and what can be seen.

Resources are written "2 wood 1 gold", tools "3 2! 2" (the middle one is used), cards and tiles by their names. Players
answer in the notation: "place forest 3", "buy 2 wood gold", "add 1 once:3". Chance answers between them: "dice 4 5",
"shows art-tool", "draws farmer2-dice".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Optional

import mizban
from mizban import Match, NotAnAnswer, NotLegal
from mizban.core.notation.wording import short_name, sign_of
from mizban.core.state import CHANCE
from mizban.core.steps import step_name
from mizban.games.stone_age import GAME
from mizban.games.stone_age.data import CARD_NAMES, PLACES, RESOURCES, TILE_NAMES
from mizban.records import fresh
from texts import bare

Tribe = dict[str, Any]
Placed = Mapping[str, Sequence[int]]

RED, BLUE, GREEN, YELLOW = range(4)
NOBODY: Final[Placed] = {}
FOUR_CARDS: Final = ("pottery-food7", "medicine-food5", "art-tool", "weaving-food3")
TOPS: Final = ("wwb", "wws", "wbb", "wwg")


# Positions to begin from


def counted(goods: str) -> dict[str, int]:
    """Resources by kind: "2 wood 1 gold"."""
    numbers = goods.split()
    return {kind: int(number) for number, kind in zip(numbers[::2], numbers[1::2], strict=True)}


def tribe(goods: str = "", tools: str = "", cards: str = "", kept: str = "", buildings: str = "", **rest: Any) -> Tribe:
    """A player; what is left out is as in the beginning of a game."""
    return {
        "goods": counted(goods),
        "tools": [int(tool.rstrip("!")) for tool in tools.split()],
        "used": [int(tool.rstrip("!")) for tool in tools.split() if tool.endswith("!")],
        "cards": [*cards.split(), *kept.split()],
        "kept": kept.split(),
        "buildings": buildings.split(),
        **rest,
    }


def described(tribes: Sequence[Tribe], seats: int, pending: Sequence[object], rest: Mapping[str, Any]) -> Match:
    """A match of at least so many seats in which this is to be done next."""
    players = [*tribes, *({} for _ in range(seats - len(tribes)))]
    return mizban.position("stone-age", {"players": players, "pending": [*pending], **rest}, seed=1)


def steps(kind: str, seats: int, start: int = 0) -> list[object]:
    """The same step for all seats, from the start player clockwise."""
    return [{kind: {"seat": (start + i) % seats}} for i in range(seats)]


def placing(*tribes: Tribe, seats: int = 2, turn: int = 0, **rest: Any) -> Match:
    """A match in which it is a seat's turn to place figures."""
    return described(tribes, max(seats, len(tribes)), [{"place_at": {"seat": turn}}], rest)


def acting(*tribes: Tribe, seats: int = 2, turn: Optional[int] = None, placed: Placed = NOBODY, **rest: Any) -> Match:
    """A match in which it is a seat's turn to act; the last seat has a hunter, so that the round goes on after it."""
    seats = max(seats, len(tribes))
    start = int(rest.get("start", 0))
    before = 0 if turn is None else (turn - start) % seats
    board = {"hunting_ground": [0] * (seats - 1) + [1], **placed}
    ahead = [*steps("acting", seats, start)[before:], *steps("feed", seats, start), {"new_round": {}}]
    return described(tribes, seats, ahead, {"placed": board, **rest})


def buying(card: str, *tribes: Tribe, space: int = 1, seats: int = 2, **rest: Any) -> Match:
    """A match in which seat 0 has a figure on the space of this card, and acts."""
    others = [name for name in FOUR_CARDS if name != card]
    display: list[str] = [*others[: space - 1], card, *others[space - 1 :]][:4]
    return acting(*tribes, seats=seats, placed={f"card_{space}": [1]}, display=display, **rest)


def building(tile: str, *tribes: Tribe, seats: int = 2, below: int = 6, **rest: Any) -> Match:
    """A match in which seat 0 has a figure on the first stack with this tile on top, and acts."""
    seats = max(seats, len(tribes))
    others = [name for name in TOPS if name != tile]
    stacks = [{"top": tile, "below": below}, *({"top": name} for name in others[: seats - 1])]
    return acting(*tribes, seats=seats, placed={"building_1": [1]}, stacks=stacks, **rest)


def feeding(*tribes: Tribe, seats: int = 2, start: int = 0, **rest: Any) -> Match:
    """A match in which all have acted, and the tribes are fed."""
    seats = max(seats, len(tribes))
    return described(tribes, seats, [*steps("feed", seats, start), {"new_round": {}}], {"start": start, **rest})


def after_round(*tribes: Tribe, seats: int = 2, **rest: Any) -> Match:
    """A match in which all are fed, and a new round is prepared or the game ends; chance turns up any cards."""
    return described(tribes, max(seats, len(tribes)), [{"new_round": {}}], rest)


def scored(*tribes: Tribe, seats: int = 2, **rest: Any) -> Match:
    """A match that has ended, with its final scoring."""
    return described(tribes, max(seats, len(tribes)), [{"final_scoring": {}}], rest)


def dealt(seats: int, start: int = 0) -> Match:
    """A new match in which chance turns up the cards and tiles named above."""
    match = fresh(GAME, seats, {}, bytes(32))
    match.timeline.take(CHANCE, start)
    play(match, *(f"shows {name}" for name in (*FOUR_CARDS, *TOPS[:seats])))
    return match


def all_but(*cards: str) -> str:
    """All cards of the box but these, for a player who is to have them."""
    return " ".join(name for name in CARD_NAMES if name not in cards)


# Questions and answers


def asked(match: Match) -> tuple[str, int]:
    """The question and the seat to which it goes."""
    ask = match.question()
    return step_name(type(ask)), ask.seat


def options(match: Match) -> list[str]:
    """All legal answers in short: forest, 3, once:2, buy, wood."""
    ask, found = match.question(), list[str]()
    for answer in match.legal():
        sign = sign_of(GAME.wordings, match.state, ask, answer)
        found.append(" ".join(short_name(GAME.wordings, sign.verb, thing) for thing in sign.things) or sign.verb)
    return found


def numbers_of(word: str) -> list[int]:
    """The outcomes of chance that a word stands for; none if it is an answer of a player."""
    name, *rest = word.split()
    if name == "dice":
        return [int(face) for face in rest]
    if name not in ("shows", "draws"):
        return []
    return [(CARD_NAMES if rest[0] in CARD_NAMES else TILE_NAMES).index(rest[0])]


def play(match: Match, *texts: str) -> None:
    """Make one choice after the other, whoever is asked; chance answers as told, or else by itself."""
    for text in texts:
        outcomes = numbers_of(text)
        for outcome in outcomes:
            match.timeline.take(CHANCE, outcome)
        if not outcomes:
            match.timeline.roll()
            give(match, match.read(text))
    match.timeline.roll()


def begin(match: Match, *names: str) -> None:
    """Give one answer after the other, so that a choice of several may stay half made."""
    for name in names:
        assert name in options(match), f"{name} is not among {options(match)}"
        give(match, [match.legal()[options(match).index(name)]])
    match.timeline.roll()


def give(match: Match, answers: list[int]) -> None:
    """Answer the questions that are asked now; chance is not asked yet."""
    for answer in answers:
        seat = match.seat
        assert seat is not None
        match.timeline.take(seat, answer)


def buy(match: Match, goods: str, *more: str) -> None:
    """Seat 0 resolves its only place, and pays this for what lies there."""
    play(match, *(place for place in options(match) if place in PLACES))
    play(match, f"buy {goods}", *more)


def is_refused(match: Match, word: str) -> bool:
    """Whether this answer, by its number, is refused, and nothing is changed by the attempt."""
    number: dict[str, int] = {name: i for names in (PLACES, RESOURCES) for i, name in enumerate(names)}
    before = match.position()
    try:
        match.play(number[word] if word in number else int(word))
    except (NotLegal, NotAnAnswer):
        return match.position() == before
    return False


def reason(match: Match, text: str, seat: Optional[int] = None) -> Optional[str]:
    """The id of the rule that forbids a choice; None when it is allowed."""
    word = match.why(text, seat)
    return None if word is None else word.id.removeprefix("why-")


# What can be seen


def seen(match: Match, seat: int = 0) -> dict[str, Any]:
    """A tribe as all see it."""
    return dict(match.view()["players"][seat])


def goods(match: Match, seat: int = 0) -> str:
    """The resources of a seat."""
    return " ".join(f"{number} {kind}" for kind, number in seen(match, seat)["goods"].items() if number)


def tools(match: Match, seat: int = 0) -> str:
    """The permanent tools of a seat; those that are used have a mark."""
    return " ".join(f"{tool['value']}{'!' if tool['used'] else ''}" for tool in seen(match, seat)["tools"])


def food(match: Match, seat: int = 0) -> int:
    return int(seen(match, seat)["food"])


def score(match: Match, seat: int = 0) -> int:
    return int(seen(match, seat)["score"])


def level(match: Match, seat: int = 0) -> int:
    """The agriculture level."""
    return int(seen(match, seat)["agriculture"])


def homes(match: Match) -> list[int]:
    """By seat: figures at home."""
    return [player["home"] for player in match.view()["players"]]


def display(match: Match) -> list[Optional[str]]:
    return list(match.view()["display"])


def deck(match: Match) -> int:
    return int(match.view()["deck"])


def tops(match: Match) -> list[Optional[str]]:
    """The face-up tile of each stack."""
    return [stack["tile"] for stack in match.view()["stacks"]]


def kinds(match: Match, seat: Optional[int] = None) -> list[str]:
    """What has happened, by kind."""
    return [event["kind"] for event in match.events(seat)]


def heard(match: Match, kind: str, seat: Optional[int] = None) -> list[dict[str, Any]]:
    """The events of a kind as a seat has heard of them, without their kind."""
    found = [event for event in match.events(seat) if event["kind"] == kind]
    return [{name: value for name, value in event.items() if name != "kind"} for event in bare(found)]
