"""How bots look at Keyflower: features as if the season ended now, whole turns with few bids, transport as one plan."""

from __future__ import annotations

from typing import Any, Final, Optional

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.appraisal import Appraiser, Judge, Line
from mizban.core.flow import asked, play
from mizban.core.state import Ask
from mizban.core.turns import goes_on
from mizban.games.keyflower.carrying import Carrying
from mizban.games.keyflower.data import (
    FIRST_HOME,
    FIRST_SKILL,
    FIRST_TURN_TILE,
    FLIPPER,
    KINDS,
    OVER,
    POINTS,
    RIVER_LINE,
    SEA_BASTION,
    SEA_BREESE,
    SEASONS,
    WINTER,
)
from mizban.games.keyflower.harvest import promise
from mizban.games.keyflower.hunches import HUNCHES
from mizban.games.keyflower.outlook import NAMES, Outlook
from mizban.games.keyflower.rules import losing_lots
from mizban.games.keyflower.scoring import fixed_points, total_of
from mizban.games.keyflower.state import RESOURCES, WORKERS, Keyflower
from mizban.games.keyflower.steps.auction import USE, Act, Take
from mizban.games.keyflower.steps.expansion import LayTile
from mizban.games.keyflower.steps.season import Offer, winter_tiles
from mizban.games.keyflower.steps.season_end import ChooseBoat
from mizban.games.keyflower.steps.transport import Transport
from mizban.games.keyflower.village import side_of, tiles_of
from mizban.games.keyflower.ways import Ways

LOWEST_BIDS: Final[i64] = 3
WORTH_OFFERING: Final = 4.0  # points that a winter tile promises its seat
MOST_LAID: Final[i64] = 3  # of several tiles to be laid, so many are thought of first


class KeyflowerAppraiser(Appraiser):
    """The features of Keyflower."""

    def __init__(self) -> None:
        super().__init__(1, NAMES, SEASONS, 0, HUNCHES)
        self.ways: Final[list[Optional[Ways]]] = [None] * 6  # by seat: the roads that were looked at last

    def points(self, state: Any, seat: i64) -> float:
        """What the tiles of the village give; at the end, all."""
        table: Keyflower = state
        if table.season == OVER:
            return float(total_of(table, int(seat)))
        points: i64 = 0
        for tile in tiles_of(table, seat):
            points += self.points_of(table, seat, tile)
        return float(points)

    def points_of(self, state: Keyflower, seat: i64, tile: i64) -> i64:
        """What a tile gives without any items."""
        if tile < FIRST_TURN_TILE or FIRST_HOME <= tile < FIRST_HOME + 6 or tile >= FLIPPER:
            return POINTS[2 * tile + side_of(state, tile)]
        if tile == SEA_BASTION:
            return self.ways_of(state, seat).longest_walk(state, seat)
        if tile == SEA_BREESE:
            return RIVER_LINE[self.ways_of(state, seat).boats]
        return fixed_points(state, int(seat), int(tile))

    def features(self, state: Any, seat: i64) -> vec[float]:
        table: Keyflower = state
        return Outlook(table, seat, self.ways_of(table, seat)).features()

    def ways_of(self, state: Keyflower, seat: i64) -> Ways:
        """The roads of a village, which seldom change."""
        ways = self.ways[seat]
        if ways is None or not ways.holds_for(state, seat):
            ways = Ways(state, seat)
            self.ways[seat] = ways
        return ways

    def phase(self, state: Any) -> i64:
        """The season; what is over counts as winter."""
        table: Keyflower = state
        return min(table.season, WINTER)

    # Whole turns

    def promising(self, state: Any, ask: Ask) -> vec[i64]:
        """The lowest bids, the fewest workers for a use, a few tiles to lay, and winter tiles that promise points."""
        table: Keyflower = state
        options = ask.options(table)
        if isinstance(ask, Take):
            return options[: self.sizes(table, ask)]
        if isinstance(ask, LayTile):
            return options[:MOST_LAID]
        if isinstance(ask, Offer):
            return vec[i64]([best_offer(table, ask.seat)])
        if isinstance(ask, ChooseBoat) and table.season == WINTER:
            return vec[i64]([self.best_boat(table, ask)])
        return options

    def sizes(self, state: Keyflower, take: Take) -> i64:
        """How many numbers of workers are worth a thought."""
        if take.act < USE:
            return LOWEST_BIDS
        return i64(2) if len(losing_lots(state, take.seat)) > 0 else i64(1)

    def best_boat(self, state: Keyflower, ask: ChooseBoat) -> i64:
        """The boat that scores most in winter, of those that are left."""
        points = Outlook(state, ask.seat, self.ways_of(state, ask.seat)).winter_boats()
        options = ask.options(state)
        best = options[0]
        for boat in options:
            if points[boat] > points[best]:
                best = boat
        return best

    def shortcuts(self, state: Any, ask: Ask, judge: Judge) -> Optional[list[Line]]:
        """All turns at once, so that transport is planned but once; or one transport."""
        table: Keyflower = state
        if isinstance(ask, Act):
            return self.whole_turns(table, ask.seat, judge)
        if isinstance(ask, Transport):
            return [Carrying(judge, ask.seat).finish(Line([], table), ask)]
        return None

    def whole_turns(self, state: Keyflower, seat: i64, judge: Judge) -> list[Line]:
        """Everything a seat may do until another is asked, or chance."""
        carrying = Carrying(judge, seat)
        lines, done = [Line([], state)], [Line([], state)]
        done.pop()
        while lines:
            line = lines.pop()
            ask = asked(line.state, seat)
            assert ask is not None
            if isinstance(ask, Transport):
                done.append(carrying.finish(line, ask))
                continue
            for answer in self.promising(line.state, ask):
                after = line.state.copy()
                play(after, seat, answer)
                longer = Line([*line.answers, int(answer)], after)
                if goes_on(after, seat):
                    lines.append(longer)
                else:
                    done.append(longer)
        return done


def best_offer(state: Keyflower, seat: i64) -> i64:
    """The winter tiles that promise the seat enough points, a bit for each; at least the best one."""
    workers = state.held[seat * KINDS : seat * KINDS + WORKERS]
    skills = state.held[seat * KINDS + FIRST_SKILL : (seat + 1) * KINDS]
    goods = vec[i64]([0] * RESOURCES)
    for tile in tiles_of(state, seat):
        for good in range(RESOURCES):
            goods[good] += state.goods[tile * RESOURCES + good]
    tiles = winter_tiles(state, seat)
    offer: i64 = 0
    best: i64 = 0
    most: float = -1.0
    for i in range(i64(len(tiles))):
        points = promise(tiles[i], workers, skills, goods)
        if points >= WORTH_OFFERING:
            offer |= 1 << i
        if points > most:
            most = points
            best = i
    return offer | 1 << best


APPRAISER: Final = KeyflowerAppraiser()
