"""The prospects of a seat: what the rounds to come may pay, how the walls can grow, what money can buy."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.games.alhambra.data import MONEY, PRICE, ROUNDS, SLOTS, TYPE, WALLS
from mizban.games.alhambra.features import NAMES
from mizban.games.alhambra.ground import WALLINGS
from mizban.games.alhambra.outlook import (
    DEAREST,
    KINDS,
    Outlook,
    chance_of_round,
    next_seat,
    sums_of,
)
from mizban.games.alhambra.rules import NO_TILE, VALUE, money_of
from mizban.games.alhambra.state import RESERVE, Alhambra
from mizban.games.alhambra.survey import Survey

SOON: Final = 8.0  # with so few tiles in the bag the end is near
USABLE: Final[i64] = 12  # money of a currency beyond this does little
ALL_TILES: Final = 50.0


class Prospects:
    """The features of one seat, being filled in."""

    def __init__(self, state: Alhambra, seat: i64, survey: Survey) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.survey: Final = survey
        self.table: Final = Outlook(state)
        self.row: Final = vec[float]([0.0] * len(NAMES))
        self.filled: i64 = 0
        self.time: Final = float(self.table.left_in_bag) / ALL_TILES
        self.late: Final = max(0.0, 1.0 - float(self.table.left_in_bag) / SOON)
        self.at_once: Final = chance_of_round(state)
        self.lag: Final = (seat - next_seat(state)) % state.seats
        self.on_turn: Final = 1.0 if self.lag == 0 and not self.table.ends else 0.0
        self.money: Final = vec[i64]([0] * SLOTS)  # by currency
        self.sums: Final = vec[i64]([0] * SLOTS)  # by currency: the totals that can be made, a bit for each
        for currency in range(SLOTS):
            self.money[currency] = money_of(state, seat, currency)
            self.sums[currency] = sums_of(state, seat, currency)

    def put(self, number: float) -> None:
        """The next feature."""
        self.row[self.filled] = number
        self.filled += 1

    def put_with_time(self, number: float) -> None:
        """Two features: a number, and the same by the time left."""
        self.put(number)
        self.put(number * self.time)

    def fill(self) -> vec[float]:
        """All features, in the order of their names."""
        self.put_time()
        self.put_rounds()
        for kind in range(KINDS):
            self.put_kind(kind)
        self.put_walls()
        self.put_tiles()
        self.put_purse()
        self.put_market()
        return self.row

    def put_time(self) -> None:
        """How long the game still goes, when the next round comes, and when the seat's turn."""
        table, time = self.table, self.time
        self.put(1.0)
        self.put(time)
        self.put(time * time)
        self.put(self.late)
        self.put(1.0 if table.ends else 0.0)
        self.put(table.to_come[min(table.turned, i64(ROUNDS) - 1)])
        self.put(self.at_once)
        self.put(float(self.lag) / float(self.state.seats - 1))
        self.put(self.on_turn)

    def put_rounds(self) -> None:
        """What the rounds to come may pay for buildings, and what they would pay as things are."""
        table, seat, first = self.table, self.seat, self.filled
        for number in range(table.turned, i64(ROUNDS)):
            scale = 20.0 + 20.0 * float(number)
            expected: float = 0.0
            for kind in range(KINDS):
                expected += table.expected(seat, kind, number, 0)
            self.row[first + number] = expected / scale
            self.row[first + ROUNDS + number] = float(self.as_now(number)) / scale
        self.filled = first + 2 * ROUNDS
        self.put(self.at_once * self.row[first + ROUNDS + min(table.turned, i64(ROUNDS) - 1)])
        self.put_places()

    def put_places(self) -> None:
        """In how many types the seat is first, tied, or second."""
        leads: i64 = 0
        safe: i64 = 0
        ties: i64 = 0
        seconds: i64 = 0
        for kind in range(KINDS):
            own, lead = self.own(kind), self.lead(kind)
            if lead > 0:
                leads += 1
                if lead > 1:
                    safe += 1
            elif own and lead == 0:
                ties += 1
            elif own and self.better(kind) == 1:
                seconds += 1
        self.put(float(leads) / 3.0)
        self.put(float(ties) / 3.0)
        self.put(float(seconds) / 3.0)
        self.put(float(safe) / 3.0)

    def as_now(self, number: i64) -> i64:
        """What a round would pay if it came now."""
        points: i64 = 0
        for kind in range(KINDS):
            points += self.table.paid_now(self.seat, kind, number)
        return points

    def own(self, kind: i64) -> i64:
        """How many tiles of a type the seat has."""
        return self.table.counts[kind * self.table.who + self.seat]

    def lead(self, kind: i64) -> i64:
        """How far the seat is before the best of the others in a type; below 0, if behind."""
        return self.own(kind) - self.most_of_others(kind)

    def most_of_others(self, kind: i64) -> i64:
        """The most tiles of a type that somebody else has."""
        table = self.table
        most: i64 = 0
        for other in range(table.who):
            if other != self.seat:
                most = max(most, table.counts[kind * table.who + other])
        return most

    def better(self, kind: i64) -> i64:
        """How many have more tiles of a type."""
        table = self.table
        own = self.own(kind)
        better: i64 = 0
        for other in range(table.who):
            if table.counts[kind * table.who + other] > own:
                better += 1
        return better

    def put_kind(self, kind: i64) -> None:
        """How a seat stands in one type."""
        own, lead = self.own(kind), self.lead(kind)
        self.put(float(own) / 4.0)
        self.put(1.0 if lead > 0 else 0.0)
        self.put(1.0 if lead == 0 and own else 0.0)

    def put_walls(self) -> None:
        """The longest wall, how it can grow, and whether there is room to build."""
        survey, table = self.survey, self.table
        unsold = float(max(table.total, i64(1)))
        fitting: i64 = 0
        growth: i64 = 0
        for walling in range(WALLINGS):
            growth += survey.growth[walling] * table.wallings[walling]
            if survey.fitting >> walling & 1:
                fitting += table.wallings[walling]
        offered: i64 = 0
        for slot in range(SLOTS):
            if table.market[slot] != NO_TILE:
                offered = max(offered, survey.growth[WALLS[table.market[slot]]])
        wall = float(survey.wall) / 10.0
        self.put_with_time(wall)
        self.put(wall * self.at_once)
        self.put(float(survey.next_wall) / 5.0)
        self.put_with_time(float(survey.joined - survey.wall) / 5.0)
        self.put(float(survey.dead_ends) / 2.0)
        self.put_with_time(float(survey.walled) / 15.0)
        self.put_with_time(float(survey.outline - survey.walled) / 10.0)
        self.put(float(survey.sites) / 10.0)
        self.put_with_time(float(fitting) / unsold)
        self.put_with_time(float(growth) / unsold)
        self.put(float(offered) / 2.0)

    def put_tiles(self) -> None:
        """How many tiles are built, and what the reserve is good for."""
        state, table, survey = self.state, self.table, self.survey
        reserve: i64 = 0
        fitting: i64 = 0
        best: float = 0.0
        for tile in range(i64(len(state.where))):
            if state.where[tile] == RESERVE + self.seat:
                reserve += 1
                if survey.fitting >> WALLS[tile] & 1:
                    fitting += 1
                    best = max(best, table.gain(self.seat, TYPE[tile], 0))
        self.put_with_time(float(survey.tiles) / 10.0)
        self.put_with_time(float(reserve) / 3.0)
        self.put(float(fitting) / 3.0)
        self.put(best / 10.0)
        self.put(float(table.held) / 2.0 if table.mover == self.seat else 0.0)

    def put_purse(self) -> None:
        """What money there is, what it can pay, and who is richest."""
        state, seat = self.state, self.seat
        money: i64 = 0
        usable: i64 = 0
        kinds: i64 = 0
        least: i64 = 1000
        most: i64 = 0
        for currency in range(SLOTS):
            amount = self.money[currency]
            money += amount
            usable += min(amount, USABLE)
            least = min(least, amount)
            most = max(most, amount)
            if amount:
                kinds += 1
        cards: i64 = 0
        for card in range(seat * MONEY, seat * MONEY + MONEY):
            cards += state.hands[card]
        self.put_with_time(float(money) / 40.0)
        self.put_with_time(float(usable) / 40.0)
        self.put(float(money - usable) / 20.0)
        self.put_with_time(float(cards) / 10.0)
        self.put(float(kinds) / 4.0)
        self.put_prices()
        self.put(float(most) / 20.0)
        self.put(float(least) / 10.0)
        self.put_riches()

    def put_prices(self) -> None:
        """Which prices of tiles that are not sold can be paid, exactly or at all."""
        prices = self.table.prices
        exact: i64 = 0
        payable: i64 = 0
        for currency in range(SLOTS):
            sums, amount = self.sums[currency], self.money[currency]
            for price in range(DEAREST + 1):
                if prices[price]:
                    if sums >> price & 1:
                        exact += prices[price]
                    if amount >= price:
                        payable += prices[price]
        all = float(SLOTS * max(self.table.total, i64(1)))
        self.put_with_time(2.0 * float(exact) / all)
        self.put_with_time(float(payable) / all)

    def put_riches(self) -> None:
        """The others' money, and in how many currencies the seat is richest, which counts when the game ends."""
        state = self.state
        rivals: i64 = 0
        richest: i64 = 0
        left_overs: i64 = 0
        for currency in range(SLOTS):
            most: i64 = 0
            for other in range(state.seats):
                if other != self.seat:
                    amount = money_of(state, other, currency)
                    rivals += amount
                    most = max(most, amount)
            if self.money[currency] > most:
                richest += 1
                if self.table.market[currency] != NO_TILE:
                    left_overs += 1
        self.put(float(rivals) / 40.0 / float(state.seats - 1))
        self.put(self.late * float(richest) / 2.0)
        self.put(float(left_overs) / 2.0 if self.table.ends else 0.0)

    def put_market(self) -> None:
        """What the seat could buy and take as things lie now."""
        table = self.table
        payable: i64 = 0
        exact: i64 = 0
        gain: float = 0.0
        exact_gain: float = 0.0
        second: float = 0.0
        for slot in range(SLOTS):
            tile = table.market[slot]
            if tile == NO_TILE or self.money[slot] < PRICE[tile]:
                continue
            worth = self.worth_of(tile)
            payable += 1
            if self.sums[slot] >> PRICE[tile] & 1:
                exact += 1
                exact_gain += worth
            if worth > gain:
                gain, second = worth, gain
            else:
                second = max(second, worth)
        self.put(float(payable) / 2.0)
        self.put(float(exact) / 2.0)
        self.put(self.on_turn * float(exact) / 2.0)
        self.put(gain / 10.0)
        self.put(self.on_turn * gain / 10.0)
        self.put(exact_gain / 10.0)
        self.put(self.on_turn * exact_gain / 10.0)
        self.put(self.on_turn * second / 10.0)
        self.put_display()

    def worth_of(self, tile: i64) -> float:
        """What one more tile may bring: less, if it fits nowhere."""
        worth = self.table.gain(self.seat, TYPE[tile], 0)
        if not self.survey.fitting >> WALLS[tile] & 1:
            return 0.3 * worth
        return worth + float(self.survey.growth[WALLS[tile]] * (ROUNDS - self.table.turned))

    def put_display(self) -> None:
        """The money that lies open."""
        sum: i64 = 0
        most: i64 = 0
        for card in self.state.display:
            sum += VALUE[card]
            most = max(most, VALUE[card])
        self.put(float(sum) / 20.0)
        self.put(self.on_turn * float(sum) / 20.0)
        self.put(self.on_turn * float(most) / 9.0)
