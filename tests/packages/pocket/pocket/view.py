"""What a seat knows and sees."""

from __future__ import annotations

from typing import Optional

from mizban.core.game import Plain
from mizban.core.source import Fast
from pocket.data import BIDS, CARDS, FACES, HAND, NONE, ROUNDS
from pocket.position import SCRIPT, read
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


def known(state: Pocket, seat: Optional[int]) -> Plain:
    """All that a seat or a spectator could have written down."""
    return {
        "seat": seat,
        **{name: getattr(state, name) for name in ("round", "tokens", "peeked", "knows", "top_knows")},
        "hands": [known_face(*place, seat) for place in zip(state.hands, state.knows, strict=True)],
        "top": [known_face(*place, seat) for place in zip(state.top, state.top_knows, strict=True)],
        "discard": [card // 3 for card in state.discard],
        "bids": [state.bids[each] if each == seat else None for each in range(state.seats)],
        "pending": SCRIPT.known(state, seat),
    }


def redeal(state: Pocket, seat: Optional[int], chance: Fast) -> None:
    """Every place gets a card of the face that the seat knows there, or of any that is left; others bid anything."""
    hands = [known_face(*place, seat) for place in zip(state.hands, state.knows, strict=True)]
    top = [known_face(*place, seat) for place in zip(state.top, state.top_knows, strict=True)]
    cards = cards_for([*hands, *top, *[card // 3 for card in state.discard]], chance)
    in_hands, on_top = len(hands), len(hands) + len(top)
    state.hands, state.top, state.discard = cards[:in_hands], cards[in_hands:on_top], cards[on_top:]
    state.bids = [
        bid if each == seat or bid == NONE else chance.below(len(BIDS)) for each, bid in enumerate(state.bids)
    ]


def fill(known: Plain) -> Pocket:
    """A state that fits what is known: the first cards, and the first bid of all who have made one."""
    data = {**known}
    cards = cards_for([*known["hands"], *known["top"], *known["discard"]], Fast(0))
    for name in ("hands", "top", "discard"):
        data[name], cards = cards[: len(known[name])], cards[len(known[name]) :]
    data["bids"] = bids_for(known)
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


def bids_for(known: Plain) -> list[int]:
    """The first bid for everybody who has made one."""
    head = known["pending"][0] if known["pending"] else {}
    group = head.get("together", {"sealed": False, "lanes": []})
    done = [group["sealed"] and not lane for lane in group["lanes"]] or [False] * len(known["bids"])
    made = [0 if each else NONE for each in done]
    return [other if own is None else own for own, other in zip(known["bids"], made, strict=True)]
