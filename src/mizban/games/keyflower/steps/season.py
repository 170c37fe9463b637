"""The start of a season: boats are loaded, tiles are laid out, winter tiles are offered."""

from __future__ import annotations

from typing import ClassVar, Final, Optional

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.packed import span, with_number
from mizban.core.state import Ask, Chance, Step
from mizban.core.words import Word
from mizban.games.keyflower.data import (
    BOAT_SKILLS,
    BOAT_WORKERS,
    BOATS,
    FIRST_BOAT,
    FIRST_SKILL,
    FIRST_SUMMER_BOAT,
    FIRST_WINTER,
    KINDS,
    PER_SEASON,
    SEASONS,
    SUMMER,
    SUMMER_BOAT_4,
    TILES_LAID_OUT,
    WINTER,
)
from mizban.games.keyflower.knowledge import lose, skills_of, stock_of, workers_of
from mizban.games.keyflower.state import IN_MIDDLE, NOBODY, WORKERS, Keyflower
from mizban.games.keyflower.steps.auction import turn_of
from mizban.games.keyflower.steps.ending import ending
from mizban.games.keyflower.steps.expansion import EXPANSION
from mizban.games.keyflower.steps.season_end import END_OF_SEASON
from mizban.games.keyflower.village import move_tile, turn_up

MOST_OFFERED: Final = 3


class StartSeason(Step):
    """Boats are loaded and tiles laid out, in winter those that players offer; turns until all pass; the end."""

    def __init__(self, season: i64) -> None:
        self.season: Final = season

    def run(self, state: Keyflower, answer: i64) -> None:
        state.season = self.season
        state.emptied = vec[i64]([NOBODY] * BOATS)
        state.say("season", state.season, state.start)
        first: list[Step] = [OFFERS, REVEAL] if self.season == WINTER else prepared(state)
        state.plan([*first, *turn_of(state.start), END_OF_SEASON, EXPANSION, NEXT_SEASON])

    def fault(self, state: Keyflower) -> Optional[Word]:
        before = max(self.season - 1, i64(0))
        return None if state.season == before else Word("fault-next-season", {"season": SEASONS[before]})


class NextSeason(Step):
    """The next season, or after winter the final scoring."""

    def run(self, state: Keyflower, answer: i64) -> None:
        if state.season == WINTER:
            state.plan(ending(state))
        else:
            state.then(StartSeason(state.season + 1))


NEXT_SEASON: Final = NextSeason()


def prepared(state: Keyflower) -> list[Step]:
    """Load the boats and lay out the season's tiles."""
    workers = dealt_round(state, BOAT_WORKERS, workers_of(state, stock_of(state)))
    skills = dealt_round(state, BOAT_SKILLS, skills_of(state, stock_of(state)))
    loads: list[Step] = [LoadWorker(boat) for boat in workers]
    tokens: list[Step] = [LoadSkill(boat) for boat in skills]
    tiles: list[Step] = [LAY_OUT] * int(TILES_LAID_OUT[state.seats])
    return [*loads, *tokens, LOADED, *tiles]


def dealt_round(state: Keyflower, loads: tuple[tuple[int, ...], ...], left: int) -> list[int]:
    """The boats in the order in which they get a piece each, again and again, until all are full or nothing is left."""
    order: list[int] = []
    for times in range(max([load[state.season] for load in loads])):
        for boat in range(state.seats):
            if loads[boat][state.season] > times and len(order) < left:
                order.append(boat)
    return order


def before_winter(state: Keyflower) -> Optional[Word]:
    """What is not done in winter."""
    return None if state.season < WINTER else Word("fault-not-in-winter")


def in_winter(state: Keyflower) -> Optional[Word]:
    """What is done in winter only."""
    return None if state.season == WINTER else Word("fault-only-winter")


class LoadWorker(Chance):
    """A worker from the bag for a boat, open to all."""

    def __init__(self, boat: i64) -> None:
        self.boat: Final = boat

    def weights(self, state: Keyflower) -> vec[i64]:
        at = stock_of(state) * KINDS
        return state.held[at : at + WORKERS]

    def run(self, state: Keyflower, answer: i64) -> None:
        lose(state, stock_of(state), answer, 1)
        state.cargo[self.boat * KINDS + answer] += 1


