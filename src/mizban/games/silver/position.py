"""A readable description of any position, written and read.

A card is written such as "d7@02": face-down, seven, seen by seats 0 and 2. Further signs: "*" the amulet lies on it,
">3" it guards place 3 (counted from 0), "!" an Empath that has looked this turn.
"""

from __future__ import annotations

import re
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.faults import Misread, misread
from mizban.core.game import Plain
from mizban.core.packed import total, with_number
from mizban.core.reading import Fields, as_list, as_number, shown
from mizban.core.state import Step
from mizban.games.silver.cards import (
    ALL,
    NUMBER,
    SEEN,
    USED,
    guarded_by,
    guarding,
    is_up,
    public,
    who_saw,
)
from mizban.games.silver.data import (
    COPIES,
    ENTRIES,
    GUARD_MOVES,
    IDLE_LAPS,
    LEDGER,
    OPTIONS,
    SLOTS,
    SQUIRES,
)
from mizban.games.silver.laws import undrawn
from mizban.games.silver.pending import SCRIPT
from mizban.games.silver.rules import add_card, has_done, take_undrawn
from mizban.games.silver.state import NOBODY, NOTHING, Silver
from mizban.games.silver.steps.deal import Deal, FirstLook, NextRound, table_of
from mizban.games.silver.steps.ending import EndRound
from mizban.games.silver.steps.exchange import Exchange, PlaceAt
from mizban.games.silver.steps.free import MoveGuard, Question
from mizban.games.silver.steps.powers import Give
from mizban.games.silver.steps.turn import AfterMain, EndOfTurn, Finish, Turn

IN_TURN: Final = (Question, MoveGuard, Exchange, PlaceAt, Give)
UNKNOWN: Final = "?"
VILLAGE: Final = ("d5", "d6", "d7", "d8", "d9")  # where a position says nothing
CARD: Final = re.compile(r"([du])(\d{1,2})(\*?)(?:>(\d{1,2}))?(!?)(?:@(all|[0-3]+))?", re.ASCII)
HELD: Final = re.compile(r"(\d{1,2})(?:@(all|[0-3]+))?", re.ASCII)
MOST_POINTS: Final = 100_000
MOST_ROUNDS: Final = 100_000
MOST_TEXTS: Final = 10_000
PARSED: Final[dict[str, tuple[int, bool]]] = {}


# Writing


def write(state: Silver) -> Plain:
    """The whole position."""
    return {**describe(state, ALL), "pending": SCRIPT.written(state)}


def describe(state: Silver, eyes: int) -> Plain:
    """What lies on the table; a face that none of these eyes has seen is a question mark, unless all are asked."""
    return {
        "options": {
            "mode": "points100" if state.points else "rounds4",
            "memory_aid": "on" if state.aid else "off",
            "amulet_placement": "any_holder" if state.any_holder else "won_by_call",
            "amulet_tie": "holder" if state.tie_to_holder else "caller",
            "direction": "same" if state.same_direction else "by_source",
        },
        "players": [player_of(state, seat, eyes) for seat in range(state.seats)],
        "deck": state.deck,
        "top": [held_text(card, eyes) for card in reversed(list(state.top))],
        "discard": list(state.discard),
        "display": list(state.display),
        "hand": [held_text(card, eyes) for card in state.hand],
        "round": state.round,
        "start": state.start,
        "turn": None if state.mover == NOBODY else state.mover,
        "guard_moves": state.guard_moves,
        "caller": None if state.caller == NOBODY else state.caller,
        "idle": state.idle,
        "amulet": {"holder": None if state.holder == NOBODY else state.holder, "active": state.active},
    }


def player_of(state: Silver, seat: int, eyes: int) -> Plain:
    """A village, the points by what they came from, and those of the last round."""
    village = [card_text(state, seat, slot, eyes) for slot in range(len(state.villages[seat]))]
    points = {name: state.ledger[seat * ENTRIES + entry] for entry, name in enumerate(LEDGER)}
    return {"village": village, "points": points, "last": state.last[seat]}


def number_text(card: int, eyes: int) -> str:
    """The number, for eyes that have seen it."""
    return str(card & NUMBER) if eyes == ALL or who_saw(card) & eyes else UNKNOWN


def seats_text(card: int) -> str:
    """Who has seen a card."""
    who = who_saw(card)
    if who == ALL:
        return "@all"
    return "@" + "".join([str(seat) for seat in range(5) if who >> seat & 1]) if who else ""


