"""Transport as one plan: which resources go where and which tiles are flipped, found by going on with the best few."""

from __future__ import annotations

from typing import Final, Optional

from mypy_extensions import i64

from mizban.core.appraisal import Judge, Line
from mizban.core.flow import asked, play
from mizban.core.turns import by_worth
from mizban.games.keyflower.data import ANY_COST, BARN, COST, GOLD, TIMBER_YARD
from mizban.games.keyflower.harvest import STOCK_GOODS
from mizban.games.keyflower.state import RESOURCES, Keyflower
from mizban.games.keyflower.steps.transport import ENOUGH, UPGRADE, Paying, Transport
from mizban.games.keyflower.village import HEX, cost_in_all, goods_on, has_joker_upgrades, is_on_front
from mizban.games.keyflower.ways import NO_WAY, Ways

WIDTH: Final = 5  # so many plans are gone on with
MUCH: Final[i64] = 100  # more than upgrades


class Carrying:
    """The transport of one seat in one turn; the plan is the same whichever workers begin it."""

    def __init__(self, judge: Judge, seat: i64) -> None:
        self.judge: Final = judge
        self.seat: Final = seat
        self.plans: Final[dict[int, list[int]]] = {}  # by steps and upgrades
        self.ways: Optional[Ways] = None

    def finish(self, line: Line, ask: Transport) -> Line:
        """A line up to a transport, with the transport."""
        key = int(ask.steps * MUCH + ask.upgrades)
        if key not in self.plans:
            self.ways = Ways(line_state(line), self.seat)
            self.plans[key] = self.best_plan(line_state(line), ask)
        return self.following(line, self.plans[key])

    def following(self, line: Line, plan: list[int]) -> Line:
        """A line that goes on by a plan, as far as it can, and then has enough."""
        after = line_state(line).copy()
        answers = line.answers[:]
        for answer in plan:
            ask = asked(after, self.seat)
            if ask is None or i64(answer) not in ask.options(after):
                break
            play(after, self.seat, answer)
            answers.append(answer)
        if isinstance(asked(after, self.seat), Transport):
            play(after, self.seat, ENOUGH)
            answers.append(int(ENOUGH))
        return Line(answers, after)

    # The best plan

    def best_plan(self, state: Keyflower, ask: Transport) -> list[int]:
        """The answers that lead to what looks best; none where nothing is better than what is."""
        best = Line([], state, self.judge.expected(state, self.seat))
        lines = [best]
        for _i in range(ask.steps + ask.upgrades):
            longer: list[Line] = []
            for line in lines:
                self.upgrade(line, longer)
                self.carry(line, longer)
            if not longer:
                break
            lines = different_best(longer)
            if lines[0].worth > best.worth:
                best = lines[0]
        return best.answers

    def upgrade(self, line: Line, longer: list[Line]) -> None:
        """Flip a tile; the cost is paid with what comes first."""
        state, ask = line_state(line), asked(line.state, self.seat)
        if not isinstance(ask, Transport) or ask.upgrades == 0:
            return
        for answer in ask.options(state):
            if UPGRADE <= answer < ENOUGH:
                after = state.copy()
                play(after, self.seat, answer)
                answers = [*line.answers, int(answer)]
                paying = asked(after, self.seat)
                while isinstance(paying, Paying):
                    first = paying.options(after)[0]
                    play(after, self.seat, first)
                    answers.append(int(first))
                    paying = asked(after, self.seat)
                longer.append(Line(answers, after, self.judge.expected(after, self.seat)))

    def carry(self, line: Line, longer: list[Line]) -> None:
        """Bring one resource to a tile that wants it, or as near to it as the steps last."""
        state, ask = line_state(line), asked(line.state, self.seat)
        ways = self.ways
        if not isinstance(ask, Transport) or ask.steps == 0 or ways is None:
            return
        tiles = state.villages[self.seat].tiles
        jokers = has_joker_upgrades(state, self.seat)
        for goal in range(ways.size):
            wanted = wants(state, tiles[goal], jokers)
            if wanted:
                for start in range(ways.size):
                    far = ways.far[start * ways.size + goal]
                    if 0 < far < NO_WAY:
                        for good in range(RESOURCES):
                            if wanted >> good & 1 and state.goods[tiles[start] * RESOURCES + good] > 0:
                                longer.append(self.carried(line, start, goal, good, min(far, ask.steps)))

    def carried(self, line: Line, start: i64, goal: i64, good: i64, steps: i64) -> Line:
        """One resource goes the shortest way for so many steps."""
        after = line_state(line).copy()
        answers = line.answers[:]
        ways = self.ways
        assert ways is not None
        here = start
        for _i in range(steps):
            side = ways.step_towards(here, goal)
            for answer in (ways.village.tiles[here], good * HEX + side):
                play(after, self.seat, answer)
                answers.append(int(answer))
            here = ways.village.near[here * HEX + side]
        return Line(answers, after, self.judge.expected(after, self.seat))


def line_state(line: Line) -> Keyflower:
    """Where a line leads."""
    state = line.state
    assert isinstance(state, Keyflower)
    return state


def different_best(lines: list[Line]) -> list[Line]:
    """The best few; of those that look equal, one."""
    lines.sort(key=by_worth)
    kept = [lines[0]]
    for line in lines:
        if len(kept) == WIDTH:
            break
        if line.worth < kept[len(kept) - 1].worth - 1e-9:
            kept.append(line)
    return kept


def wants(state: Keyflower, tile: i64, jokers: bool) -> i64:
    """The kinds of resource, a bit for each, that help on a tile: for its upgrade, or to score there."""
    kinds = scoring_on(tile)
    if not is_on_front(state, tile):
        return kinds
    if jokers or ANY_COST[tile]:
        return ALL_KINDS if goods_on(state, tile) < cost_in_all(tile) else kinds
    for good in range(RESOURCES):
        if COST[tile * RESOURCES + good] > state.goods[tile * RESOURCES + good]:
            kinds |= 1 << good | 1 << GOLD
    return kinds


def scoring_on(tile: i64) -> i64:
    """The kinds of resource that score by lying on a tile."""
    if not TIMBER_YARD <= tile <= BARN:
        return 0
    return ALL_KINDS if tile == BARN else i64(1) << STOCK_GOODS[tile - TIMBER_YARD] | 1 << GOLD


ALL_KINDS: Final[i64] = (1 << RESOURCES) - 1