class LoadSkill(Chance):
    """A skill token from the pile for a boat, open to all."""

    def __init__(self, boat: i64) -> None:
        self.boat: Final = boat

    def weights(self, state: Keyflower) -> vec[i64]:
        at = stock_of(state) * KINDS + FIRST_SKILL
        return state.held[at : at + KINDS - FIRST_SKILL]

    def run(self, state: Keyflower, answer: i64) -> None:
        lose(state, stock_of(state), FIRST_SKILL + answer, 1)
        state.cargo[self.boat * KINDS + FIRST_SKILL + answer] += 1


class Loaded(Step):
    """All boats are loaded."""

    def run(self, state: Keyflower, answer: i64) -> None:
        for boat in range(state.seats):
            if state.events is not None:
                state.tell("loaded", [FIRST_BOAT + boat, *state.cargo[boat * KINDS : (boat + 1) * KINDS]])

    def fault(self, state: Keyflower) -> Optional[Word]:
        return before_winter(state)


class LayOut(Chance):
    """A tile of the season is laid out in the middle."""

    def weights(self, state: Keyflower) -> vec[i64]:
        first = state.season * PER_SEASON
        return vec[i64]([i64(state.where[first + tile] != IN_MIDDLE) for tile in range(PER_SEASON)])

    def run(self, state: Keyflower, answer: i64) -> None:
        tile = state.season * PER_SEASON + answer
        move_tile(state, tile, IN_MIDDLE)
        state.say("laid_out", tile)
        if state.season == SUMMER and tile >= FIRST_SUMMER_BOAT:
            state.then(BoatSide(tile))

    def fault(self, state: Keyflower) -> Optional[Word]:
        return before_winter(state)


class BoatSide(Chance):
    """Side a or b of a summer boat; it never changes afterwards."""

    def __init__(self, tile: i64) -> None:
        self.tile: Final = tile

    def weights(self, state: Keyflower) -> vec[i64]:
        return vec[i64]([1, 1])

    def run(self, state: Keyflower, answer: i64) -> None:
        turn_up(state, self.tile, answer)
        state.say("boat_side", self.tile, answer)

    def fault(self, state: Keyflower) -> Optional[Word]:
        is_boat = FIRST_SUMMER_BOAT <= self.tile <= SUMMER_BOAT_4
        return None if is_boat and state.where[self.tile] == IN_MIDDLE else Word("fault-boat-side")


LOADED: Final = Loaded()
LAY_OUT: Final = LayOut()


# Winter


class Offers(Step):
    """All choose secretly and at the same time which of their winter tiles they offer."""

    def run(self, state: Keyflower, answer: i64) -> None:
        state.together([Offer(seat) for seat in range(state.seats)], sealed=True)

    def fault(self, state: Keyflower) -> Optional[Word]:
        return in_winter(state)


class Offer(Ask):
    """Which of your winter tiles do you offer? A bit for each of them, in order; at least one."""

    answers: ClassVar[int] = 1 << MOST_OFFERED
    public: ClassVar[bool] = True

    def opens(self) -> bool:
        return True

    def options(self, state: Keyflower) -> vec[i64]:
        return span(1, i64(1) << len(winter_tiles(state, self.seat)))

    def run(self, state: Keyflower, answer: i64) -> None:
        offered: i64 = 0
        tiles = winter_tiles(state, self.seat)
        for i in range(len(tiles)):
            if answer >> i & 1:
                offered |= 1 << tiles[i] - FIRST_WINTER
        state.offered = with_number(state.offered, self.seat, offered)

    def fault(self, state: Keyflower) -> Optional[Word]:
        return in_winter(state)


def winter_tiles(state: Keyflower, seat: i64) -> vec[i64]:
    """The winter tiles that a seat was dealt."""
    return vec[i64]([FIRST_WINTER + i for i in range(PER_SEASON) if state.dealt[seat] >> i & 1])


class Reveal(Step):
    """What is offered is laid out, mixed; what is not goes to the box unseen."""

    def run(self, state: Keyflower, answer: i64) -> None:
        offered: i64 = 0
        for seat in range(state.seats):
            state.say("offered", seat, bin(state.offered[seat]).count("1"))
            offered |= state.offered[seat]
        state.dealt = vec[i64]([0] * state.seats)
        state.offered = vec[i64]([0] * state.seats)
        for i in range(PER_SEASON):
            if offered >> i & 1:
                move_tile(state, FIRST_WINTER + i, IN_MIDDLE)
                state.reveal("laid_out", FIRST_WINTER + i)

    def fault(self, state: Keyflower) -> Optional[Word]:
        return in_winter(state)


OFFERS: Final = Offers()
REVEAL: Final = Reveal()
