"""What a seat would have if the season ended now, and what it could make of it: named features for bots that learn."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mizban.core.packed import index_of
from mizban.games.keyflower.data import (
    ANY_COST,
    ANY_SKILL,
    BARN,
    BOATS,
    CHOICES,
    COST,
    FIRST_SKILL,
    FIRST_SUMMER_BOAT,
    FIRST_TURN_TILE,
    FIRST_WINTER,
    GOLD,
    GREEN,
    GREENS,
    KINDS,
    NO_SKILL,
    PER_SEASON,
    POINTS,
    RIVER_LINE,
    SKILL_COST,
    SKILL_PRICE,
    SKILLS_DRAWN,
    STEPS_OF,
    SUMMER_BOAT_4,
    TAKEN,
    TIMBER_YARD,
    TURN_TILES,
    UPGRADES_OF,
    WINTER,
    WORKERS_DRAWN,
)
from mizban.games.keyflower.harvest import (
    FOR_WORKERS,
    STOCK_GOODS,
    among,
    goods_points,
    promise,
    purple_gain,
    skill_points,
    worker_points,
)
from mizban.games.keyflower.knowledge import workers_of
from mizban.games.keyflower.rules import stack_colour, tile_at
from mizban.games.keyflower.scoring import transport_points
from mizban.games.keyflower.state import CREW, LOTS, NOBODY, NONE, RESOURCES, WORKERS, Keyflower
from mizban.games.keyflower.steps.use import DrawSkill, DrawWorker
from mizban.games.keyflower.village import cost_in_all, goods_on, has_joker_upgrades, is_on_front, side_of
from mizban.games.keyflower.ways import Ways

# Each feature with the number by which it is divided, so that it is about as large as 1.
TABLE: Final[tuple[tuple[str, float], ...]] = (
    ("steady", 1.0),
    # Workers, with all that come back at the end of the season
    ("workers", 8.0),
    ("workers_in_hand", 8.0),  # that can still be placed in this season
    ("workers_outbid", 4.0),  # likewise, but stack by stack
    ("greens", 3.0),
    ("greens_in_hand", 3.0),
    ("most_of_a_colour", 4.0),
    ("least_of_a_colour", 2.0),
    # Skill tokens
    ("skills", 3.0),
    ("skill_sets", 1.0),
    ("skills_matched", 2.0),  # tiles whose upgrade costs a token that is there
    ("skills_lacking", 2.0),
    ("skills_for_prices", 1.0),  # tiles of the village whose use costs a token that is there
    # Resources, and the points that upgrades would bring
    ("spare_goods", 4.0),
    ("spare_gold", 2.0),
    ("kinds_of_goods", 2.0),
    ("gain_possible", 10.0),
    ("gain_in_place", 3.0),  # so much of it as the resources for it lie on the tile
    ("gain_in_village", 3.0),  # as they lie elsewhere in the village
    ("gain_made_here", 5.0),  # as the village makes what is missing
    ("gain_ripe", 3.0),
    ("tiles_ripe", 1.0),
    ("way_to_upgrades", 10.0),  # steps by which what is missing comes
    # What the tiles of the village and those led give when they are used
    ("makes_goods", 3.0),
    ("makes_gold", 1.0),
    ("makes_any", 1.0),
    ("kinds_made", 2.0),
    ("draws_workers", 2.0),
    ("draws_skills", 1.0),
    ("makes_greens", 1.0),
    ("steps", 3.0),
    ("most_steps", 3.0),
    ("upgrades", 2.0),
    # The village
    ("tiles", 5.0),
    ("links", 5.0),
    ("open_roads", 5.0),
    ("walk", 5.0),
    ("river_boats", 1.0),
    ("river_open", 1.0),
    ("stock_tiles", 1.0),
    ("stock_to_bring", 3.0),  # resources elsewhere that would score on a stock tile
    ("boat_1a", 1.0),
    ("boat_1b", 1.0),
    ("boat_2a", 1.0),
    ("boat_2b", 1.0),
    ("boat_3a", 1.0),
    ("boat_3b", 1.0),
    ("boat_4a", 1.0),
    ("boat_4b", 1.0),
    # The auction
    ("tiles_led", 2.0),
    ("points_led", 3.0),
    ("gain_led", 5.0),
    ("workers_bid", 4.0),  # that a win costs
    ("leads_at_risk", 1.0),  # each by the share of rivals who have enough workers left
    ("points_at_risk", 3.0),
    ("turn_tiles_led", 1.0),
    ("purple_led", 1.0),
    ("boat_to_come", 5.0),  # pieces on the boat that is left for the seat
    # Winter
    ("harvest", 10.0),  # what items would score
    ("promise_held", 10.0),  # what the winter tiles dealt to the seat could score
    ("best_promise_held", 5.0),
    ("promise_led", 10.0),
    ("winter_boat", 5.0),
    # The others
    ("rivals_in_hand", 5.0),
    ("rivals_out", 1.0),
)
NAMES: Final = tuple([name for name, _ in TABLE])
SCALES: Final = vec[float]([1.0 / scale for _, scale in TABLE])
COUNT: Final[i64] = len(TABLE)


def place(name: str) -> int:
    """Where a feature stands."""
    return NAMES.index(name)


STEADY: Final[i64] = place("steady")
ALL_WORKERS: Final[i64] = place("workers")
IN_HAND: Final[i64] = place("workers_in_hand")
OUTBID: Final[i64] = place("workers_outbid")
GREEN_ONES: Final[i64] = place("greens")
GREENS_IN_HAND: Final[i64] = place("greens_in_hand")
MOST_OF_A_COLOUR: Final[i64] = place("most_of_a_colour")
LEAST_OF_A_COLOUR: Final[i64] = place("least_of_a_colour")
ALL_SKILLS: Final[i64] = place("skills")
SKILL_SETS: Final[i64] = place("skill_sets")
SKILLS_MATCHED: Final[i64] = place("skills_matched")
SKILLS_LACKING: Final[i64] = place("skills_lacking")
SKILLS_FOR_PRICES: Final[i64] = place("skills_for_prices")
SPARE_GOODS: Final[i64] = place("spare_goods")
SPARE_GOLD: Final[i64] = place("spare_gold")
KINDS_OF_GOODS: Final[i64] = place("kinds_of_goods")
GAIN_POSSIBLE: Final[i64] = place("gain_possible")
GAIN_IN_PLACE: Final[i64] = place("gain_in_place")
GAIN_IN_VILLAGE: Final[i64] = place("gain_in_village")
GAIN_MADE_HERE: Final[i64] = place("gain_made_here")
GAIN_RIPE: Final[i64] = place("gain_ripe")
TILES_RIPE: Final[i64] = place("tiles_ripe")
WAY_TO_UPGRADES: Final[i64] = place("way_to_upgrades")
MAKES_GOODS: Final[i64] = place("makes_goods")
MAKES_GOLD: Final[i64] = place("makes_gold")
MAKES_ANY: Final[i64] = place("makes_any")
KINDS_MADE: Final[i64] = place("kinds_made")
DRAWS_WORKERS: Final[i64] = place("draws_workers")
DRAWS_SKILLS: Final[i64] = place("draws_skills")
MAKES_GREENS: Final[i64] = place("makes_greens")
STEPS: Final[i64] = place("steps")
MOST_STEPS: Final[i64] = place("most_steps")
UPGRADES: Final[i64] = place("upgrades")
VILLAGE_TILES: Final[i64] = place("tiles")
LINKS: Final[i64] = place("links")
OPEN_ROADS: Final[i64] = place("open_roads")
WALK: Final[i64] = place("walk")
RIVER_BOATS: Final[i64] = place("river_boats")
RIVER_OPEN: Final[i64] = place("river_open")
STOCK_TILES: Final[i64] = place("stock_tiles")
STOCK_TO_BRING: Final[i64] = place("stock_to_bring")
FIRST_BOAT_SIDE: Final[i64] = place("boat_1a")
TILES_LED: Final[i64] = place("tiles_led")
POINTS_LED: Final[i64] = place("points_led")
GAIN_LED: Final[i64] = place("gain_led")
WORKERS_BID: Final[i64] = place("workers_bid")
LEADS_AT_RISK: Final[i64] = place("leads_at_risk")
POINTS_AT_RISK: Final[i64] = place("points_at_risk")
TURN_TILES_LED: Final[i64] = place("turn_tiles_led")
PURPLE_LED: Final[i64] = place("purple_led")
BOAT_TO_COME: Final[i64] = place("boat_to_come")
HARVEST: Final[i64] = place("harvest")
PROMISE_HELD: Final[i64] = place("promise_held")
BEST_PROMISE_HELD: Final[i64] = place("best_promise_held")
PROMISE_LED: Final[i64] = place("promise_led")
WINTER_BOAT: Final[i64] = place("winter_boat")
RIVALS_IN_HAND: Final[i64] = place("rivals_in_hand")
RIVALS_OUT: Final[i64] = place("rivals_out")

FAR: Final[i64] = 6  # steps, for what is made nowhere in the village
AUTUMN: Final[i64] = WINTER - 1
IN_LINE: Final = vec[i64](list(RIVER_LINE))
FLIPPER_POINTS: Final[i64] = 2
IANVINCIBLE_POINTS: Final[i64] = 5
TYPES: Final[i64] = KINDS - FIRST_SKILL  # of skill tokens


class Outlook:
    """One seat's features of one state."""

    def __init__(self, state: Keyflower, seat: i64, ways: Ways) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.ways: Final = ways
        self.own: Final = state.villages[seat].tiles
        self.row: Final = vec[float]([0.0] * COUNT)
        self.workers: Final = state.held[seat * KINDS : seat * KINDS + WORKERS]  # by colour, then with all that return
        self.skills: Final = state.held[seat * KINDS + FIRST_SKILL : (seat + 1) * KINDS]
        self.goods: Final = vec[i64]([0] * RESOURCES)  # by kind, in the whole village
        self.made: Final = vec[i64]([0] * RESOURCES)  # by kind: tiles of the village that make it
        self.led = vec[i64](capacity=LOTS)  # tiles that are won if the season ends now
        self.winter: i64 = 0  # tiles of winter that are owned or led, as a set
        self.drawn: i64 = 0  # workers that are still to be drawn in this turn
        self.drawn_skills: i64 = 0

    def features(self) -> vec[float]:
        """All of them."""
        self.row[STEADY] = 1.0
        self.see_draws()
        self.see_hand()
        self.see_auction()
        self.see_village()
        self.see_workers_and_skills()
        self.see_upgrades()
        self.see_land()
        self.see_winter()
        self.see_rivals()
        for i in range(COUNT):
            self.row[i] *= SCALES[i]
        return self.row

    def add(self, feature: i64, count: i64) -> None:
        """So many more of something."""
        self.row[feature] += float(count)

    # Workers and skill tokens

    def see_draws(self) -> None:
        """What the seat is about to draw."""
        todo = self.state.todo
        i = i64(len(todo)) - 1
        while i >= 0:
            step = todo[i]
            if isinstance(step, DrawWorker):
                self.drawn += i64(step.seat == self.seat)
            elif isinstance(step, DrawSkill):
                self.drawn_skills += i64(step.seat == self.seat)
            else:
                return
            i -= 1

    def see_hand(self) -> None:
        """What can still be placed in this season."""
        self.add(IN_HAND, self.workers[0] + self.workers[1] + self.workers[2] + self.drawn)
        self.add(GREENS_IN_HAND, self.workers[GREEN])

    def see_workers_and_skills(self) -> None:
        """After losing stacks and all workers of the village have come back."""
        red, blue, yellow = self.workers[0], self.workers[1], self.workers[2]
        self.add(ALL_WORKERS, red + blue + yellow + self.drawn)
        self.add(GREEN_ONES, self.workers[GREEN])
        self.add(MOST_OF_A_COLOUR, max(red, blue, yellow))
        self.add(LEAST_OF_A_COLOUR, min(red, blue, yellow))
        self.add(ALL_SKILLS, self.skills[0] + self.skills[1] + self.skills[2] + self.drawn_skills)
        self.add(SKILL_SETS, min(self.skills[0], self.skills[1], self.skills[2]))

    # The auction

    def see_auction(self) -> None:
        """Which tiles are led, and which stacks come back."""
        state = self.state
        for lot in range(LOTS):
            size = state.stacks[lot * state.seats + self.seat]
            if size:
                largest: i64 = 0
                for other in range(state.seats):
                    if other != self.seat:
                        largest = max(largest, state.stacks[lot * state.seats + other])
                if largest > size:
                    self.workers[stack_colour(state, self.seat, lot)] += size
                    self.add(OUTBID, size)
                else:
                    self.see_lead(lot, size)

    def see_lead(self, lot: i64, size: i64) -> None:
        """A tile that is won if the season ends now."""
        tile = tile_at(self.state, lot)
        risk = self.risk(lot, size)
        self.add(WORKERS_BID, size)
        self.row[LEADS_AT_RISK] += risk
        if tile >= FIRST_TURN_TILE:
            self.add(TURN_TILES_LED, 1)
            self.add(PURPLE_LED, i64(tile - FIRST_TURN_TILE == TURN_TILES[self.state.seats] - 1))
            return
        self.led = append(self.led, tile)
        points = POINTS[2 * tile]
        gain = max(i64(0), POINTS[2 * tile + 1] - points)
        self.add(TILES_LED, 1)
        self.add(POINTS_LED, points)
        self.add(GAIN_LED, gain)
        self.row[POINTS_AT_RISK] += risk * (float(points) + 0.5 * float(gain))
        self.see_tile(tile)

    def risk(self, lot: i64, size: i64) -> float:
        """The share of rivals who have enough workers behind their screens to outbid a stack."""
        state = self.state
        able: i64 = 0
        for other in range(state.seats):
            if other != self.seat and workers_of(state, other) + state.stacks[lot * state.seats + other] > size:
                able += 1
        return float(able) / float(state.seats - 1)

    # The village

    def see_village(self) -> None:
        """The tiles that are owned, what lies on them and what they give."""
        goods = self.state.goods
        for tile in self.own:
            self.see_tile(tile)
            for good in range(RESOURCES):
                self.goods[good] += goods[tile * RESOURCES + good]
        self.add(VILLAGE_TILES, i64(len(self.own)) + i64(len(self.led)))
        for good in range(RESOURCES):
            self.add(KINDS_MADE, i64(self.made[good] > 0))
            self.add(KINDS_OF_GOODS, i64(self.goods[good] > 0))

    def see_tile(self, tile: i64) -> None:
        """A tile that is owned or led: the workers on it come to the seat, and so does what it gives."""
        on = self.state.on
        for colour in range(WORKERS):
            self.workers[colour] += on[tile * CREW + colour]
        self.winter |= among(tile)
        side = side_of(self.state, tile)
        if FIRST_SUMMER_BOAT <= tile <= SUMMER_BOAT_4:
            self.add(FIRST_BOAT_SIDE + 2 * (tile - FIRST_SUMMER_BOAT) + side, 1)
        if TIMBER_YARD <= tile <= BARN:
            self.add(STOCK_TILES, 1)
        if tile < FIRST_WINTER or STEPS_OF[2 * tile] > 0:
            self.see_effect(tile, 2 * tile + side)

    def see_effect(self, tile: i64, face: i64) -> None:
        """What a tile gives when it is used."""
        at = face * RESOURCES
        self.add(MAKES_GOODS, TAKEN[at] + TAKEN[at + 1] + TAKEN[at + 2])
        self.add(MAKES_GOLD, TAKEN[at + GOLD])
        self.add(MAKES_ANY, CHOICES[face])
        self.add(DRAWS_WORKERS, WORKERS_DRAWN[face])
        self.add(DRAWS_SKILLS, SKILLS_DRAWN[face])
        self.add(MAKES_GREENS, GREENS[face])
        self.add(STEPS, STEPS_OF[face])
        self.add(UPGRADES, UPGRADES_OF[face])
        self.row[MOST_STEPS] = max(self.row[MOST_STEPS], float(STEPS_OF[face]))
        for good in range(RESOURCES):
            self.made[good] += TAKEN[at + good] + (CHOICES[face] if good < GOLD else i64(0))
        price = SKILL_PRICE[tile]
        if price != NONE:
            self.add(SKILLS_FOR_PRICES, i64(self.has_skill(price)))

    def has_skill(self, skill: i64) -> bool:
        """Whether a skill token is there: of a type, or any."""
        if skill == ANY_SKILL:
            return self.skills[0] + self.skills[1] + self.skills[2] > 0
        return self.skills[skill] > 0

    # Upgrades

    def see_upgrades(self) -> None:
        """How far the tiles of the village are from their backs; what is needed for none of them is spare."""
        state = self.state
        jokers = has_joker_upgrades(state, self.seat)
        for i in range(i64(len(self.own))):
            tile = self.own[i]
            if is_on_front(state, tile):
                self.see_upgrade(tile, i, jokers)
            else:
                at = tile * RESOURCES
                self.add(SPARE_GOODS, state.goods[at] + state.goods[at + 1] + state.goods[at + 2])
                self.add(SPARE_GOLD, state.goods[at + GOLD])
            if TIMBER_YARD <= tile <= BARN:
                self.add(STOCK_TO_BRING, self.to_bring(tile))

    def see_upgrade(self, tile: i64, index: i64, jokers: bool) -> None:
        """How far one tile is from its back, with the worth of it shared among all that it costs."""
        gain = POINTS[2 * tile + 1] - POINTS[2 * tile]
        cost = cost_in_all(tile)
        each = (1.0 + float(gain)) / (1.0 + float(cost))
        self.add(GAIN_POSSIBLE, gain)
        if jokers or ANY_COST[tile]:
            missing = self.missing_any(tile, cost, each)
        else:
            missing = self.missing_named(tile, index, each)
        skill = SKILL_COST[tile]
        can_pay = skill == NO_SKILL or self.has_skill(skill)
        if skill != NO_SKILL:
            self.add(SKILLS_MATCHED if can_pay else SKILLS_LACKING, 1)
        if can_pay and missing == 0:
            self.add(GAIN_RIPE, gain)
            self.add(TILES_RIPE, 1)

    def missing_any(self, tile: i64, cost: i64, each: float) -> i64:
        """How many resources a tile lacks that takes any kind."""
        state = self.state
        here = goods_on(state, tile)
        placed = min(here, cost)
        gold = min(state.goods[tile * RESOURCES + GOLD], here - placed)
        self.row[GAIN_IN_PLACE] += each * float(placed)
        self.add(SPARE_GOODS, here - placed - gold)
        self.add(SPARE_GOLD, gold)
        missing = cost - placed
        elsewhere = self.goods[0] + self.goods[1] + self.goods[2] + self.goods[GOLD] - here
        self.row[GAIN_IN_VILLAGE] += each * float(min(missing, elsewhere))
        made = self.made[0] + self.made[1] + self.made[2] + self.made[GOLD]
        if made > 0:
            self.row[GAIN_MADE_HERE] += each * float(missing)
        return missing

    def missing_named(self, tile: i64, index: i64, each: float) -> i64:
        """How many of the named resources a tile lacks, when gold on it stands for others."""
        goods, at = self.state.goods, tile * RESOURCES
        gold = goods[at + GOLD] - COST[at + GOLD]
        lacking: i64 = 0
        for good in range(RESOURCES):
            here, cost = goods[at + good], COST[at + good]
            placed = min(here, cost)
            missing = cost - placed
            self.row[GAIN_IN_PLACE] += each * float(placed)
            if good < GOLD:
                self.add(SPARE_GOODS, here - placed)
            if missing > 0:
                lacking += missing
                self.row[GAIN_IN_VILLAGE] += each * float(min(missing, self.goods[good] - here))
                if self.made[good] > 0:
                    self.row[GAIN_MADE_HERE] += each * float(missing)
                self.row[WAY_TO_UPGRADES] += each * float(missing * self.way_of(good, index))
        if gold > 0:
            joined = min(gold, lacking)
            lacking -= joined
            self.row[GAIN_IN_PLACE] += each * float(joined)
            self.add(SPARE_GOLD, gold - joined)
        return lacking

    def way_of(self, good: i64, index: i64) -> i64:
        """How many steps away a resource of a kind lies or is made; one more where it must be made first."""
        state, ways = self.state, self.ways
        best = FAR
        for i in range(ways.size):
            far = ways.far[i * ways.size + index]
            if far < best:
                tile = self.own[i]
                if i != index and state.goods[tile * RESOURCES + good] > 0:
                    best = far
                elif TAKEN[(2 * tile + side_of(state, tile)) * RESOURCES + good] > 0:
                    best = min(best, far + 1)
                elif i == 0:
                    best = min(best, far + 2)
        return best

    def to_bring(self, tile: i64) -> i64:
        """The resources elsewhere in the village that would score on a stock tile."""
        at = tile * RESOURCES
        if tile == BARN:
            return self.goods[0] + self.goods[1] + self.goods[2] + self.goods[GOLD] - goods_on(self.state, tile)
        good = STOCK_GOODS[tile - TIMBER_YARD]
        return self.goods[good] - self.state.goods[at + good]

    # Roads and rivers

    def see_land(self) -> None:
        """How the village lies."""
        self.add(LINKS, self.ways.links)
        self.add(OPEN_ROADS, self.ways.open_roads)
        self.add(RIVER_BOATS, self.ways.boats)
        self.add(RIVER_OPEN, i64(self.ways.is_river_open))
        if self.state.season >= AUTUMN:
            self.add(WALK, self.ways.longest_walk(self.state, self.seat))

    # Winter, and the boats

    def see_winter(self) -> None:
        """What items would score, what winter tiles promise, and which boat is left."""
        state = self.state
        self.add(HARVEST, goods_points(state, self.seat, self.own, self.winter))
        if state.season >= WINTER:
            self.add(HARVEST, worker_points(self.winter, self.workers) + skill_points(self.winter, self.skills))
            if self.gets_purple():
                self.add(HARVEST, purple_gain(self.winter, self.workers, self.skills))
            for tile in self.led:
                self.row[PROMISE_LED] += promise(tile, self.workers, self.skills, self.goods)
        self.see_dealt()
        turn = self.turn_to_choose()
        if turn >= 0:
            if state.season >= WINTER:
                self.add(WINTER_BOAT, ranked(self.winter_boats(), turn))
            else:
                self.add(BOAT_TO_COME, ranked(self.cargoes(), turn))

    def see_dealt(self) -> None:
        """What the winter tiles that the seat was dealt could score with what it has now."""
        dealt = self.state.dealt[self.seat]
        if dealt:
            for i in range(PER_SEASON):
                if dealt >> i & 1:
                    points = promise(FIRST_WINTER + i, self.workers, self.skills, self.goods)
                    self.row[PROMISE_HELD] += points
                    self.row[BEST_PROMISE_HELD] = max(self.row[BEST_PROMISE_HELD], points)

    def gets_purple(self) -> bool:
        """Whether the purple worker comes to the seat if the season ends now."""
        leader = self.leader_at(TURN_TILES[self.state.seats] - 1)
        return leader == self.seat or (leader == NOBODY and (self.state.start + 1) % self.state.seats == self.seat)

    def leader_at(self, turn_tile: i64) -> i64:
        """Who leads a turn order tile."""
        at = (PER_SEASON + turn_tile) * self.state.seats
        leader = NOBODY
        largest: i64 = 0
        for seat in range(self.state.seats):
            if self.state.stacks[at + seat] > largest:
                largest = self.state.stacks[at + seat]
                leader = seat
        return leader

    def turn_to_choose(self) -> i64:
        """How many choose a boat before the seat if the season ends now; -1: it has chosen."""
        state = self.state
        if index_of(state.emptied, self.seat) >= 0:
            return -1
        chosen = vec[bool]([False] * state.seats)
        before: i64 = 0
        first = state.start
        for turn_tile in range(TURN_TILES[state.seats]):
            leader = self.leader_at(turn_tile)
            if leader == self.seat:
                return before
            if leader != NOBODY:
                before += i64(not chosen[leader])
                chosen[leader] = True
                first = leader if turn_tile == TURN_TILES[state.seats] - 1 else first
        for turn in range(state.seats):
            seat = (first + turn) % state.seats
            if seat == self.seat:
                break
            before += i64(not chosen[seat])
        return before

    def cargoes(self) -> vec[i64]:
        """By boat: the pieces on it."""
        pieces = vec[i64]([0] * self.state.seats)
        for boat in range(self.state.seats):
            for kind in range(KINDS):
                pieces[boat] += self.state.cargo[boat * KINDS + kind]
        return pieces

    def winter_boats(self) -> vec[i64]:
        """By boat: what it would score for the seat."""
        return vec[i64]([self.winter_boat(boat) for boat in range(self.state.seats)])

    def winter_boat(self, boat: i64) -> i64:
        """What a boat would score for the seat."""
        if boat == 0:
            return transport_points(self.state, self.seat)
        if boat == 1:
            return self.ways.longest_walk(self.state, self.seat)
        if boat == 2:
            return IN_LINE[min(self.ways.boats + i64(self.ways.is_river_open), BOATS - 1)]
        if boat == 3:
            return FLIPPER_POINTS + self.best_flip()
        if boat == 4:
            return IANVINCIBLE_POINTS
        workers = self.workers[0] + self.workers[1] + self.workers[2] + self.workers[GREEN]
        return workers // 2 if self.winter & FOR_WORKERS else workers

    def best_flip(self) -> i64:
        """The most points that a tile gains by being flipped."""
        best: i64 = 0
        for tile in self.own:
            if is_on_front(self.state, tile):
                best = max(best, POINTS[2 * tile + 1] - POINTS[2 * tile])
        return best

    # The others

    def see_rivals(self) -> None:
        """How many workers the others can still place."""
        state = self.state
        rivals: i64 = 0
        for other in range(state.seats):
            if other != self.seat:
                left = workers_of(state, other)
                rivals += left
                self.row[RIVALS_OUT] += float(i64(left == 0)) / float(state.seats - 1)
        self.row[RIVALS_IN_HAND] = float(rivals) / float(state.seats - 1)


def ranked(numbers: vec[i64], rank: i64) -> i64:
    """The largest number, or the next one after so many larger ones."""
    left = numbers[:]
    best: i64 = 0
    for _i in range(rank + 1):
        at: i64 = 0
        for i in range(i64(len(left))):
            if left[i] > left[at]:
                at = i
        best = left[at]
        left[at] = -1
    return best
