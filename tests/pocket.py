"""Pocket: a small game with all that Kilt Castle lacks, as a third party would write it.

Twelve cards, three of each face. Everybody holds two and sees them. A round: all look at a card of the player on the
left (openly, at the same time); all bid (sealed); each in turn keeps, or swaps a card with the top of the deck (and
may first peek at it, which is free), then may show a four. Whoever has four tokens ends the game at once.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Optional

from mizban.core.errors import BadPosition, NotAnAnswer
from mizban.core.flow import asked, is_over
from mizban.core.game import Game, Plain, Word
from mizban.core.reading import Fields, as_number
from mizban.core.source import Fast
from mizban.core.state import EVERYONE, Ask, Chance, State, Step, only
from mizban.core.steps import Reader, pending, step_name

CARDS = 12
FACES = 4  # card n has face n // 3
ROUNDS = 3
NONE = -1


class Pocket(State):
    """Hands (two places a seat), drawn cards on the deck, the discard, bids and tokens."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.round = 0
        self.hands = [NONE] * (2 * seats)
        self.knows = [only(place // 2) for place in range(2 * seats)]  # who knows the card in each place
        self.top: list[int] = []  # drawn and put back
        self.top_knows: list[int] = []
        self.discard: list[int] = []
        self.bids = [NONE] * seats
        self.tokens = [0] * seats
        self.peeked = [0] * seats

    def copy(self) -> Pocket:
        twin = Pocket(self.seats)
        twin.round = self.round
        for name in ("hands", "knows", "top", "top_knows", "discard", "bids", "tokens", "peeked"):
            setattr(twin, name, getattr(self, name)[:])
        twin.copy_plans(self)
        return twin


def deck(state: Pocket) -> list[int]:
    """The cards that nobody has drawn."""
    return [card for card in range(CARDS) if card not in state.hands + state.top + state.discard]


def setup(seats: int, options: dict[str, str]) -> Pocket:
    state = Pocket(seats)
    state.plan([*[Deal(place) for place in range(2 * seats)], Round()])
    return state


class Draw(Chance[Pocket]):
    """Any card of the deck."""

    def weights(self, state: Pocket) -> list[int]:
        left = deck(state)
        return [int(card in left) for card in range(CARDS)]


class Deal(Draw):
    """A card for a place in a hand; its owner sees it."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Pocket, answer: int) -> None:
        state.hands[self.place] = answer
        who = [EVERYONE, EVERYONE, only(self.place // 2)]
        state.tell("dealt", [self.place // 2, self.place % 2, answer // 3], who, reveals=True)


class Round(Step[Pocket]):
    """Look, bid, act; after the last round, score."""

    def run(self, state: Pocket, answer: int) -> None:
        state.round += 1
        if state.round > ROUNDS:
            state.plan([Score()])
            return
        state.plan([LookTogether(), BidTogether(), Reveal(), TurnOf(0), Clear(), Round(), Score()])


class LookTogether(Step[Pocket]):
    """All look at the same time, openly."""

    def run(self, state: Pocket, answer: int) -> None:
        state.together([Look(seat) for seat in range(state.seats)])


class Look(Ask[Pocket]):
    """Which card of the player on the left?"""

    answers: ClassVar[int] = 2
    public: ClassVar[bool] = True

    def options(self, state: Pocket) -> list[int]:
        return [0, 1]

    def run(self, state: Pocket, answer: int) -> None:
        other = (self.seat + 1) % state.seats
        state.knows[2 * other + answer] |= only(self.seat)
        who = [EVERYONE, EVERYONE, EVERYONE, only(self.seat)]
        state.tell("looked", [self.seat, other, answer, state.hands[2 * other + answer] // 3], who, reveals=True)


class BidTogether(Step[Pocket]):
    """All bid at the same time, sealed."""

    def run(self, state: Pocket, answer: int) -> None:
        state.together([Bid(seat) for seat in range(state.seats)], sealed=True)


class Bid(Ask[Pocket]):
    """How much?"""

    answers: ClassVar[int] = 3
    public: ClassVar[bool] = True

    def options(self, state: Pocket) -> list[int]:
        return [0, 1, 2]

    def run(self, state: Pocket, answer: int) -> None:
        state.bids[self.seat] = answer
        state.tell("bid", [self.seat, answer], to=only(self.seat))


class Reveal(Step[Pocket]):
    """The highest bid that nobody shares earns a token."""

    def run(self, state: Pocket, answer: int) -> None:
        alone = [bid for bid in state.bids if state.bids.count(bid) == 1]
        for seat, bid in enumerate(state.bids):
            state.tell("revealed", [seat, bid], reveals=True)
            state.tokens[seat] += int(bool(alone) and bid == max(alone))
        state.bids = [NONE] * state.seats


class TurnOf(Step[Pocket]):
    """Each in turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Pocket, answer: int) -> None:
        if self.seat < state.seats:
            state.plan([Act(self.seat), Show(self.seat), TurnOf(self.seat + 1)])


class Peek(Ask[Pocket]):
    """Free, once a round: look at the top of the deck."""

    answers: ClassVar[int] = 1


class Act(Ask[Pocket]):
    """Keep (0) or swap a card with the top of the deck (1); peeking (2) is free."""

    answers: ClassVar[int] = 2
    public: ClassVar[bool] = True
    free: ClassVar[Optional[type[Any]]] = Peek

    def options(self, state: Pocket) -> list[int]:
        return [0, 1] if state.peeked[self.seat] else [0, 1, 2]

    def run(self, state: Pocket, answer: int) -> None:
        if answer == self.answers:
            state.plan([*drawing(state), See(self.seat), self])
        elif answer == 1:
            state.plan([SwapSlot(self.seat)])


def drawing(state: Pocket) -> list[Step[Any]]:
    return [] if state.top else [DrawTop()]


class SwapSlot(Ask[Pocket]):
    """Which of your cards?"""

    answers: ClassVar[int] = 2
    public: ClassVar[bool] = True

    def options(self, state: Pocket) -> list[int]:
        return [0, 1]

    def run(self, state: Pocket, answer: int) -> None:
        state.plan([*drawing(state), Swap(self.seat, answer)])

    def whole(self) -> Act:
        return Act(self.seat)


class DrawTop(Draw):
    """The top card gets a place of its own."""

    def run(self, state: Pocket, answer: int) -> None:
        state.top.append(answer)
        state.top_knows.append(0)


class See(Step[Pocket]):
    """The player sees the top card."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Pocket, answer: int) -> None:
        state.peeked[self.seat] = 1
        state.top_knows[-1] |= only(self.seat)
        state.tell("peeked", [self.seat, state.top[-1] // 3], [EVERYONE, only(self.seat)], reveals=True)


class Swap(Step[Pocket]):
    """A card of the hand and the top of the deck change places; who knew a card still knows it."""

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def run(self, state: Pocket, answer: int) -> None:
        place = 2 * self.seat + self.slot
        state.hands[place], state.top[-1] = state.top[-1], state.hands[place]
        state.knows[place], state.top_knows[-1] = state.top_knows[-1] | only(self.seat), state.knows[place]
        who = [EVERYONE, EVERYONE, only(self.seat)]
        state.tell("swapped", [self.seat, self.slot, state.hands[place] // 3], who, reveals=True)


class Show(Ask[Pocket]):
    """Show a four (1, 2) for a token, or nothing (0); that one has none to show must not be told."""

    answers: ClassVar[int] = 3

    def options(self, state: Pocket) -> list[int]:
        mine = state.hands[2 * self.seat : 2 * self.seat + 2]
        return [0, *[slot + 1 for slot in range(2) if mine[slot] // 3 == FACES - 1]]

    def run(self, state: Pocket, answer: int) -> None:
        if not answer:
            state.tell("passed", [self.seat])
            return
        state.knows[2 * self.seat + answer - 1] = EVERYONE
        state.tokens[self.seat] += 1
        state.tell("shown", [self.seat, answer - 1], reveals=True)
        if state.tokens[self.seat] >= 4:
            state.tell("ended", [self.seat])
            state.drop_to(Score)


class Clear(Step[Pocket]):
    """The drawn cards are laid open on the discard; all may peek again."""

    def run(self, state: Pocket, answer: int) -> None:
        for card in state.top:
            state.tell("discarded", [card // 3], reveals=True)
        state.discard += state.top
        state.top, state.top_knows, state.peeked = [], [], [0] * state.seats


class Score(Step[Pocket]):
    """The end: everything else is forgotten."""

    def run(self, state: Pocket, answer: int) -> None:
        state.todo.clear()


STEPS: tuple[type[Step[Any]], ...] = (
    *(Deal, Round, LookTogether, Look, BidTogether, Bid, Reveal, TurnOf, Peek, Act, SwapSlot),
    *(DrawTop, See, Swap, Show, Clear, Score),
)


def scores(state: Pocket) -> list[int]:
    return [3 * state.tokens[seat] + sum(faces_of(state, seat)) for seat in range(state.seats)]


def faces_of(state: Pocket, seat: int) -> list[int]:
    return [card // 3 for card in state.hands[2 * seat : 2 * seat + 2]]


def ranking(state: Pocket) -> list[int]:
    totals = scores(state)
    return [1 + sum(other > total for other in totals) for total in totals]


def breakdown(state: Pocket, seat: int) -> dict[str, int]:
    return {"tokens": 3 * state.tokens[seat], "cards": sum(faces_of(state, seat))}


def evaluate(state: Pocket, seat: int) -> int:
    return scores(state)[seat]


# What a seat knows


def face(card: int, knows: int, seat: Optional[int]) -> Optional[int]:
    return card // 3 if card != NONE and seat is not None and knows & only(seat) else None


def view(state: Pocket, seat: Optional[int]) -> Plain:
    seen: Plain = {"round": state.round, "tokens": state.tokens[:], "peeked": state.peeked[:]}
    seen["deck"] = len(deck(state)) + len(state.top)
    seen["discard"] = [card // 3 for card in state.discard]
    if seat is not None:
        seen["mine"] = faces_of(state, seat)
    return seen


def known(state: Pocket, seat: int) -> Plain:
    return {
        "seat": seat,
        **{name: getattr(state, name) for name in ("round", "tokens", "peeked", "knows", "top_knows")},
        "hands": [face(*place, seat) for place in zip(state.hands, state.knows, strict=True)],
        "top": [face(*place, seat) for place in zip(state.top, state.top_knows, strict=True)],
        "discard": [card // 3 for card in state.discard],
        "bids": [state.bids[each] if each == seat else None for each in range(state.seats)],
        "pending": pending(state, seat),
    }


def guess(known: Plain, chance: Fast) -> Pocket:
    data = {name: value for name, value in known.items() if name != "seat"}
    faces: list[Optional[int]] = [*known["hands"], *known["top"], *known["discard"]]
    cards = cards_for(faces, chance)
    seats, top = len(known["tokens"]), len(known["top"])
    data["hands"], data["top"], data["discard"] = cards[: 2 * seats], cards[2 * seats :][:top], cards[2 * seats + top :]
    head = known["pending"][0] if known["pending"] else {}
    lanes = head.get("together", {"sealed": False, "lanes": []})
    done = [lanes["sealed"] and not lane for lane in lanes["lanes"]] or [False] * seats
    data["bids"] = [
        bid if bid is not None else chance.below(3) if done[seat] else NONE for seat, bid in enumerate(known["bids"])
    ]
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


# Positions


LISTS = ("hands", "knows", "top", "top_knows", "discard", "bids", "tokens", "peeked")


def write(state: Pocket) -> Plain:
    lists = {name: list(getattr(state, name)) for name in LISTS}
    return {"round": state.round, **lists, "pending": pending(state, everything=True)}


def read(data: Plain) -> Pocket:
    fields = Fields(data, "position")
    numbers = {name: [as_number(n, name, NONE, EVERYONE) for n in fields.items(name)] for name in LISTS}
    seats = len(numbers["tokens"])
    if seats not in (2, 3) or len(numbers["hands"]) != 2 * seats:
        raise BadPosition("a position has hands and tokens for 2 or 3 seats")
    state = Pocket(seats)
    state.round = fields.number("round", 0, ROUNDS + 1)
    for name, values in numbers.items():
        setattr(state, name, values)
    limits = {"seat": (0, seats), "place": (0, 2 * seats - 1), "slot": (0, 1)}
    Reader(STEPS, limits).fill(state, fields.take("pending", []))
    fields.done()
    return state


# Words


EVENTS = {
    "dealt": ("seat", "slot", "face"),
    "looked": ("seat", "other", "slot", "face"),
    "bid": ("seat", "bid"),
    "revealed": ("seat", "bid"),
    "peeked": ("seat", "face"),
    "swapped": ("seat", "slot", "face"),
    "passed": ("seat",),
    "shown": ("seat", "slot"),
    "ended": ("seat",),
    "discarded": ("face",),
}


def event(kind: str, args: list[Optional[int]]) -> Plain:
    return {"kind": kind, **dict(zip(EVENTS[kind], args, strict=True))}


def prompt(state: Pocket, ask: Ask[Any]) -> Word:
    return Word(f"ask-{step_name(type(ask)).replace('_', '-')}", {"seat": ask.seat})


def option(state: Pocket, ask: Ask[Any], answer: int) -> Word:
    return Word(f"answer-{step_name(type(ask)).replace('_', '-')}", {"answer": answer})


VERBS = {"look": Look, "bid": Bid, "act": Act, "slot": SwapSlot, "show": Show}


def why(state: Pocket, seat: int, wish: Plain) -> Optional[Word]:
    """A wish is {"look": 0}, {"bid": 2}, {"act": 2}, {"slot": 1} or {"show": 1}."""
    verb, answer = next(iter(wish.items()))
    if verb not in VERBS or not isinstance(answer, int) or len(wish) != 1:
        raise NotAnAnswer("a wish is look, bid, act, slot or show with a number")
    ask = asked(state, seat)
    if ask is None:
        return Word("why-over" if is_over(state) else "why-not-now")
    if type(ask) is not VERBS[verb]:
        if isinstance(ask, Act) and verb == "slot" and answer in (0, 1):
            return None
        return Word("why-asked-else")
    return None if answer in ask.options(state) else Word("why-not-offered", {"answer": answer})


GAME: Game[Pocket] = Game(
    id="pocket",
    version=1,
    seats=(2, 3),
    options={},
    longest=200,
    steps=STEPS,
    setup=setup,
    scores=scores,
    ranking=ranking,
    breakdown=breakdown,
    evaluate=evaluate,
    known=known,
    view=view,
    guess=guess,
    why=why,
    prompt=prompt,
    option=option,
    event=event,
    write=write,
    read=read,
    locales=str(Path(__file__).parent / "locales"),
)
