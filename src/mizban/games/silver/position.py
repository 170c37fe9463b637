"""A readable description of any position, written and read.

A card is written such as "d7@02": face-down, seven, seen by seats 0 and 2. Further signs: "*" the amulet lies on it,
">3" it guards place 3 (counted from 0), "!" an Empath that has looked this turn, "~" a Bodyguard just moved.
"""

from __future__ import annotations

import re
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.errors import BadPosition
from mizban.core.game import Plain
from mizban.core.packed import total, with_number
from mizban.core.reading import Fields, as_list, as_number, quoted
from mizban.core.state import Step
from mizban.core.steps import Reader, pending
from mizban.games.silver.cards import (
    ALL,
    MOVED,
    NUMBER,
    SEEN,
    UP,
    USED,
    guarded_by,
    guarding,
    is_bodyguard,
    is_up,
    public,
    who_saw,
)
from mizban.games.silver.data import (
    COPIES,
    DEALT,
    EMPATH,
    ENTRIES,
    LEDGER,
    SLOTS,
    SOURCES,
    SQUIRES,
    VILLAGE,
)
from mizban.games.silver.rules import add_card, take_undrawn
from mizban.games.silver.state import NOBODY, NOTHING, Silver
from mizban.games.silver.steps import STEPS
from mizban.games.silver.steps.deal import NextRound, Round
from mizban.games.silver.steps.ending import EndRound
from mizban.games.silver.steps.exchange import Exchange, PlaceAt
from mizban.games.silver.steps.free import MoveGuard, Question
from mizban.games.silver.steps.powers import Give
from mizban.games.silver.steps.turn import AfterMain, EndOfTurn, Finish

IN_TURN: Final = (Question, MoveGuard, Exchange, PlaceAt, Give)
UNKNOWN: Final = "?"
CARD: Final = re.compile(r"([du])(\d{1,2})(\*?)(?:>(\d{1,2}))?(!?)(~?)(?:@(all|[0-4]+))?")
HELD: Final = re.compile(r"(\d{1,2})(?:@(all|[0-4]+))?")
MOST_POINTS: Final = 100_000
MOST_TEXTS: Final = 10_000
PARSED: Final[dict[str, tuple[int, bool]]] = {}


def reader_for(seats: int) -> Reader:
    """Reads the steps of a game with so many seats."""
    limits = {
        "seat": (0, seats - 1),
        "other": (0, seats - 1),
        "slot": (0, SLOTS - 1),
        "first": (NOTHING, SLOTS - 1),
        "source": (0, SOURCES - 1),
        "picked": (1, (1 << SLOTS) - 1),
        "fresh": (0, 1),
    }
    return Reader(STEPS, limits)


READERS: Final = {seats: reader_for(seats) for seats in (2, 3, 4)}


# Writing


def write(state: Silver) -> Plain:
    """The whole position."""
    return {**describe(state, ALL), "pending": pending(state, everything=True)}


