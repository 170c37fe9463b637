"""What must hold at every moment of a game, whatever is played; a position that breaks a law is refused."""

from __future__ import annotations

from typing import Final

from mizban.core.faults import Fault
from mizban.core.judging import Law, one_after_the_other
from mizban.core.words import Args, Word
from mizban.games.stone_age.data import (
    CIRCLES,
    ENTRIES,
    FIRST_SPACE,
    FIRST_STACK,
    FOREST,
    GATHERERS,
    GREEN,
    LEDGER,
    PLACES,
    STACK,
    TOOLS,
    VILLAGE,
    VILLAGE_OPEN,
)
from mizban.games.stone_age.rules import (
    crowd,
    figures_for,
    gatherers,
    is_fresh,
    is_stranded,
    is_taken,
    occupied_by,
    takes_any_number,
    there,
    tiles_seen,
    tool_value,
    tools_of,
)
from mizban.games.stone_age.state import NOTHING, StoneAge
from mizban.games.stone_age.steps.actions import Acting
from mizban.games.stone_age.steps.buildings import ShowTile
from mizban.games.stone_age.steps.home import GoHome
from mizban.games.stone_age.steps.placing import Placing
from mizban.games.stone_age.steps.rounds import Round


def placed(place: int, id: str, args: Args) -> Fault:
    """A fault of the figures on a place."""
    return Fault(f"placed.{PLACES[place]}", Word(id, {**args, "place": PLACES[place]}))


# Figures


def circles(state: StoneAge) -> list[Fault]:
    """A place of resources has seven circles; elsewhere, but for the hunt, one player stands with a fixed number."""
    found: list[Fault] = []
    for place in range(len(PLACES)):
        if FOREST <= place < FIRST_SPACE and crowd(state, place) > CIRCLES:
            found.append(placed(place, "fault-circles", {"most": CIRCLES}))
        if not takes_any_number(place) and not is_filled_by_one(state, place):
            found.append(placed(place, "fault-figures", {"number": figures_for(place)}))
    return found


def is_filled_by_one(state: StoneAge, place: int) -> bool:
    """Whether nobody stands on a place, or one player with as many figures as it takes."""
    numbers = [there(state, seat, place) for seat in range(state.seats)]
    return sum(numbers) == max(numbers) and max(numbers) in (0, figures_for(place))


def stacks_in_play(state: StoneAge) -> list[Fault]:
    """There are as many building stacks as players."""
    absent = range(FIRST_STACK + state.seats, len(PLACES))
    args: Args = {"players": state.seats}
    return [placed(place, "fault-no-stack", args) for place in absent if is_taken(state, place)]


def gathering(state: StoneAge) -> list[Fault]:
    """With two and three players only one or two may gather at a place of resources."""
    args: Args = {"players": state.seats, "limit": GATHERERS[state.seats]}
    crowded = [place for place in range(FOREST, FIRST_SPACE) if gatherers(state, place) > GATHERERS[state.seats]]
    return [placed(place, "fault-gatherers", args) for place in crowded]


def village(state: StoneAge) -> list[Fault]:
    """With two and three players only two places of the village are used in a round."""
    used = sum([is_taken(state, place) for place in range(VILLAGE)])
    if used <= VILLAGE_OPEN[state.seats]:
        return []
    return [Fault("placed", Word("fault-village", {"players": state.seats}))]


def something_to_stand_on(state: StoneAge) -> list[Fault]:
    """Where the card or tile is gone, the figure is about to go home."""
    going = [step.place for step in state.todo if isinstance(step, GoHome)]
    places = range(FIRST_SPACE, FIRST_STACK + state.seats)
    return [placed(place, "fault-stranded", {}) for place in places if is_stranded(state, place) and place not in going]


def figures_at_home(state: StoneAge) -> list[Fault]:
    """Who has nothing to do any more has all figures at home."""
    if any(isinstance(step, Placing) for step in state.todo):
        return []
    seats = [seat for seat in range(state.seats) if seat not in acting(state)]
    away = [(seat, place) for seat in seats for place in occupied_by(state, seat)]
    return [placed(place, "fault-acted", {"seat": seat}) for seat, place in away]


def acting(state: StoneAge) -> list[int]:
    """The seats that have not yet carried out all actions, the next first."""
    return [step.seat for step in state.todo[::-1] if isinstance(step, Acting)]


# Tools


def ladder(state: StoneAge) -> list[Fault]:
    """The lowest tool is raised first, so the tools of a player differ by 1 at most; a missing one counts 0."""
    found: list[Fault] = []
    for seat in range(state.seats):
        values = [tool_value(tool) for tool in tools_of(state, seat)]
        if max(values) - min(values) > 1:
            found.append(Fault(f"players[{seat}].tools", Word("fault-ladder", {"most": TOOLS})))
    return found


def fresh_tools(state: StoneAge) -> list[Fault]:
    """Who has not acted yet this round has used no tool."""
    is_before = any(isinstance(step, (Round, Placing)) for step in state.todo)
    seats = list(range(state.seats)) if is_before else acting(state)[1:]
    using = [seat for seat in seats if any(tool and not is_fresh(tool) for tool in tools_of(state, seat))]
    return [Fault(f"players[{seat}].used", Word("fault-used", {"seat": seat})) for seat in using]


# Tiles and points


def tiles_turned_up(state: StoneAge) -> list[Fault]:
    """The top tile of a stack lies face up, or is about to be turned up."""
    turning = [step.stack for step in state.todo if isinstance(step, ShowTile)]
    hidden = [stack for stack in range(state.seats) if state.top[stack] == NOTHING and state.below[stack]]
    return [Fault(f"stacks[{stack}].top", Word("fault-face-down")) for stack in hidden if stack not in turning]


def tiles_dealt(state: StoneAge) -> list[Fault]:
    """Each stack had seven tiles, and nothing else is built."""
    tall = [i for i in range(state.seats) if state.top[i] != NOTHING and state.below[i] == STACK]
    found = [Fault(f"stacks[{i}].below", Word("fault-stack", {"most": STACK})) for i in tall]
    if tiles_seen(state) > STACK * state.seats:
        numbers: Args = {"number": tiles_seen(state), "most": STACK * state.seats}
        found.append(Fault("stacks", Word("fault-tiles", numbers)))
    return found


def points_of_the_end(state: StoneAge) -> list[Fault]:
    """Cards and left-over resources score when the game ends, not before."""
    if not state.todo:
        return []
    entries = [(seat, entry) for seat in range(state.seats) for entry in range(GREEN, ENTRIES)]
    early = [(seat, LEDGER[entry]) for seat, entry in entries if state.ledger[seat * ENTRIES + entry]]
    return [Fault(f"players[{seat}].points.{name}", Word("fault-end-points")) for seat, name in early]


LAWS: Final[tuple[Law, ...]] = (
    *(circles, stacks_in_play, gathering, village, something_to_stand_on, figures_at_home),
    *(ladder, fresh_tools, tiles_turned_up, tiles_dealt, points_of_the_end, one_after_the_other),
)