def held_text(card: int, eyes: int) -> str:
    return number_text(card, eyes) + seats_text(card)


def card_text(state: Silver, seat: int, slot: int, eyes: int) -> str:
    """A village card with all its signs."""
    card = state.villages[seat][slot]
    text = ("u" if is_up(card) else "d") + number_text(card, eyes)
    if state.holder == seat and state.amulet == slot:
        text += "*"
    if guarded_by(card) != NOTHING:
        text += f">{guarded_by(card)}"
    if card & USED:
        text += "!"
    return text if is_up(card) else text + seats_text(card)


# Reading


def read(data: Plain) -> Silver:
    """The state that a description stands for."""
    fields = Fields(data, "position")
    players = fields.objects("players", 2, least=2, most=4)
    state = read_table(fields.object("options"), len(players))
    read_amulet(state, fields.object("amulet"))
    for seat, player in enumerate(players):
        read_player(state, seat, player)
    read_piles(state, fields)
    read_round(state, fields)
    read_turn(state, fields)
    read_deck(state, fields)
    fields.done()
    return state


def read_table(options: Fields, seats: int) -> Silver:
    """An empty table with its options; the first value of each is its default."""
    chosen = {name: values[options.choice(name, values, values[0])] for name, values in OPTIONS.items()}
    options.done()
    return table_of(seats, chosen)


def read_amulet(state: Silver, amulet: Fields) -> None:
    """Who has the amulet, and whether it may be placed."""
    state.holder = read_seat(state, amulet, "holder")
    state.active = amulet.truth("active", False)
    amulet.done()


def read_seat(state: Silver, fields: Fields, name: str) -> int:
    """A seat, or nobody."""
    seat = fields.take(name, None)
    return int(NOBODY) if seat is None else as_number(seat, fields.place(name), 0, state.seats - 1)


def read_player(state: Silver, seat: int, player: Fields) -> None:
    """A village and its owner's points."""
    where = player.place("village")
    texts = as_list(player.take("village", list(VILLAGE)), where)
    if len(texts) > SLOTS:
        raise misread(where, "fault-size", low=0, high=SLOTS, number=len(texts))
    for slot, text in enumerate(texts):
        known = PARSED.get(text) if isinstance(text, str) else None
        if known is None:
            known = parsed(text, f"{where}[{slot}]")
        lay_card(state, seat, known, f"{where}[{slot}]")
    points = player.object("points")
    for entry, name in enumerate(LEDGER):
        i = seat * ENTRIES + entry
        state.ledger = with_number(state.ledger, i, points.number(name, -MOST_POINTS, MOST_POINTS, 0))
    points.done()
    state.last = with_number(state.last, seat, player.number("last", 0, MOST_POINTS, 0))
    player.done()


def lay_card(state: Silver, seat: int, known: tuple[int, bool], where: str) -> None:
    """A village card goes to its place."""
    card, amulet = known
    if amulet:
        if state.holder != seat:
            raise misread(where, "fault-amulet-elsewhere")
        if state.amulet != NOTHING:
            raise misread(where, "fault-amulet-twice")
        state.amulet = len(state.villages[seat])
    check_eyes(state, card, where)
    take_card(state, card & NUMBER, where)
    add_card(state, seat, card)


def parsed(text: object, where: str) -> tuple[int, bool]:
    """A card, and whether the amulet lies on it; it is kept for the next time."""
    if not isinstance(text, str):
        raise no_card(text, where)
    known = parse(text, where)
    if len(PARSED) < MOST_TEXTS:
        PARSED[text] = known
    return known


def no_card(text: object, where: str) -> Misread:
    """The error for what is no card of a village."""
    return misread(where, "fault-card", value=shown(text))


def parse(text: str, where: str) -> tuple[int, bool]:
    """Read a card with all its signs."""
    found = CARD.fullmatch(text)
    if found is None or int(found[2]) >= len(COPIES):
        raise no_card(text, where)
    side, number, amulet, guards, used, seats = found.groups()
    if side == "u" and seats is not None:
        raise misread(where, "fault-open-card")
    card = public(int(number)) if side == "u" else int(number) | seats_mask(seats) * SEEN
    card |= USED if used else 0
    return guarding(card, NOTHING if guards is None else int(guards)), bool(amulet)


def seats_mask(seats: str | None) -> int:
    """A bit for each of the seats named."""
    if seats == "all":
        return int(ALL)
    return sum({1 << int(seat) for seat in seats or ""})


