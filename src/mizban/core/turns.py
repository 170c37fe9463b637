"""Whole turns: what one seat can do from now on until chance, another seat or a new turn, and the best of it."""

from __future__ import annotations

from typing import Final, Optional

from mypy_extensions import i64

from mizban.core.appraisal import Judge, Line
from mizban.core.flow import asked, chance_of, is_over, play
from mizban.core.source import Fast
from mizban.core.state import CHANCE, Ask, State

REPLIES: Final = 8  # so many answers of others within a turn are reckoned with
LONGEST: Final = 24  # no turn that is looked at has more answers


def goes_on(state: State, seat: i64) -> bool:
    """Whether a seat is asked in the middle of a turn."""
    if is_over(state):
        return False
    ask = asked(state, seat)
    return ask is not None and not ask.opens()


def let_chance(state: State, source: Fast) -> None:
    """Chance answers as long as it is asked."""
    chance = chance_of(state)
    while chance is not None:
        play(state, CHANCE, source.draw(chance, chance.weights(state)))
        chance = chance_of(state)


def by_worth(line: Line) -> float:
    return -line.worth


class Planner:
    """Looks at the whole turns of a seat: at all of them, or at the best where there are too many."""

    def __init__(self, judge: Judge, source: Fast, width: int, draws: Optional[int] = None) -> None:
        self.judge: Final = judge
        self.source: Final = source
        self.width: Final = width  # so many lines at most are gone on with
        self.draws: Final = judge.appraiser.draws if draws is None else draws  # outcomes of chance that are tried

    def best(self, state: State, seat: i64) -> Line:
        """The turn that looks best; of equals, the first."""
        lines = self.turns(state, seat)
        best = lines[0]
        for line in lines:
            if line.worth > best.worth:
                best = line
        return best

    def turns(self, state: State, seat: i64) -> list[Line]:
        """All turns, with their worth."""
        luck = self.source.twin()  # all turns meet the same luck
        self.source.below(2)
        turns = self.complete(state, seat)
        for turn in turns:
            turn.worth = self.worth(turn.state, seat, luck)
        return turns

    def complete(self, state: State, seat: i64) -> list[Line]:
        """All ways to go on until chance, another seat or a new turn."""
        done: list[Line] = []
        lines = [Line([], state)]
        length = 0
        while lines:
            length += 1
            found: list[Line] = []
            for line in lines:
                for longer in self.longer(line, seat):
                    if length < LONGEST and goes_on(longer.state, seat):
                        found.append(longer)
                    else:
                        done.append(longer)
            lines = self.few(found, seat)
        return done

    def longer(self, line: Line, seat: i64) -> list[Line]:
        """A line with one answer more, or with all that a shortcut says at once."""
        ask = asked(line.state, seat)
        assert ask is not None
        ways = self.judge.appraiser.shortcuts(line.state, ask, self.judge)
        if ways is not None:
            return [Line(line.answers + way.answers, way.state) for way in ways]
        found: list[Line] = []
        for answer in self.judge.appraiser.promising(line.state, ask):
            after = line.state.copy()
            play(after, seat, answer)
            found.append(Line([*line.answers, answer], after))
        return found

    def few(self, lines: list[Line], seat: i64) -> list[Line]:
        """The lines that are gone on with: those that look best so far."""
        if len(lines) <= self.width:
            return lines
        for line in lines:
            line.worth = self.judge.standing(line.state, seat)
        lines.sort(key=by_worth)
        return lines[: self.width]

    def worth(self, state: State, seat: i64, luck: Fast) -> float:
        """What a seat has of a turn that leads here: others in it have answered, and chance where it matters."""
        if self.draws == 0 or chance_of(state) is None:
            return self.judge.standing(self.answered(state), seat)
        source = luck.twin()
        sum: float = 0.0
        for _i in range(i64(self.draws)):
            sum += self.after_chance(state, seat, source)
        return sum / float(self.draws)

    def after_chance(self, state: State, seat: i64, source: Fast) -> float:
        """What a seat makes of one outcome of chance."""
        after = state.copy()
        let_chance(after, source)
        if not goes_on(after, seat):
            return self.judge.standing(self.answered(after), seat)
        best: float = -1e18
        for line in self.complete(after, seat):
            worth = self.judge.standing(self.answered(line.state), seat)
            if worth > best:
                best = worth
        return best

    def answered(self, state: State) -> State:
        """The state after those have answered who are asked in the middle of a turn, each doing its best."""
        for _i in range(i64(REPLIES)):
            if state.lanes or not state.todo:
                return state
            top = state.todo[-1]
            if not isinstance(top, Ask) or top.opens():
                return state
            state = self.reply(state, top.seat)
        return state

    def reply(self, state: State, seat: i64) -> State:
        """What a seat that is asked in the middle of a turn does: what is best for it at once."""
        lines = self.complete(state, seat)
        best = lines[0]
        most: float = -1e18
        for line in lines:
            worth = self.judge.standing(line.state, seat)
            if worth > most:
                most = worth
                best = line
        return best.state
