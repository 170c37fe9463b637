"""How programs look at Kilt Castle: what a seat can expect from its region, its towers and the days to come."""

from __future__ import annotations

from typing import Final, Optional

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.appraisal import Appraiser, Judge, Line
from mizban.core.flow import asked, play
from mizban.core.packed import members, size
from mizban.core.state import Ask
from mizban.games.kilt_castle import features as at
from mizban.games.kilt_castle.builds import best_builds, colour_share, fewest_left
from mizban.games.kilt_castle.data import CRESTS, ROOFS, SQUARES, WATER
from mizban.games.kilt_castle.features import NAMES
from mizban.games.kilt_castle.rules import ducats_of, height_of, left_of, storeys_left
from mizban.games.kilt_castle.state import KiltCastle
from mizban.games.kilt_castle.steps import BuildOn, MoveTo
from mizban.games.kilt_castle.survey import Outlook, Survey, beside

OWN_BUILDS: Final = 3  # so many ways to build are tried in one's own turn
OTHERS_BUILDS: Final = 1
MIDDLE: Final[i64] = sum([1 << SQUARES.index(f"{column}{row}") for column in "bcd" for row in "234"])
SITES: Final = vec[i64](  # by corner of the water
    [sum([1 << square for square in range(len(SQUARES)) if SQUARES[square] not in water]) for water in WATER.values()]
)
ALL_STOREYS: Final[i64] = 16  # of a colour
ROOF_COUNT: Final[i64] = ROOFS
LAST: Final[i64] = 4  # with so few storeys left the end is near
POOR: Final[i64] = 4  # with fewer ducats one has hardly a choice