def describe(state: Silver, eyes: int) -> Plain:
    """What lies on the table; a face that none of these eyes has seen is a question mark, unless all are asked."""
    return {
        "options": {
            "mode": "points100" if state.points else "rounds4",
            "memory_aid": "on" if state.aid else "off",
            "amulet_placement": "any_holder" if state.any_holder else "won_by_call",
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
    if card & MOVED:
        text += "~"
    return text if is_up(card) else text + seats_text(card)


# Reading


def read(data: Plain) -> Silver:
    """The state that a description stands for."""
    fields = Fields(data, "position")
    players = [Fields(entry, f"players[{i}]") for i, entry in enumerate(fields.items("players") or [{}, {}])]
    if not 2 <= len(players) <= 4:
        raise BadPosition(f"players must be a list of 2 to 4, not of {len(players)}")
    state = read_table(fields.object("options"), len(players))
    read_amulet(state, fields.object("amulet"))
    for seat, player in enumerate(players):
        read_player(state, seat, player)
    read_piles(state, fields)
    read_round(state, fields)
    read_pending(state, fields)
    fields.done()
    return state


def read_table(options: Fields, seats: int) -> Silver:
    """An empty table with its options."""
    points = options.choice("mode", ("rounds4", "points100"), "rounds4") == 1
    aid = options.choice("memory_aid", ("off", "on"), "off") == 1
    any_holder = options.choice("amulet_placement", ("won_by_call", "any_holder"), "won_by_call") == 1
    options.done()
    return Silver(seats, points, aid, any_holder)


def read_amulet(state: Silver, amulet: Fields) -> None:
    """Who has the amulet, and whether it may be placed."""
    state.holder = read_seat(state, amulet, "holder")
    state.active = amulet.truth("active", False)
    amulet.done()


def read_seat(state: Silver, fields: Fields, name: str) -> int:
    """A seat, or nobody."""
    seat = fields.take(name, None)
    return NOBODY if seat is None else as_number(seat, f"{fields.where}.{name}", 0, state.seats - 1)


def read_player(state: Silver, seat: int, player: Fields) -> None:
    """A village and its owner's points."""
    default = ["d5", "d6", "d7", "d8", "d9"]
    texts = as_list(player.take("village", default), f"{player.where}.village")
    if len(texts) > SLOTS:
        raise BadPosition(f"{player.where}.village must have at most {SLOTS} cards")
    for slot, text in enumerate(texts):
        known = PARSED.get(text) if isinstance(text, str) else None
        if known is None:
            known = parsed(text, f"{player.where}.village[{slot}]")
        lay_card(state, seat, slot, known)
    check_guards(state, seat, player.where)
    points = player.object("points")
    for entry, name in enumerate(LEDGER):
        i = seat * ENTRIES + entry
        state.ledger = with_number(state.ledger, i, points.number(name, -MOST_POINTS, MOST_POINTS, 0))
    points.done()
    state.last = with_number(state.last, seat, player.number("last", 0, MOST_POINTS, 0))
    player.done()


def lay_card(state: Silver, seat: int, slot: int, known: tuple[int, bool]) -> None:
    """A village card goes to its place."""
    card, amulet = known
    if not state.left[card & NUMBER]:
        raise BadPosition(f"players[{seat}].village[{slot}] is one {card & NUMBER} more than there are")
    take_undrawn(state, card & NUMBER)
    add_card(state, seat, card)
    if amulet:
        if state.holder != seat or state.amulet != NOTHING:
            raise BadPosition(f"players[{seat}].village[{slot}] cannot be under the amulet")
        state.amulet = slot


def parsed(text: object, where: str) -> tuple[int, bool]:
    """A card, and whether the amulet lies on it; it is kept for the next time."""
    if not isinstance(text, str):
        raise BadPosition(f"{where} must be a card such as 'd7' or 'u3>1', not {quoted(text)}")
    known = parse(text, where)
    if len(PARSED) < MOST_TEXTS:
        PARSED[text] = known
    return known


def parse(text: str, where: str) -> tuple[int, bool]:
    """Read a card with all its signs."""
    found = CARD.fullmatch(text)
    if found is None or int(found[2]) >= len(COPIES):
        raise BadPosition(f"{where} must be a card such as 'd7' or 'u3>1', not {quoted(text)}")
    side, number, amulet, guards, used, moved, seats = found.groups()
    card = public(int(number)) if side == "u" else int(number) | seats_mask(seats) * SEEN
    card |= (USED if used else 0) | (MOVED if moved else 0)
    return guarding(card, NOTHING if guards is None else int(guards)), bool(amulet)


def seats_mask(seats: str | None) -> int:
    """A bit for each of the seats named."""
    if seats == "all":
        return ALL
    return sum({1 << int(seat) for seat in seats or ""})


def check_guards(state: Silver, seat: int, where: str) -> None:
    """Only face-up Bodyguards guard, and only Empaths and Bodyguards have done something this turn."""
    village = state.villages[seat]
    for slot, card in enumerate(village):
        target = guarded_by(card)
        if target != NOTHING and not is_guarding(village, slot, target):
            raise BadPosition(f"{where}.village[{slot}] cannot guard place {target}")
        if (card & USED and card & (NUMBER | UP) != EMPATH | UP) or (card & MOVED and not is_bodyguard(card)):
            raise BadPosition(f"{where}.village[{slot}] cannot have done anything this turn")


def is_guarding(village: vec[i64], slot: i64, target: i64) -> bool:
    """Whether a card can be a Bodyguard of another one."""
    return (
        is_bodyguard(village[slot]) and target < len(village) and target != slot and not is_bodyguard(village[target])
    )


def take_card(state: Silver, number: int, where: str) -> int:
    """Take a card out of those not drawn."""
    if number >= len(COPIES) or not state.left[number]:
        raise BadPosition(f"{where} is one {number} more than there are")
    take_undrawn(state, number)
    return number


def read_piles(state: Silver, fields: Fields) -> None:
    """The deck with what lies drawn on it, the discard pile, the display, and the hand."""
    state.top = vec[i64](read_cards(state, fields, "top")[::-1])
    state.hand = vec[i64](read_cards(state, fields, "hand"))
    state.discard = vec[i64](read_numbers(state, fields, "discard"))
    state.display = vec[i64](read_numbers(state, fields, "display"))
    if len(state.display) > SQUIRES:
        raise BadPosition(f"display must have at most {SQUIRES} cards")
    removed = DEALT - VILLAGE * state.seats
    left = int(total(state.left))
    rest = max(0, left - removed) + len(state.top)
    state.deck = fields.number("deck", len(state.top), left + len(state.top), rest)


def read_cards(state: Silver, fields: Fields, name: str) -> list[int]:
    """A pile of cards of which not all have been seen by all."""
    return [read_held(state, text, f"{name}[{i}]") for i, text in enumerate(fields.items(name))]


def read_numbers(state: Silver, fields: Fields, name: str) -> list[int]:
    """A pile of cards that all have seen."""
    places = [(f"{name}[{i}]", number) for i, number in enumerate(fields.items(name))]
    return [take_card(state, as_number(number, where, 0, 13), where) for where, number in places]


def read_held(state: Silver, text: object, where: str) -> int:
    """A card on the deck or in the hand."""
    found = HELD.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        raise BadPosition(f"{where} must be a card such as '7@0', not {quoted(text)}")
    return take_card(state, int(found[1]), where) | seats_mask(found[2]) * SEEN


def read_round(state: Silver, fields: Fields) -> None:
    """The round, and whose turn it is."""
    state.round = fields.number("round", 0, 1000, 1)
    state.start = fields.number("start", 0, state.seats - 1, 0)
    state.mover = read_seat(state, fields, "turn")
    state.caller = read_seat(state, fields, "caller")
    state.idle = fields.number("idle", -1, 100, 0)


def read_pending(state: Silver, fields: Fields) -> None:
    """What is still to be done; a lone question is followed by the rest of its turn and of the round."""
    mover = max(state.mover, 0)
    READERS[state.seats].fill(state, fields.take("pending", [{"act": {"seat": mover, "fresh": 1}}]))
    top: Any = state.todo[0] if len(state.todo) == 1 else None
    if isinstance(top, IN_TURN):
        state.todo = [NextRound(), EndRound(), EndOfTurn(top.seat), AfterMain(top.seat), top]
        state.mover = top.seat
    interrupt(state.todo)
    if not is_possible(state):
        raise BadPosition("pending is no moment of this game, or does not fit the cards and the turn")


def interrupt(todo: list[Step]) -> None:
    """A Bodyguard that moves after the main action interrupts the question whether the turn is over."""
    last: Any = todo[-2] if len(todo) > 1 and isinstance(todo[-1], MoveGuard) else None
    if isinstance(last, AfterMain):
        todo[-2] = Finish(last.seat)


def is_possible(state: Silver) -> bool:
    """Whether what is pending can come up in a game."""
    bottom = not state.todo or isinstance(state.todo[0], (NextRound, Round))
    return bottom and all(step.fits(state) for stack in [state.todo, *state.lanes] for step in stack)
