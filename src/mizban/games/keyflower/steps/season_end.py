"""The end of a season, in the order of the rule book."""

from __future__ import annotations

from typing import ClassVar, Final, Optional

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.packed import index_of, with_number
from mizban.core.state import Ask, Step
from mizban.core.words import Word
from mizban.games.keyflower.data import (
    BOATS,
    FIRST_BOAT,
    FIRST_TURN_TILE,
    KINDS,
    NAMES,
    SIDE_A,
    SIDE_B,
    SUMMER_BOAT_1,
    TILES,
    TURN_TILES,
    WINTER,
)
from mizban.games.keyflower.knowledge import gain, stock_of
from mizban.games.keyflower.rules import (
    leader_at,
    losing_lots,
    lot_of,
    middle_tiles,
    stack_colour,
    take_stack,
    tile_at,
    turn_tiles,
)
from mizban.games.keyflower.state import CREW, LAST_USE, LOTS, NOBODY, NONE, NOWHERE, WORKERS, Keyflower
from mizban.games.keyflower.steps.use import draw, take_greens
from mizban.games.keyflower.village import add_tile, has_boat, move_tile, tiles_of, turn_up

EXTRA_WORKERS: Final[i64] = 2  # of boat 1a


class EndOfSeason(Step):
    """Losing stacks return, won tiles are taken, villages emptied, boats chosen."""

    def run(self, state: Keyflower, answer: i64) -> None:
        state.say("season_ends", state.season)
        return_losing_stacks(state)
        clear_unsold_tiles(state)
        take_won_tiles(state)
        empty_villages(state)
        boats = turn_order(state)
        clear_colours(state)
        state.plan(boats)


END_OF_SEASON: Final = EndOfSeason()


def return_losing_stacks(state: Keyflower) -> None:
    """Losing stacks go back behind their owners' screens."""
    for seat in range(state.seats):
        for lot in losing_lots(state, seat):
            colour = stack_colour(state, seat, lot)
            size = take_stack(state, seat, lot)
            gain(state, seat, colour, size)
            state.say("returned", seat, tile_at(state, lot), size, colour)


def clear_unsold_tiles(state: Keyflower) -> None:
    """Tiles without any bid go to the box; the workers on them go into the bag."""
    for tile in middle_tiles(state):
        if leader_at(state, lot_of(tile)) == NOBODY:
            state.say("unsold", tile)
            move_tile(state, tile, NOWHERE)
            turn_up(state, tile, 0)
            lift_workers(state, tile, stock_of(state))


def lift_workers(state: Keyflower, tile: i64, holder: i64) -> i64:
    """All workers on a tile go to a holder; says how many."""
    lifted: i64 = 0
    for colour in range(WORKERS):
        count = state.on[tile * CREW + colour]
        if count:
            gain(state, holder, colour, count)
            state.on[tile * CREW + colour] = 0
            lifted += count
    return lifted


def take_won_tiles(state: Keyflower) -> None:
    """Start player first, winners take their tiles and the workers on them; the winning stacks go into the bag."""
    for turn in range(state.seats):
        seat = (state.start + turn) % state.seats
        for tile in middle_tiles(state):
            lot = lot_of(tile)
            if leader_at(state, lot) == seat:
                pay_stack(state, seat, lot)
                state.say("won", seat, tile)
                add_tile(state, seat, tile)
                lift_workers(state, tile, seat)


def pay_stack(state: Keyflower, seat: i64, lot: i64) -> None:
    """A winning stack goes into the bag."""
    colour = stack_colour(state, seat, lot)
    gain(state, stock_of(state), colour, take_stack(state, seat, lot))


def empty_villages(state: Keyflower) -> None:
    """Each player takes all workers from the own village, whoever placed them."""
    for seat in range(state.seats):
        lifted: i64 = 0
        for tile in tiles_of(state, seat):
            lifted += lift_workers(state, tile, seat)
        if lifted:
            state.say("collected", seat, lifted)


def clear_colours(state: Keyflower) -> None:
    """No tile is bound to a colour or was used, and nobody has passed."""
    state.colour = vec[i64]([NONE] * (TILES + LOTS))
    for tile in range(TILES):
        state.on[tile * CREW + LAST_USE] = 0
    state.passes = 0