class Prospects:
    """The features of one seat, being filled in."""

    def __init__(self, state: KiltCastle, seat: i64) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.row: Final = vec[float]([0.0] * len(NAMES))
        self.survey: Final = Survey(state)
        self.outlook: Final = Outlook(state, self.survey.taken)
        self.incomes: Final = vec[i64]([0] * state.seats)  # by seat
        for colour in range(i64(len(state.owners))):
            if state.owners[colour] >= 0:
                self.incomes[state.owners[colour]] += self.survey.income(colour)
        self.colours: Final = colour_share(state)
        self.fewest: Final = fewest_left(state)
        self.time: Final = float(self.fewest) / float(self.colours * ALL_STOREYS)
        self.likely: Final = 1.0 if self.outlook.lone_rows > 0 else 0.0
        self.own_turn: Final = 1.0 if state.seal == seat else 0.0

    def put(self, feature: i64, number: i64, scale: float) -> None:
        """A feature is a number in a scale in which it is about 1."""
        self.row[feature] = float(number) / scale

    def fill(self) -> vec[float]:
        """All features."""
        self.put_time()
        self.put_days()
        self.put_income()
        for colour in range(i64(len(self.state.owners))):
            if self.state.owners[colour] == self.seat:
                self.add_towers(colour)
                self.add_threats(colour)
                self.add_chances(colour)
                self.add_supply(colour)
        self.put_money()
        self.put_board()
        self.cross()
        return self.row

    def put_time(self) -> None:
        """How long the game still goes, and when the seat's turn comes."""
        state, row = self.state, self.row
        row[at.ALWAYS] = 1.0
        row[at.TIME_LEFT] = self.time
        row[at.TIME_LEFT_SQUARED] = self.time * self.time
        row[at.OWN_STOREYS_LEFT] = float(storeys_left(state, self.seat)) / float(self.colours * ALL_STOREYS)
        left: i64 = 0
        for other in range(state.seats):
            left += storeys_left(state, other)
        row[at.STOREYS_LEFT_OF_ALL] = float(left) / float(self.colours * ALL_STOREYS * state.seats)
        row[at.LAST_STOREYS] = float(max(LAST - self.fewest, i64(0))) / float(LAST)
        row[at.LAST_STOREY] = 1.0 if self.fewest <= 1 else 0.0
        row[at.OWN_TURN_NEXT] = self.own_turn
        row[at.TURNS_UNTIL_OWN] = float((self.seat - state.seal) % state.seats) / float(state.seats - 1)

    def put_days(self) -> None:
        """Whether a row could be emptied, and whether who has the seal would like that."""
        self.put(at.LONE_ROWS, self.outlook.lone_rows, 2.0)
        self.put(at.THIN_ROWS, self.outlook.thin_rows, 2.0)
        self.row[at.DAY_LIKELY] = self.likely
        mover = self.state.seal
        if self.likely > 0.0 and self.incomes[mover] >= self.most_of_others(mover):
            self.row[at.DAY_WANTED] = 1.0

    def most_of_others(self, seat: i64) -> i64:
        """The largest income of all others."""
        most: i64 = 0
        for other in range(self.state.seats):
            if other != seat:
                most = max(most, self.incomes[other])
        return most

    def put_income(self) -> None:
        """What a ducat day pays, also beside what it pays to others."""
        rivals: i64 = 0
        for other in range(self.state.seats):
            if other != self.seat:
                rivals += self.incomes[other]
        mean = float(rivals) / float(self.state.seats - 1)
        income = float(self.incomes[self.seat])
        self.row[at.INCOME] = income / 6.0
        self.row[at.INCOME_ABOVE_RIVALS] = (income - mean) / 4.0
        self.row[at.MOST_INCOME] = 1.0 if self.incomes[self.seat] > self.most_of_others(self.seat) else 0.0
        self.row[at.RIVALS_INCOME_BY_TIME] = self.time * mean / 6.0

    def add_towers(self, colour: i64) -> None:
        """The towers of a colour: how many, how high, and what they show."""
        survey, row = self.survey, self.row
        towers = survey.towers[colour]
        region = survey.best_region(colour, survey.connecting(colour))
        row[at.TOWERS] += float(size(towers)) / 6.0
        row[at.CRESTS_SHOWN] += float(survey.crests_on(colour, towers)) / 4.0
        row[at.OUTSIDE_REGION] += float(survey.worth(colour, towers & ~region)) / 4.0
        row[at.TOWERS_IN_THE_MIDDLE] += float(size(towers & MIDDLE)) / 4.0
        row[at.ROOFS_IN_REGION] += float(size(region & survey.roofs)) / 2.0
        for square in members(towers):
            self.add_height(height_of(self.state, square))
        around = beside(region) & ~region
        row[at.FREE_SITES_BESIDE] += float(size(around & self.free_sites())) / 5.0
        row[at.TOWERS_TO_TAKE_BESIDE] += float(size(around & survey.taken & ~survey.roofs)) / 5.0

    def add_height(self, height: i64) -> None:
        """Who tops a tower pays for its height."""
        row = self.row
        row[at.HEIGHTS] += float(height) / 10.0
        if height == 1:
            row[at.LOW_TOWERS] += 0.25
        elif height > 2:
            row[at.TALL_TOWERS] += 0.25
        row[at.TALLEST_TOWER] = max(row[at.TALLEST_TOWER], float(height) / 4.0)

    def free_sites(self) -> i64:
        """The empty sites of the board."""
        return SITES[self.state.water] & ~self.survey.taken

    def add_threats(self, colour: i64) -> None:
        """What others could take from a colour in the next turn."""
        state, row = self.state, self.row
        reach: i64 = 0
        richest: i64 = 0
        for other in range(i64(len(state.owners))):
            if state.owners[other] not in (self.seat, -1):
                reach |= self.outlook.sites[other]
                richest = max(richest, ducats_of(state, state.owners[other]))
        income = self.survey.income(colour)
        worst: i64 = 0
        for square in members(self.survey.towers[colour] & reach):
            if height_of(state, square) <= richest:
                row[at.TOWERS_IN_REACH] += 0.25
                lost = income - self.survey.income_without(colour, i64(1) << square)
                row[at.LOSS] += float(lost) / 6.0
                worst = max(worst, lost)
        row[at.WORST_LOSS] += float(worst) / 4.0

    def add_chances(self, colour: i64) -> None:
        """What a colour could build in the next turn."""
        state, survey, row = self.state, self.survey, self.row
        sites = self.outlook.sites[colour]
        connecting = survey.connecting(colour)
        row[at.SITES_IN_REACH] += float(size(sites)) / 10.0
        row[at.CARDS_TO_MOVE] += float(self.outlook.cards[colour]) / 4.0
        ducats = ducats_of(state, self.seat)
        income = survey.income(colour)
        most: i64 = 0
        for_nothing: i64 = 0
        for square in members(sites & beside(connecting) & ~connecting):
            price = height_of(state, square)
            if price <= ducats:
                gain = survey.income_with(colour, i64(1) << square, 0) - income
                most = max(most, gain)
                if price == 0:
                    for_nothing = max(for_nothing, gain)
        row[at.GAIN] += float(most) / 2.0
        row[at.GAIN_FOR_NOTHING] += float(for_nothing) / 2.0
        plain = sites & survey.towers[colour] & ~survey.crested[colour]
        if plain and left_of(state, colour) > state.supply[colour * CRESTS]:
            row[at.GAIN_BY_CRESTS] += 1.0

    def add_supply(self, colour: i64) -> None:
        """The storeys that a colour has still to build."""
        state, row = self.state, self.row
        one, two = state.supply[colour * CRESTS + 1], state.supply[colour * CRESTS + 2]
        row[at.PLAIN_STOREYS] += float(state.supply[colour * CRESTS]) / 10.0
        row[at.CRESTED_STOREYS] += float(one + two) / 4.0
        row[at.SPLENDID_STOREYS] += float(two) / 2.0

    def put_money(self) -> None:
        """Ducats to build with, the seat's and the others'."""
        state = self.state
        ducats = ducats_of(state, self.seat)
        self.put(at.DUCATS, ducats, 20.0)
        self.put(at.POVERTY, max(POOR - ducats, i64(0)), float(POOR))
        rivals: i64 = 0
        poverty: i64 = 0
        for other in range(state.seats):
            if other != self.seat:
                rivals += ducats_of(state, other)
                poverty += max(POOR - ducats_of(state, other), i64(0))
        self.put(at.RIVALS_DUCATS, rivals, 20.0 * float(state.seats - 1))
        self.put(at.RIVALS_POVERTY, poverty, float(POOR * (state.seats - 1)))

    def put_board(self) -> None:
        """What is left of the board."""
        self.put(at.EMPTY_SITES, size(self.free_sites()), 20.0)
        self.put(at.SPARE_ROOFS, ROOF_COUNT - size(self.state.roofs), 2.0)
        taken = size(self.survey.taken)
        if taken:
            self.row[at.SHARE_OF_TOWERS] = self.row[at.TOWERS] * 6.0 / float(taken)

    def cross(self) -> None:
        """What is worth more the longer the game goes on, or the likelier a ducat day is."""
        row, time, likely = self.row, self.time, self.likely
        row[at.INCOME_BY_TIME] = row[at.INCOME] * time
        row[at.INCOME_BY_TIME_SQUARED] = row[at.INCOME] * time * time
        row[at.INCOME_ON_LIKELY_DAY] = row[at.INCOME] * likely
        row[at.INCOME_BY_LONE_ROWS] = row[at.INCOME] * row[at.LONE_ROWS]
        row[at.INCOME_ON_WANTED_DAY] = row[at.INCOME] * row[at.DAY_WANTED]
        row[at.INCOME_ON_OWN_DAY] = row[at.INCOME] * likely * self.own_turn
        row[at.INCOME_AT_THE_END] = row[at.INCOME] * row[at.LAST_STOREYS]
        row[at.OUTSIDE_REGION_BY_TIME] = row[at.OUTSIDE_REGION] * time
        row[at.TOWERS_BY_TIME] = row[at.TOWERS] * time
        row[at.CRESTS_BY_TIME] = row[at.CRESTS_SHOWN] * time
        row[at.HEIGHTS_BY_TIME] = row[at.HEIGHTS] * time
        row[at.WORST_LOSS_BY_TIME] = row[at.WORST_LOSS] * time
        row[at.WORST_LOSS_ON_LIKELY_DAY] = row[at.WORST_LOSS] * likely
        row[at.GAIN_BY_TIME] = row[at.GAIN] * time
        row[at.GAIN_ON_OWN_TURN] = row[at.GAIN] * self.own_turn
        row[at.POVERTY_BY_TIME] = row[at.POVERTY] * time
        row[at.CRESTED_STOREYS_BY_TIME] = row[at.CRESTED_STOREYS] * time
        row[at.CRESTED_STOREYS_AT_THE_END] = row[at.CRESTED_STOREYS] * row[at.LAST_STOREYS]
        row[at.EMPTY_SITES_BY_TIME] = row[at.EMPTY_SITES] * time


