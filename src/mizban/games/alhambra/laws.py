"""What must hold at every moment of a game, whatever is played; a position that breaks a law is refused."""

from __future__ import annotations

from typing import Any, Final, Optional

from mizban.core.faults import Fault
from mizban.core.judging import Law, is_pending, one_after_the_other, steps_of
from mizban.core.packed import size, total
from mizban.core.words import Args, Word
from mizban.games.alhambra.data import (
    BUILDINGS,
    DISPLAY,
    ENTRIES,
    GIVEN_AFTER_FIRST,
    GIVEN_AT_START,
    GIVEN_SHARE,
    IDLE_LAPS,
    PILES,
    SLOTS,
    START_MONEY,
)
from mizban.games.alhambra.ground import ALLOWED, Ground, alhambra_fault
from mizban.games.alhambra.rules import NO_TILE, first_gap, held_tiles, in_hand, tile_on, tiles_at
from mizban.games.alhambra.state import BAG, IMAGINARY, RESERVE, Alhambra, scorers
from mizban.games.alhambra.steps.deal import Deal, DividePiles, StartPlayer, worth
from mizban.games.alhambra.steps.ending import FinalScore, LeftOvers
from mizban.games.alhambra.steps.placing import ChooseTile, PlaceHeld, PlaceTile
from mizban.games.alhambra.steps.refill import DrawTile, GiveTile, RefillMarket, RefillMoney, ScoreDue
from mizban.games.alhambra.steps.turn import NOT_IDLE, Act, EndOfTurn, NextTurn, Pay, Redesign, Take, Turn, is_stalled

SETTING_UP: Final = (Deal, StartPlayer, DividePiles)
ACTIONS: Final = (Act, Take, Pay, Redesign)
OFFERING: Final = (PlaceHeld, ChooseTile, PlaceTile)
PILES_LEFT: Final = ((PILES, PILES - 1), (PILES - 1, 3, 2), (2, 1, 0))  # by scoring cards that have turned up


# What a position is in the middle of


def is_set_up(state: Alhambra) -> bool:
    """Whether the table is in the middle of its set-up."""
    return is_pending(state, SETTING_UP)


def is_at_end(state: Alhambra) -> bool:
    """Whether the last turn is over."""
    return not state.todo or is_pending(state, (LeftOvers, FinalScore))


def action(state: Alhambra) -> Optional[Any]:
    """The question of an action that is asked next, if any."""
    return state.todo[-1] if state.todo and isinstance(state.todo[-1], ACTIONS) else None


def is_in_actions(state: Alhambra) -> bool:
    """Whether a turn is at its beginning or among its actions."""
    return bool(state.todo) and isinstance(state.todo[-1], (Turn, *ACTIONS))


def gaps(state: Alhambra) -> list[int]:
    """The market slots without a tile."""
    return [slot for slot in range(SLOTS) if tile_on(state, slot) == NO_TILE]


def has_bought(state: Alhambra) -> bool:
    """Whether something was bought in this turn, as far as one can see: only then a slot can be empty."""
    return bool(gaps(state)) and not is_set_up(state) and not is_at_end(state)


def in_bag(state: Alhambra) -> int:
    return int(size(tiles_at(state, BAG)))


def drawn_slots(state: Alhambra) -> list[int]:
    """The market slots for which tiles are still to be drawn, next first."""
    return [int(step.slot) for step in state.todo[::-1] if isinstance(step, DrawTile)]


def gifts_due(state: Alhambra) -> int:
    """How many tiles the imaginary player is still to get."""
    return sum(isinstance(step, GiveTile) for step in state.todo)


# Tiles


def sound_alhambras(state: Alhambra) -> list[Fault]:
    """Every Alhambra keeps the building rules."""
    faults = [alhambra_fault(Ground(state, seat)) for seat in range(state.seats)]
    return [
        Fault(f"players[{seat}].alhambra", Word(f"fault-{fault}"))
        for seat, fault in enumerate(faults)
        if fault != ALLOWED
    ]


def tiles_set_aside(state: Alhambra) -> list[Fault]:
    """Tiles are set aside only from when they are bought, or left over, until they are placed."""
    held = int(size(held_tiles(state)))
    if held > SLOTS:
        return [Fault("held", Word("fault-size", {"low": 0, "high": SLOTS, "number": held}))]
    question = action(state)
    if question is not None and question.again:
        return [] if held else [Fault("held", Word("fault-nothing-bought"))]
    placed = is_pending(state, (PlaceHeld,)) or (bool(state.todo) and isinstance(state.todo[-1], EndOfTurn))
    return [Fault("held", Word("fault-held"))] if held and not placed else []