# Turn order tiles and boats


def turn_order(state: Keyflower) -> list[Step]:
    """All winning stacks go into the bag; then winners choose boats by tile, and the others clockwise."""
    winners: list[Step] = []
    purple_won: i64 = 0
    for tile in turn_tiles(state):
        seat = leader_at(state, lot_of(tile))
        if seat != NOBODY:
            pay_stack(state, seat, lot_of(tile))
            winners.append(WinTurnTile(seat, tile))
            purple_won = i64(is_purple(state, tile))
    return [*winners, OtherBoats(purple_won)]


def is_purple(state: Keyflower, tile: i64) -> bool:
    """Whether a turn order tile shows the purple worker: the highest one in play."""
    return tile == FIRST_TURN_TILE + TURN_TILES[state.seats] - 1


class WinTurnTile(Step):
    """The winner of a turn order tile chooses a boat; the purple one starts next; in winter the tile itself is won."""

    def __init__(self, seat: i64, tile: i64) -> None:
        self.seat: Final = seat
        self.tile: Final = tile

    def run(self, state: Keyflower, answer: i64) -> None:
        state.say("won", self.seat, self.tile)
        if state.season == WINTER:
            add_tile(state, self.seat, self.tile)
        if is_purple(state, self.tile):
            give_purple(state, self.seat)
        if index_of(state.emptied, self.seat) < 0:
            state.then(ChooseBoat(self.seat))

    def fault(self, state: Keyflower) -> Optional[Word]:
        is_lying = self.tile in turn_tiles(state) and state.where[self.tile] == NOWHERE
        return None if is_lying else Word("fault-turn-tile", {"tile": NAMES[self.tile]})


def give_purple(state: Keyflower, seat: i64) -> None:
    """A player takes the purple worker."""
    state.start = seat
    state.say("purple", seat)


class OtherBoats(Step):
    """The players without a turn order tile choose, from the start player on; then an unsold purple worker moves on."""

    def __init__(self, purple_won: i64) -> None:
        self.purple_won: Final = purple_won

    def run(self, state: Keyflower, answer: i64) -> None:
        order = [(state.start + turn) % state.seats for turn in range(state.seats)]
        others: list[Step] = [ChooseBoat(seat) for seat in order if index_of(state.emptied, seat) < 0]
        state.plan([*others] if self.purple_won else [*others, PASS_PURPLE])


class PassPurple(Step):
    """Nobody bid for the purple tile: the purple worker goes to the left."""

    def run(self, state: Keyflower, answer: i64) -> None:
        give_purple(state, (state.start + 1) % state.seats)


PASS_PURPLE: Final = PassPurple()


class ChooseBoat(Ask):
    """Which boat? Its contents, or in winter the boat itself."""

    answers: ClassVar[int] = BOATS
    public: ClassVar[bool] = True

    def opens(self) -> bool:
        return True

    def options(self, state: Keyflower) -> vec[i64]:
        return vec[i64]([boat for boat in range(state.seats) if state.emptied[boat] == NOBODY])

    def run(self, state: Keyflower, answer: i64) -> None:
        state.emptied = with_number(state.emptied, answer, self.seat)
        state.say("chose_boat", self.seat, FIRST_BOAT + answer)
        if state.season == WINTER:
            add_tile(state, self.seat, FIRST_BOAT + answer)
        else:
            unload(state, self.seat, answer)
        if has_boat(state, self.seat, SUMMER_BOAT_1, SIDE_B):
            take_greens(state, self.seat, 1)
        elif has_boat(state, self.seat, SUMMER_BOAT_1, SIDE_A):
            draw(state, self.seat, EXTRA_WORKERS, 0)

    def fault(self, state: Keyflower) -> Optional[Word]:
        return Word("fault-chosen", {"seat": self.seat}) if self.seat in state.emptied else None


def unload(state: Keyflower, seat: i64, boat: i64) -> None:
    """All pieces on a boat go behind a screen."""
    for kind in range(KINDS):
        gain(state, seat, kind, state.cargo[boat * KINDS + kind])
        state.cargo[boat * KINDS + kind] = 0
