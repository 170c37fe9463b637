"""Why a wish is not possible: the first rule that forbids it."""

from __future__ import annotations

from typing import Any, Final, Optional

from mizban.core.errors import BadPosition, NotAnAnswer
from mizban.core.flow import asked
from mizban.core.game import Plain, Word, why_not_now
from mizban.core.reading import Fields
from mizban.core.state import Ask
from mizban.core.steps import step_name
from mizban.games.kilt_castle.data import CARDS, CARDS_IN_ROW, COLOURS, CORNERS, CRESTS, POSITIONS, ROWS, SQUARES, WATER
from mizban.games.kilt_castle.rules import (
    ALLOWED,
    AROUND,
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
    places_from,
    price_of,
)
from mizban.games.kilt_castle.state import KiltCastle
from mizban.games.kilt_castle.steps import BuildOn, ChooseStorey, MoveCard, MoveRoof, MoveTo

ANY: Final = -1  # what the wish leaves open


def why(state: KiltCastle, seat: int, wish: Plain) -> Optional[Word]:
    """None, or the first rule that forbids the wish; what is left out of a wish may be anything."""
    kind, fields = read_wish(wish)
    ask = asked(state, seat)
    try:
        if kind == "move":
            reason = why_not_move(state, ask, choice_of(fields, "card", CARDS), choice_of(fields, "to", POSITIONS))
        elif kind == "build":
            crests = fields.number("crests", 0, CRESTS - 1) if "crests" in fields.left else ANY
            reason = why_not_build(state, ask, choice_of(fields, "site", SQUARES), crests)
        else:
            reason = why_not_roof(state, ask, choice_of(fields, "from", SQUARES))
        fields.done()
    except BadPosition as error:
        raise NotAnAnswer(str(error)) from None
    return why_not_now(state) if ask is None else reason


def read_wish(wish: Plain) -> tuple[str, Fields]:
    """The verb of a wish and its fields."""
    if len(wish) != 1 or next(iter(wish)) not in ("move", "build", "roof"):
        raise NotAnAnswer('a wish is {"move": {"card", "to"}}, {"build": {"site", "crests"}} or {"roof": {"from"}}')
    kind, fields = next(iter(wish.items()))
    try:
        return kind, Fields(fields, kind)
    except BadPosition as error:
        raise NotAnAnswer(str(error)) from None


def choice_of(fields: Fields, name: str, names: tuple[str, ...]) -> int:
    """The number of a named thing, or anything."""
    return ANY if name not in fields.left else fields.choice(name, names)


def why_other_question(ask: Optional[Ask[Any]]) -> Word:
    """Something else is asked now."""
    return Word("why-not-now") if ask is None else Word(f"why-now-{step_name(type(ask)).replace('_', '-')}")


# Moving


def why_not_move(state: KiltCastle, ask: Optional[Ask[Any]], card: int, place: int) -> Optional[Word]:
    if isinstance(ask, MoveTo):
        if card not in (ANY, ask.card):
            return Word("why-other-card", {"card": CARDS[ask.card]})
        return why_not_place(state, ask.card, place)
    if not isinstance(ask, MoveCard):
        return why_other_question(ask)
    if card == ANY:
        return why_not_any_card(state, ask, place)
    if not is_in_play(state, card):
        return Word("why-not-in-play", {"card": CARDS[card]})
    return why_not_place(state, card, place)


def why_not_any_card(state: KiltCastle, ask: MoveCard, place: int) -> Optional[Word]:
    """Whether any card at all can go to a place."""
    reasons = [why_not_place(state, card, place) for card in ask.options(state)]
    return None if None in reasons else reasons[0]


def why_not_place(state: KiltCastle, card: int, place: int) -> Optional[Word]:
    """Why a card cannot go to a place, or anywhere."""
    rows = Rows(state)
    start = state.travel[card]
    if place == ANY:
        stuck = not places_from(state, rows, start)
        return Word("why-stuck", {"card": CARDS[card]}) if stuck else None
    goal = start + (place - start) % AROUND
    args: dict[str, int | str] = {"card": CARDS[card], "from": POSITIONS[start % AROUND], "to": POSITIONS[place]}
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


# Building


def why_not_build(state: KiltCastle, ask: Optional[Ask[Any]], site: int, crests: int) -> Optional[Word]:
    if not isinstance(ask, (BuildOn, ChooseStorey)):
        return why_other_question(ask)
    if isinstance(ask, ChooseStorey):
        if site not in (ANY, ask.site):
            return Word("why-other-site", {"site": SQUARES[ask.site]})
    elif site != ANY:
        line = line_of(state, state.travel[ask.card])
        fault = build_fault(state, ask.seat, line, site)
        if fault != ALLOWED:
            return site_reason(state, ask.seat, line, site, fault)
    return why_not_storey(state, colour_on(state, ask.card, ask.half), crests)


def site_reason(state: KiltCastle, seat: int, line: tuple[int, ...], site: int, fault: str) -> Word:
    """The rule that forbids a site, with what a player wants to know about it."""
    args: dict[str, int | str] = {"site": SQUARES[site]}
    if SQUARES[site] in WATER[CORNERS[state.water]]:
        return Word("why-water", args)
    if fault == "not-first-free":
        args["free"] = SQUARES[first_free(state, line)]
    elif fault == "too-dear":
        args["price"] = price_of(state, seat, site)
        args["ducats"] = ducats_of(state, seat)
        args["other"] = owner_of(state, site)
    return Word(f"why-{fault}", args)


def why_not_storey(state: KiltCastle, colour: int, crests: int) -> Optional[Word]:
    """The supply holds no such storey."""
    if crests == ANY or state.supply[colour * CRESTS + crests]:
        return None
    return Word("why-no-such-storey", {"colour": COLOURS[colour], "crests": crests})


# Roofs


def why_not_roof(state: KiltCastle, ask: Optional[Ask[Any]], square: int) -> Optional[Word]:
    if not isinstance(ask, MoveRoof):
        return why_other_question(ask)
    if square == ANY or is_roofed(state, square):
        return None
    return Word("why-no-roof", {"site": SQUARES[square]})