class KiltAppraiser(Appraiser):
    """Reads prospects from the board, and tries the builds that look best at once."""

    def points(self, state: KiltCastle, seat: i64) -> float:
        return float(ducats_of(state, seat))

    def features(self, state: KiltCastle, seat: i64) -> vec[float]:
        return Prospects(state, seat).fill()

    def shortcuts(self, state: KiltCastle, ask: Ask, judge: Judge) -> Optional[list[Line]]:
        if isinstance(ask, MoveTo):
            return moves(state, ask)
        if isinstance(ask, BuildOn):
            return builds(state, ask, OWN_BUILDS if ask.seat == state.seal else OTHERS_BUILDS)
        return None


def moves(state: KiltCastle, ask: MoveTo) -> list[Line]:
    """A card to all places, with the best builds where the one who moves it builds first."""
    lines: list[Line] = []
    for place in ask.options(state):
        after = state.copy()
        play(after, ask.seat, place)
        then = asked(after, ask.seat)
        if isinstance(then, BuildOn):
            for line in builds(after, then, OWN_BUILDS):
                lines.append(Line([place, *line.answers], line.state))
        else:
            lines.append(Line([place], after))
    return lines


def builds(state: KiltCastle, ask: BuildOn, most: int) -> list[Line]:
    """Site and storey at once, where they look best."""
    lines: list[Line] = []
    for build in best_builds(state, ask, most):
        after = state.copy()
        play(after, ask.seat, build.site)
        play(after, ask.seat, build.crests)
        lines.append(Line([build.site, build.crests], after))
    return lines


HUNCHES: Final = {
    "income_by_time": 36.0,
    "income_on_likely_day": 2.0,
    "towers": 6.0,
    "crests_shown": 4.0,
    "crested_storeys_by_time": 6.0,
    "gain_by_time": 4.0,
    "worst_loss_by_time": -6.0,
    "outside_region_by_time": 3.0,
    "heights_by_time": 4.0,
    "poverty_by_time": -3.0,
}
APPRAISER: Final = KiltAppraiser(1, NAMES, hunches=HUNCHES)
