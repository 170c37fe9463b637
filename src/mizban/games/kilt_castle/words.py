"""How questions, answers, refusals and events are put into words; the texts stand in kilt-castle.ftl."""

from __future__ import annotations

from typing import Final, Optional

from mizban.core.notation.wording import NONE, A, Outcome, Outcomes, Sign, Wording, Wordings, spelled
from mizban.core.words import Args, Events, Names, Word
from mizban.games.kilt_castle.data import (
    AROUND,
    CARDS,
    CARDS_IN_ROW,
    COLOURS,
    CORNERS,
    CRESTS,
    FIRST_DOUBLE,
    POSITIONS,
    ROWS,
    SQUARES,
    WATER,
)
from mizban.games.kilt_castle.rules import (
    ALLOWED,
    Rows,
    build_fault,
    colour_on,
    ducats_of,
    first_free,
    is_in_play,
    is_roofed,
    line_of,
    move_fault,
    owner_of,
    price_of,
)
from mizban.games.kilt_castle.state import KiltCastle
from mizban.games.kilt_castle.steps import BuildOn, ChooseStorey, DealCard, MoveCard, MoveRoof, MoveTo

# What each event tells, in order; how that is said; and the things that it is about.
EVENTS: Final = {
    "dealt": ("card", "to"),
    "redealt": (),
    "seal": ("seat",),
    "moved": ("seat", "card", "from", "to"),
    "row_emptied": ("from",),
    "excused": ("seat", "colour"),
    "no_storeys": ("seat", "colour"),
    "paid": ("seat", "price", "other"),
    "built": ("seat", "colour", "crests", "site"),
    "roofed": ("seat", "site"),
    "roof_moved": ("seat", "from_site", "site"),
    "ducat_day": (),
    "income": ("seat", "colour", "income"),
    "payout": ("seat", "colour", "towers", "crests"),
}
NAMES: Final[dict[str, Names]] = {
    "card": CARDS,
    "from": POSITIONS,
    "to": POSITIONS,
    "colour": COLOURS,
    "site": SQUARES,
    "from_site": SQUARES,
}
THINGS: Final[dict[str, tuple[str, ...]]] = {
    "dealt": ("card:{card}", "place:{to}"),
    "seal": ("seal",),
    "moved": ("card:{card}", "place:{from}", "place:{to}"),
    "row_emptied": ("place:{from}",),
    "excused": ("colour:{colour}",),
    "no_storeys": ("colour:{colour}",),
    "built": ("site:{site}",),
    "roofed": ("site:{site}",),
    "roof_moved": ("site:{from_site}", "site:{site}"),
    "ducat_day": ("seal",),
    "income": ("colour:{colour}",),
    "payout": ("colour:{colour}",),
}
SAID: Final = Events(EVENTS, NAMES, THINGS)


# Questions: what each asks, how its answers are put, and the first rule against those that are refused


class Asked(Wording[KiltCastle, A]):
    """A question of this game says itself what comes first."""

    def asked_else(self, state: KiltCastle, ask: A) -> Word:
        return Word(f"why-now-{spelled(ask)}")


class MovedCard(Asked[MoveCard]):
    def option(self, state: KiltCastle, ask: MoveCard, answer: int) -> Word:
        return Word("answer-move-card", {"card": CARDS[answer], "from": POSITIONS[state.travel[answer] % AROUND]})

    def refusal(self, state: KiltCastle, ask: MoveCard, words: list[str]) -> Optional[Word]:
        card = self.number(words[0]) if words else NONE
        if card == NONE:
            return None
        if not is_in_play(state, card):
            return Word("why-not-in-play", {"card": CARDS[card]})
        return GOAL.refusal(state, MoveTo(ask.seat, card), words[1:])


class Goal(Asked[MoveTo]):
    def about(self, state: KiltCastle, ask: MoveTo) -> Args:
        return {"card": CARDS[ask.card]}

    def option(self, state: KiltCastle, ask: MoveTo, answer: int) -> Word:
        alone = list(state.travel).count(state.travel[ask.card]) == 1
        return Word("answer-move-to-empties" if alone else "answer-move-to", {"to": POSITIONS[answer]})

    def refusal(self, state: KiltCastle, ask: MoveTo, words: list[str]) -> Optional[Word]:
        if not words:
            return Word("why-stuck", {"card": CARDS[ask.card]})
        rows = Rows(state)
        start, place = state.travel[ask.card], self.number(words[0])
        if place == NONE:
            return None
        goal = start + (place - start) % AROUND
        args: Args = {"card": CARDS[ask.card], "from": POSITIONS[start % AROUND], "to": POSITIONS[place]}
        if goal == start:
            return Word("why-stays", args)
        fault = move_fault(state, rows, start, goal)
        if fault == "too-far" and is_behind(rows, start, goal):
            fault = "backwards"
        args["limit"] = ROWS[state.seats] if fault == "too-many-rows" else CARDS_IN_ROW[state.seats]
        args["front"] = POSITIONS[(rows.lead + 1) % AROUND]
        return None if fault == ALLOWED else Word(f"why-{fault}", args)