def full_market(state: Alhambra) -> list[Fault]:
    """The slots of tiles that are bought stay empty until the end of the turn, others only when the bag is empty."""
    if is_set_up(state) or is_at_end(state):
        return []
    empty = len(gaps(state))
    held = int(size(held_tiles(state)))
    if is_in_actions(state) and empty != held:
        return [Fault("market", Word("fault-market", {"number": SLOTS - held}))]
    if empty < held:
        return [Fault("market", Word("fault-market-held", {"most": SLOTS - held}))]
    refilled = is_pending(state, (NextTurn,)) and not is_pending(state, (RefillMarket,))
    return [Fault("market", Word("fault-gap"))] if refilled and empty and in_bag(state) else []


def tiles_to_draw(state: Alhambra) -> list[Fault]:
    """Tiles are drawn for empty slots, the lowest first; all of them at the start, else one after the other."""
    slots = drawn_slots(state)
    wanted = gaps(state) if is_set_up(state) else [int(first_gap(state))]
    if slots != wanted and (slots or is_set_up(state)):
        return [Fault("pending", Word("fault-draw-tiles"))]
    if len(slots) + gifts_due(state) > in_bag(state):
        return [Fault("pending", Word("fault-bag", {"number": in_bag(state)}))]
    return []


def imaginary_tiles(state: Alhambra) -> list[Fault]:
    """Only beside two players there is an imaginary one; he gets six tiles at the start and some after each scoring."""
    due = gifts_due(state)
    if state.seats > 2:
        return [Fault("pending", Word("fault-no-imaginary"))] if due else []
    owned = int(size(tiles_at(state, IMAGINARY)))
    if is_set_up(state):
        return [] if owned + due == GIVEN_AT_START else [Fault("imaginary.tiles", Word("fault-gifts"))]
    if owned < GIVEN_AT_START:
        return [Fault("imaginary.tiles", Word("fault-six", {"number": GIVEN_AT_START}))]
    return [] if due <= most_gifts(state) else [Fault("pending", Word("fault-gifts-due", {"most": most_gifts(state)}))]


def most_gifts(state: Alhambra) -> int:
    """How many tiles the imaginary player may still get after a scoring round."""
    done = max([int(step.done) for step in state.todo if isinstance(step, ScoreDue)], default=0)
    return min(int(GIVEN_AFTER_FIRST), in_bag(state)) if done == 1 else in_bag(state) // int(GIVEN_SHARE) if done else 0


# Money


def full_display(state: Alhambra) -> list[Fault]:
    """Four cards lie open when money is filled up, and through all actions, unless all money is in the hands."""
    question = action(state)
    filled = is_pending(state, (NextTurn, DividePiles)) and not is_pending(state, (RefillMoney,))
    if len(state.display) == DISPLAY or not (filled or is_in_actions(state)):
        return []
    used = total(state.discard) and not (question is not None and question.again)
    return [Fault("display", Word("fault-display"))] if total(state.deck) or used else []


def deck_in_piles(state: Alhambra) -> list[Fault]:
    """The piles have all money that is nowhere else, and are as many as the scoring cards allow."""
    deck = int(total(state.deck))
    if total(state.piles) != deck:
        return [Fault("piles", Word("fault-piles", {"number": deck}))]
    if is_set_up(state):
        return [Fault("piles", Word("fault-one-pile"))] if len(state.piles) > 1 or state.turned else []
    allowed = PILES_LEFT[state.turned]
    if len(state.piles) not in allowed:
        args: Args = {"low": min(allowed), "high": max(allowed), "number": len(state.piles)}
        return [Fault("piles", Word("fault-piles-left", args))]
    return [] if is_even(list(state.piles)) else [Fault("piles", Word("fault-even-piles"))]


def is_even(piles: list[int]) -> bool:
    """Whether piles were divided as equally as can be, larger ones first, and only the top one is used since."""
    rest = piles[1:]
    return rest == sorted(rest, reverse=True) and (not rest or (piles[0] <= rest[-1] + 1 and rest[0] <= rest[-1] + 1))


# The set-up and the end


def bare_table(state: Alhambra) -> list[Fault]:
    """Before the first turn nothing is built, used or scored, and the display comes last."""
    if not is_set_up(state):
        return []
    where = ["players"] * any(state.where[tile] >= RESERVE for tile in range(BUILDINGS))
    where += ["discard"] * (total(state.discard) > 0) + ["passes"] * (state.passes > 0)
    where += ["idle"] * (state.idle != 0)
    where += ["display"] * (len(state.display) > 0 and is_pending(state, (StartPlayer,)))
    return [Fault(name, Word("fault-set-up")) for name in where]


def dealt_hands(state: Alhambra) -> list[Fault]:
    """Money is dealt to one player after the other, until each has twenty or more."""
    if not is_set_up(state):
        return []
    deals = [int(step.seat) for step in state.todo[::-1] if isinstance(step, Deal)]
    first = deals[0] if deals else int(state.seats)
    early = bool(drawn_slots(state) or gifts_due(state))
    if deals != list(range(first, state.seats)) or (early and (first > 0 or in_hand(state, 0))):
        return [Fault("pending", Word("fault-deal"))]
    wrong = [seat for seat in range(state.seats) if not is_dealt_so(state, seat, first)]
    return [Fault(f"players[{seat}].hand", Word("fault-dealt", {"number": START_MONEY})) for seat in wrong]