def check_eyes(state: Silver, card: int, where: str) -> None:
    """A card has been seen by players at the table, or by all."""
    if who_saw(card) != ALL and who_saw(card) >> state.seats:
        raise misread(where, "fault-eyes", number=state.seats - 1)


def take_card(state: Silver, number: int, where: str) -> int:
    """Take a card out of those not drawn."""
    if number >= len(COPIES) or not state.left[number]:
        raise misread(where, "fault-copies", number=number)
    take_undrawn(state, number)
    return number


def read_piles(state: Silver, fields: Fields) -> None:
    """What lies drawn on the deck, the discard pile, the display, and the hand."""
    state.top = vec[i64](read_cards(state, fields, "top")[::-1])
    state.hand = vec[i64](read_cards(state, fields, "hand"))
    state.discard = vec[i64](read_numbers(state, fields, "discard"))
    state.display = vec[i64](read_numbers(state, fields, "display"))
    if len(state.display) > SQUIRES:
        raise misread("display", "fault-size", low=0, high=SQUIRES, number=len(state.display))


def read_cards(state: Silver, fields: Fields, name: str) -> list[int]:
    """A pile of cards of which not all have been seen by all."""
    return [read_held(state, text, f"{name}[{i}]") for i, text in enumerate(fields.items(name))]


def read_numbers(state: Silver, fields: Fields, name: str) -> list[int]:
    """A pile of cards that all have seen."""
    places = [(f"{name}[{i}]", number) for i, number in enumerate(fields.items(name))]
    return [take_card(state, as_number(number, where, 0, len(COPIES) - 1), where) for where, number in places]


def read_held(state: Silver, text: object, where: str) -> int:
    """A card on the deck or in the hand."""
    found = HELD.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        raise misread(where, "fault-held", value=shown(text))
    card = take_card(state, int(found[1]), where) | seats_mask(found[2]) * SEEN
    check_eyes(state, card, where)
    return card


def read_round(state: Silver, fields: Fields) -> None:
    """The round; with somebody who has the amulet it is not the first, and they have begun it."""
    held = state.holder != NOBODY
    state.round = fields.number("round", 0, MOST_ROUNDS, 2 if held else 1)
    state.start = fields.number("start", 0, state.seats - 1, max(state.holder, 0))
    state.guard_moves = fields.number("guard_moves", 0, GUARD_MOVES, 0)
    state.caller = read_seat(state, fields, "caller")
    state.idle = fields.number("idle", -1, IDLE_LAPS * state.seats, 0)


def read_turn(state: Silver, fields: Fields) -> None:
    """Whose turn it is, and what is still to be done; a lone question is followed by the rest of its turn and round."""
    told = "turn" in fields.left
    state.mover = read_seat(state, fields, "turn")
    SCRIPT.fill(state, fields.take("pending", [act_of(state, max(state.mover, 0))]))
    top: Any = state.todo[0] if len(state.todo) == 1 else None
    if isinstance(top, IN_TURN):
        state.todo = [NextRound(), EndRound(), EndOfTurn(top.seat), AfterMain(top.seat), top]
    interrupt(state.todo)
    if not told:
        state.mover = seat_of(state.todo)


def act_of(state: Silver, seat: int) -> Plain:
    """The main action of a seat, before which nothing was done, as far as one can see."""
    return {"act": {"seat": seat, "fresh": not has_done(state, seat)}}


def interrupt(todo: list[Step]) -> None:
    """A Bodyguard that moves after the main action interrupts the question whether the turn is over."""
    last: Any = todo[-2] if len(todo) > 1 and isinstance(todo[-1], MoveGuard) else None
    if isinstance(last, AfterMain):
        todo[-2] = Finish(last.seat)


def seat_of(todo: list[Step]) -> int:
    """The seat whose turn is pending, or nobody."""
    steps: list[Any] = [step for step in todo if hasattr(step, "seat")]
    begun = not any(isinstance(step, (Deal, FirstLook, Turn)) for step in steps)
    return int(steps[-1].seat) if steps and begun else int(NOBODY)


def read_deck(state: Silver, fields: Fields) -> None:
    """How many cards the deck has; all that are nowhere else, where it is not said."""
    rest = max(undrawn(state), 0) + len(state.top)
    state.deck = fields.number("deck", len(state.top), total(COPIES), rest)