def is_behind(rows: Rows, start: int, goal: int) -> bool:
    """Whether a person would call a place behind the card: among the rows, or nearer that way round."""
    return goal - AROUND >= rows.rear or 2 * (goal - start) > AROUND


GOAL: Final = Goal("move", "place", POSITIONS)


class Site(Asked[BuildOn]):
    def about(self, state: KiltCastle, ask: BuildOn) -> Args:
        return {"colour": COLOURS[colour_on(state, ask.card, ask.half)]}

    def option(self, state: KiltCastle, ask: BuildOn, answer: int) -> Word:
        args: Args = {"site": SQUARES[answer]}
        price = price_of(state, ask.seat, answer)
        if price:
            return Word("answer-build-pay", {**args, "price": price, "other": owner_of(state, answer)})
        return Word("answer-build-own" if state.towers[answer] else "answer-build-new", args)

    def refusal(self, state: KiltCastle, ask: BuildOn, words: list[str]) -> Optional[Word]:
        site = self.number(words[0])
        if site == NONE:
            return None
        args: Args = {"site": SQUARES[site]}
        if SQUARES[site] in WATER[CORNERS[state.water]]:
            return Word("why-water", args)
        line = line_of(state, state.travel[ask.card])
        fault = build_fault(state, ask.seat, line, site)
        if fault == "not-first-free":
            args["free"] = SQUARES[first_free(state, line)]
        elif fault == "too-dear":
            args["price"] = price_of(state, ask.seat, site)
            args["ducats"] = ducats_of(state, ask.seat)
            args["other"] = owner_of(state, site)
        return None if fault == ALLOWED else Word(f"why-{fault}", args)


class Storey(Asked[ChooseStorey]):
    def about(self, state: KiltCastle, ask: ChooseStorey) -> Args:
        return {"colour": COLOURS[colour_on(state, ask.card, ask.half)], "site": SQUARES[ask.site]}

    def option(self, state: KiltCastle, ask: ChooseStorey, answer: int) -> Word:
        left = state.supply[colour_on(state, ask.card, ask.half) * CRESTS + answer]
        return Word("answer-choose-storey", {"crests": answer, "left": left})

    def refusal(self, state: KiltCastle, ask: ChooseStorey, words: list[str]) -> Optional[Word]:
        colour, crests = colour_on(state, ask.card, ask.half), self.number(words[0])
        if crests == NONE or state.supply[colour * CRESTS + crests]:
            return None
        return Word("why-no-such-storey", {"colour": COLOURS[colour], "crests": crests})


class OldRoof(Asked[MoveRoof]):
    def about(self, state: KiltCastle, ask: MoveRoof) -> Args:
        return {"site": SQUARES[ask.site]}

    def option(self, state: KiltCastle, ask: MoveRoof, answer: int) -> Word:
        return Word("answer-move-roof", {"site": SQUARES[answer]})

    def refusal(self, state: KiltCastle, ask: MoveRoof, words: list[str]) -> Optional[Word]:
        site = self.number(words[0])
        return None if site == NONE or is_roofed(state, site) else Word("why-no-roof", {"site": SQUARES[site]})


# All that can be said: move S-R P5, build c3 1, roof a1.
WORDINGS: Final[Wordings] = {
    MoveCard: MovedCard("move", "card", CARDS),
    MoveTo: GOAL,
    BuildOn: Site("build", "site", SQUARES),
    ChooseStorey: Storey("build", "storey", ("0", "1", "2")),
    MoveRoof: OldRoof("roof", "roof", SQUARES),
}


class Dealt(Outcome[KiltCastle, DealCard]):
    """A two-colour card, with the colour in front that faces the board."""

    def sign(self, state: KiltCastle, chance: DealCard, outcome: int) -> Sign:
        card = CARDS[FIRST_DOUBLE + outcome // 2]
        return Sign(self.verb, f"card:{card[::-1] if outcome % 2 else card}")


OUTCOMES: Final[Outcomes] = {DealCard: Dealt("deal", "card", CARDS)}