def is_dealt_so(state: Alhambra, seat: int, first: int) -> bool:
    """Whether a hand is as it is when money is next dealt to a seat."""
    if seat > first:
        return in_hand(state, seat) == 0
    return (worth(state, seat) < START_MONEY) == (seat == first)


def rightly_over(state: Alhambra) -> list[Fault]:
    """The game ends when the bag is empty, when all have passed, or when nobody buys any more."""
    if not is_at_end(state) or not in_bag(state) or state.passes >= state.seats or is_stalled(state):
        return []
    return [Fault("pending", Word("fault-not-over"))]


def left_overs_in_order(state: Alhambra) -> list[Fault]:
    """One player after the other gets left-over tiles and places them."""
    seats = [int(step.seat) for step in state.todo[::-1] if isinstance(step, (PlaceHeld, LeftOvers))]
    if not is_pending(state, (FinalScore,)) or seats == list(range(state.seats))[int(state.seats) - len(seats) :]:
        return []
    return [Fault("pending", Word("fault-left-overs"))]


# Turns


def one_turn(state: Alhambra) -> list[Fault]:
    """All that is pending of a turn belongs to one player."""
    own: list[tuple[str, Any]] = [(where, step) for where, step in steps_of(state) if hasattr(step, "seat")]
    placed = [(where, int(step.seat)) for where, step in own if not isinstance(step, (Deal, LeftOvers))]
    return [Fault(where, Word("fault-turn", {"seat": placed[0][1]})) for where, seat in placed if seat != placed[0][1]]


def passes_in_a_row(state: Alhambra) -> list[Fault]:
    """When all have passed the game is over; whoever buys ends the row."""
    bought = held_tiles(state) and not is_at_end(state)
    most = 0 if bought else state.seats - 1 if is_in_actions(state) else state.seats
    return [Fault("passes", Word("fault-passes", {"most": most}))] if state.passes > most else []


def idle_turns(state: Alhambra) -> list[Fault]:
    """The turn in which somebody buys does not count; after so many turns without a purchase the game is over."""
    if has_bought(state):
        return [] if state.idle == NOT_IDLE else [Fault("idle", Word("fault-bought", {"number": NOT_IDLE}))]
    if state.idle == NOT_IDLE:
        filled = is_pending(state, (NextTurn,)) and not is_pending(state, (RefillMarket,))
        return [] if filled else [Fault("idle", Word("fault-not-bought"))]
    most = IDLE_LAPS * state.seats - 1
    late = state.idle > most and not is_at_end(state)
    return [Fault("idle", Word("fault-idle", {"most": most}))] if late else []


def offered_gifts(state: Alhambra) -> list[Fault]:
    """Beside two players a tile that was bought may go to the imaginary one, but no left-over tile."""
    gives = state.seats == 2 and is_pending(state, (RefillMoney,))
    steps = [(where, step.give) for where, step in steps_of(state) if isinstance(step, OFFERING)]
    id = "fault-give" if gives else "fault-no-give"
    return [Fault(where, Word(id)) for where, give in steps if bool(give) != gives]


def due_scorings(state: Alhambra) -> list[Fault]:
    """Scoring cards turn up when money is filled up, and nobody has points before the first of them is scored."""
    steps = [(where, int(step.done)) for where, step in steps_of(state) if isinstance(step, ScoreDue)]
    for where, done in steps:
        if done > state.turned or (done < state.turned and is_pending(state, (PlaceHeld,))):
            return [Fault(where, Word("fault-scored", {"number": state.turned}))]
    scored = min([done for _, done in steps], default=int(state.turned))
    early = scored == 0 and bool(state.todo)
    rich = [who for who in range(scorers(state.seats)) if early and any_points(state, who)]
    return [Fault(points_at(state, who), Word("fault-early-points")) for who in rich]


def any_points(state: Alhambra, who: int) -> bool:
    return any(state.ledger[who * ENTRIES + entry] for entry in range(ENTRIES))


def points_at(state: Alhambra, who: int) -> str:
    """Where the points of a player stand, or those of the imaginary one."""
    return f"players[{who}].points" if who < state.seats else "imaginary.points"


LAWS: Final[tuple[Law, ...]] = (
    one_after_the_other,
    *(sound_alhambras, one_turn, tiles_set_aside, full_market, tiles_to_draw, imaginary_tiles),
    *(full_display, deck_in_piles, bare_table, dealt_hands, rightly_over, left_overs_in_order),
    *(passes_in_a_row, idle_turns, offered_gifts, due_scorings),
)
