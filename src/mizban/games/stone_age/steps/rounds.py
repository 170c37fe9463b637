"""The set-up, the rounds one after the other, and the end of the game."""

from __future__ import annotations

from typing import Final, Optional

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.state import Chance, Step
from mizban.core.words import Word
from mizban.games.stone_age.data import FIRST_SPACE, LAST_ROUND, PLACES, SPACES, STACK
from mizban.games.stone_age.rules import deck_of, deck_size, gaps, has_two_resources, in_order, refresh_tools
from mizban.games.stone_age.scoring import score_tribe
from mizban.games.stone_age.state import NOTHING, StoneAge
from mizban.games.stone_age.steps.actions import Acting
from mizban.games.stone_age.steps.buildings import ShowTile
from mizban.games.stone_age.steps.feeding import Feed
from mizban.games.stone_age.steps.free import take, turn_card_down
from mizban.games.stone_age.steps.neighbours import after
from mizban.games.stone_age.steps.placing import Placing


def setup(seats: int, options: dict[str, str]) -> StoneAge:
    """As many stacks of seven tiles as players; four cards; a start player."""
    state = StoneAge(seats)
    state.below = vec[i64]([STACK] * seats)
    first: list[Step] = [FirstPlayer()] if options["start"] == "random" else []
    state.plan([*first, *show_cards(state), *[ShowTile(stack) for stack in range(seats)], ROUND])
    return state


class FirstPlayer(Chance):
    """Any seat may have the marker first."""

    def weights(self, state: StoneAge) -> vec[i64]:
        return vec[i64]([1] * state.seats)

    def run(self, state: StoneAge, answer: i64) -> None:
        state.start = answer

    def fault(self, state: StoneAge) -> Optional[Word]:
        return Word("fault-setup") if state.round > 0 else None


class ShowCard(Chance):
    """A card from the deck is turned up on a space."""

    def __init__(self, space: i64) -> None:
        self.space: Final = space

    def weights(self, state: StoneAge) -> vec[i64]:
        return deck_of(state)

    def run(self, state: StoneAge, answer: i64) -> None:
        state.display[self.space] = answer
        state.say("card_shown", answer, self.space)

    def fault(self, state: StoneAge) -> Optional[Word]:
        if state.display[self.space] != NOTHING:
            return Word("fault-card-shown", {"place": PLACES[FIRST_SPACE + self.space]})
        if deck_size(state) < gaps(state):
            return Word("fault-deck")
        then = after(state, self)
        return Word("fault-turn-up") if isinstance(then, ShowCard) and then.space <= self.space else None


def show_cards(state: StoneAge) -> list[Step]:
    """A card for each empty space, the rightmost first."""
    return [ShowCard(space) for space in range(SPACES) if state.display[space] == NOTHING]


class Round(Step):
    """Place, act, feed; then a new round, unless the game is over."""

    def run(self, state: StoneAge, answer: i64) -> None:
        state.round += 1
        state.say("round", state.round, state.start)
        seats = in_order(state)
        acting = [Acting(seat) for seat in seats]
        state.plan([Placing(state.start), *acting, *[Feed(seat) for seat in seats], NEW_ROUND])

    def fault(self, state: StoneAge) -> Optional[Word]:
        return Word("fault-last-round", {"most": LAST_ROUND}) if state.round >= LAST_ROUND else None


class NewRound(Step):
    """The marker moves on, the cards slide and the gaps are filled; or the game ends."""

    def run(self, state: StoneAge, answer: i64) -> None:
        state.start = (state.start + 1) % state.seats
        if has_empty_stack(state):
            end(state, "ended_by_tiles")
            return
        slide(state)
        if deck_size(state) < gaps(state):
            end(state, "ended_by_cards")
        elif state.round >= LAST_ROUND:
            end(state, "ended_by_rounds")
        else:
            refresh_tools(state)
            state.plan([*show_cards(state), ROUND])

    def fault(self, state: StoneAge) -> Optional[Word]:
        return Word("fault-no-round") if state.round < 1 else None


def has_empty_stack(state: StoneAge) -> bool:
    return NOTHING in state.top


def slide(state: StoneAge) -> None:
    """The cards that are left move to the right, in their order."""
    cards = [card for card in state.display if card != NOTHING]
    state.display = vec[i64](cards + [NOTHING] * (SPACES - len(cards)))


def end(state: StoneAge, reason: str) -> None:
    """No new round: the points of the end are counted."""
    state.say(reason)
    state.then(FINAL_SCORING)


class FinalScoring(Step):
    """An unused two-resources card is cashed in; then everybody's cards and left-over resources count."""

    def run(self, state: StoneAge, answer: i64) -> None:
        for seat in range(state.seats):
            if has_two_resources(state, seat):
                turn_card_down(state, seat)
                take(state, seat, 0, 0)
        if state.extra != NOTHING:
            state.reveal("extra_shown", state.owner[state.extra], state.extra)
        for seat in range(state.seats):
            score_tribe(state, seat)


# Steps without numbers, made once
ROUND: Final = Round()
NEW_ROUND: Final = NewRound()
FINAL_SCORING: Final = FinalScoring()
