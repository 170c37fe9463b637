"""What a seat knows and sees."""

from __future__ import annotations

from typing import Optional

from mizban.core.game import Plain
from mizban.core.source import Fast
from mizban.core.steps import pending
from pocket.data import BIDS, CARDS, FACES, HAND, NONE, ROUNDS
from pocket.position import read
from pocket.rules import deck, faces_of, known_face
from pocket.state import Pocket


def view(state: Pocket, seat: Optional[int]) -> Plain:
    """What is shown now: one's own cards, and what lies open; the rest is to be remembered."""
    return {
        "round": min(state.round, ROUNDS),
        "deck": len(deck(state)) + len(state.top),
        "discard": [shown(card // 3) for card in state.discard],
        "players": [player_view(state, each, each == seat) for each in range(state.seats)],
    }


def player_view(state: Pocket, seat: int, own: bool) -> Plain:
    """A player's tokens, whether the deck was peeked at, and the cards, which others see from behind."""
    hand = [shown(face) for face in faces_of(state, seat)] if own else [None] * HAND
    return {"tokens": state.tokens[seat], "peeked": bool(state.peeked[seat]), "hand": hand}


def shown(face: int) -> str:
    """A face as a thing."""
    return f"face:{FACES[face]}"


def known(state: Pocket, seat: int) -> Plain:
    """All that a seat could have written down."""
    return {
        "seat": seat,
        **{name: getattr(state, name) for name in ("round", "tokens", "peeked", "knows", "top_knows")},
        "hands": [known_face(*place, seat) for place in zip(state.hands, state.knows, strict=True)],
        "top": [known_face(*place, seat) for place in zip(state.top, state.top_knows, strict=True)],
        "discard": [card // 3 for card in state.discard],
        "bids": [state.bids[each] if each == seat else None for each in range(state.seats)],
        "pending": pending(state, seat),
    }


def guess(known: Plain, chance: Fast) -> Pocket:
    """A state that fits what is known."""
    data = {name: value for name, value in known.items() if name != "seat"}
    cards = cards_for([*known["hands"], *known["top"], *known["discard"]], chance)
    for name in ("hands", "top", "discard"):
        data[name], cards = cards[: len(known[name])], cards[len(known[name]) :]
    data["bids"] = bids_for(known, chance)
    return read(data)


def cards_for(faces: list[Optional[int]], chance: Fast) -> list[int]:
    """A card for each place, of the face known or of any that is left; the known ones choose first."""
    left = list(range(CARDS))
    cards = [NONE] * len(faces)
    for i in sorted(range(len(faces)), key=lambda i: faces[i] is None):
        fitting = [card for card in left if faces[i] is None or card // 3 == faces[i]]
        cards[i] = fitting[chance.below(len(fitting))]
        left.remove(cards[i])
    return cards


def bids_for(known: Plain, chance: Fast) -> list[int]:
    """A bid for everybody who has made one."""
    head = known["pending"][0] if known["pending"] else {}
    group = head.get("together", {"sealed": False, "lanes": []})
    done = [group["sealed"] and not lane for lane in group["lanes"]] or [False] * len(known["bids"])
    made = [chance.below(len(BIDS)) if each else NONE for each in done]
    return [other if own is None else own for own, other in zip(known["bids"], made, strict=True)]
