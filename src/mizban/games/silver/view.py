"""What a seat knows, what it is shown, and a full state that fits what it knows."""

from __future__ import annotations

from typing import Optional

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.game import Plain
from mizban.core.packed import total
from mizban.core.source import Fast, outcome_at
from mizban.games.silver.cards import NUMBER, SEEN, USED, WATCHER, guarded_by, is_up, who_saw
from mizban.games.silver.data import COPIES, DEALT, VILLAGE
from mizban.games.silver.pending import SCRIPT
from mizban.games.silver.position import UNKNOWN, describe, read
from mizban.games.silver.rules import is_guarded, is_under_amulet, total_of
from mizban.games.silver.shapes import AmuletView, CardView, DiscardView, PlayerView, View
from mizban.games.silver.state import NOBODY, NOTHING, Silver
from mizban.games.silver.steps.powers import Search


def known(state: Silver, seat: Optional[int]) -> Plain:
    """All that a seat or a spectator could have written down: every face seen, wherever the card is now."""
    return {
        **describe(state, 1 << (WATCHER if seat is None else seat)),
        "pending": SCRIPT.known(state, seat),
        "seat": seat,
    }


# A guess


def redeal(state: Silver, seat: Optional[int], chance: Fast) -> None:
    """Every face that a seat has not seen is drawn from all that it has not seen."""
    eye: i64 = SEEN << (WATCHER if seat is None else seat)
    left = state.left[:]
    for village in state.villages:
        add_unseen(left, village, eye)
    add_unseen(left, state.top, eye)
    add_unseen(left, state.hand, eye)
    for owner in range(state.seats):
        state.villages[owner] = with_faces(state.villages[owner], eye, left, chance)
    state.top = with_faces(state.top, eye, left, chance)
    state.hand = with_faces(state.hand, eye, left, chance)
    state.left = left


def add_unseen(left: vec[i64], cards: vec[i64], eye: i64) -> None:
    """Count the faces that an eye has not seen among those left."""
    for card in cards:
        if not card & eye:
            left[card & NUMBER] += 1


def with_faces(cards: vec[i64], eye: i64, left: vec[i64], chance: Fast) -> vec[i64]:
    """Cards of which each takes one of the faces left, if an eye has not seen it."""
    row = cards[:]
    for i in range(len(row)):
        if not row[i] & eye:
            number = outcome_at(left, chance.below(total(left)))
            left[number] -= 1
            row[i] = row[i] & ~NUMBER | number
    return row


def fill(known: Plain) -> Silver:
    """A state that fits: every unknown face is the first of the cards that the seat has not seen."""
    left = unseen(known)
    data = {**known}
    data["players"] = [
        {**player, "village": [with_face(text, left) for text in player["village"]]} for player in known["players"]
    ]
    for pile in ("top", "hand"):
        data[pile] = [with_face(text, left) for text in known[pile]]
    return read(data)


def unseen(known: Plain) -> list[int]:
    """How many cards of each number the seat has not seen."""
    left = list(COPIES)
    texts = [text[1:] for player in known["players"] for text in player["village"]]
    for text in [*texts, *known["top"], *known["hand"]]:
        if UNKNOWN not in text:
            left[leading_number(text)] -= 1
    for number in known["discard"] + known["display"]:
        left[number] -= 1
    return left


def leading_number(text: str) -> int:
    """The number at the beginning of a card without its side."""
    return int(text[:2]) if text[1:2].isdigit() else int(text[0])


def with_face(text: str, left: list[int]) -> str:
    """A card whose face is known; an unknown one takes the first of those left."""
    if UNKNOWN not in text:
        return text
    number = next(number for number, count in enumerate(left) if count > 0)
    left[number] -= 1
    return text.replace(UNKNOWN, str(number))


# What is shown


def view(state: Silver, seat: Optional[int]) -> View:
    """What is shown now; a face-down card shows its number only where the table plays with a memory aid."""
    return {
        "round": state.round,
        "mode": "points100" if state.points else "rounds4",
        "start": state.start,
        "turn": None if state.mover == NOBODY else state.mover,
        "caller": None if state.caller == NOBODY else state.caller,
        "deck": state.deck,
        "known_top": [face_for(card, seat) for card in reversed(list(state.top))] if state.aid else None,
        "removed": DEALT - VILLAGE * state.seats,
        "discard": discard_view(state, seat),
        "display": list(state.display),
        "held": len(state.hand),
        "hand": [card & NUMBER for card in state.hand] if seat is not None and seat == state.mover else None,
        "amulet": amulet_view(state),
        "players": [player_view(state, owner, seat) for owner in range(state.seats)],
    }


def discard_view(state: Silver, seat: Optional[int]) -> DiscardView:
    """The discard pile: its top to all, the whole of it to those who may look through it."""
    return {
        "size": len(state.discard),
        "top": state.discard[-1] if len(state.discard) > 0 else None,
        "pile": list(state.discard) if state.aid or searches(state, seat) else None,
    }


def amulet_view(state: Silver) -> AmuletView:
    """Who has the amulet, whether it may be placed, and where it lies."""
    return {
        "holder": None if state.holder == NOBODY else state.holder,
        "active": state.active or (state.any_holder and state.holder != NOBODY),
        "on": None if state.amulet == NOTHING else state.amulet + 1,
    }


def searches(state: Silver, seat: Optional[int]) -> bool:
    """Whether a seat is looking through the discard pile for its Master."""
    return seat is not None and bool(state.todo) and isinstance(state.todo[-1], Search) and state.todo[-1].seat == seat


def player_view(state: Silver, owner: int, seat: Optional[int]) -> PlayerView:
    """A village from the left, and its owner's points."""
    village = [card_view(state, owner, slot, seat) for slot in range(len(state.villages[owner]))]
    return {"village": village, "total": total_of(state, owner), "last": state.last[owner]}


def card_view(state: Silver, owner: int, slot: int, seat: Optional[int]) -> CardView:
    """A card as it lies: which way up, what protects it, and its number if that shows."""
    card = state.villages[owner][slot]
    guards = guarded_by(card)
    return {
        "up": is_up(card),
        "number": card & NUMBER if is_up(card) else face_for(card, seat) if state.aid else None,
        "guards": None if guards == NOTHING else guards + 1,
        "guarded": is_guarded(state, owner, slot),
        "amulet": is_under_amulet(state, owner, slot),
        "used": card & USED != 0,
    }


def face_for(card: int, seat: Optional[int]) -> Optional[int]:
    """A number for eyes that have seen it."""
    return card & NUMBER if who_saw(card) >> (WATCHER if seat is None else seat) & 1 else None
