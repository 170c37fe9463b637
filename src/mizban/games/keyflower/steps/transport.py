"""Transport and upgrades in one's own village, in any order and mixture."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.state import EVERYONE, Ask, Step, only
from mizban.games.keyflower.data import (
    ANY_COST,
    ANY_SKILL,
    COST,
    FIRST_SKILL,
    GOLD,
    NO_SKILL,
    SIDE_B,
    SKILL_COST,
    SKILLS,
    SUMMER_BOAT_2,
    TILES,
)
from mizban.games.keyflower.knowledge import pass_on, pass_unseen, stock_of
from mizban.games.keyflower.packing import POWERS, count_in, pieces_in, total_in
from mizban.games.keyflower.rules import can_pay_skill, held_skills
from mizban.games.keyflower.state import RESOURCES, Keyflower
from mizban.games.keyflower.village import (
    HEX,
    cost_in_all,
    goods_on,
    has_boat,
    has_joker_upgrades,
    has_resources_for,
    is_on_front,
    ways_from,
)

UPGRADE: Final = TILES  # answers: the tile from which something moves, then the tile to upgrade, then enough
ENOUGH: Final = 2 * TILES


def transporting(state: Keyflower, seat: int, steps: int, upgrades: int) -> list[Step]:
    """The use of a transport tile; both its numbers are doubled for the owner of boat 2b."""
    if has_boat(state, seat, SUMMER_BOAT_2, SIDE_B):
        steps *= 2
        upgrades *= 2
    return going_on(state, seat, steps, upgrades)


def going_on(state: Keyflower, seat: int, steps: int, upgrades: int) -> list[Step]:
    """Ask as long as something is possible, as far as all can see; skill tokens are hidden."""
    if (steps and movable_tiles(state, seat)) or (upgrades and ripe_tiles(state, seat)):
        return [Transport(seat, steps, upgrades)]
    return []


def movable_tiles(state: Keyflower, seat: int) -> list[int]:
    """The tiles from which a resource can move."""
    found: list[int] = []
    tiles = state.tiles[seat]
    for index in range(len(tiles)):
        if goods_on(state, tiles[index]) and ways_from(state, seat, index):
            found.append(tiles[index])
    return found


def ripe_tiles(state: Keyflower, seat: int) -> list[int]:
    """The tiles on which the resources for their upgrade lie."""
    jokers = has_joker_upgrades(state, seat)
    return [tile for tile in state.tiles[seat] if is_on_front(state, tile) and has_resources_for(state, tile, jokers)]


def can_pay_cost(state: Keyflower, seat: int, tile: int) -> bool:
    """Whether a seat has the skill token that an upgrade costs, if it costs one."""
    return SKILL_COST[tile] == NO_SKILL or can_pay_skill(state, seat, SKILL_COST[tile])


class Transport(Ask):
    """Move a resource from which tile, or upgrade which tile, or enough?"""

    answers: ClassVar[int] = 2 * TILES + 1

    def __init__(self, seat: i64, steps: i64, upgrades: i64) -> None:
        super().__init__(seat)
        self.steps: Final = steps
        self.upgrades: Final = upgrades

    def options(self, state: Keyflower) -> vec[i64]:
        options = movable_tiles(state, self.seat) if self.steps else []
        if self.upgrades:
            for tile in ripe_tiles(state, self.seat):
                if can_pay_cost(state, self.seat, tile):
                    options.append(UPGRADE + tile)
        options.sort()
        options.append(ENOUGH)
        return vec[i64](options)

    def run(self, state: Keyflower, answer: i64) -> None:
        if answer < UPGRADE:
            state.plan([MoveGood(self.seat, self.steps, self.upgrades, answer)])
        elif answer < ENOUGH:
            pay(state, PayGoods(self.seat, self.steps, self.upgrades, answer - UPGRADE, 0))


# Moving


class MoveGood(Ask):
    """Which resource moves over which side? Answers are the kind times six plus the side."""

    answers: ClassVar[int] = RESOURCES * HEX
    public: ClassVar[bool] = True

    def __init__(self, seat: i64, steps: i64, upgrades: i64, tile: i64) -> None:
        super().__init__(seat)
        self.steps: Final = steps
        self.upgrades: Final = upgrades
        self.tile: Final = tile

    def options(self, state: Keyflower) -> vec[i64]:
        ways = ways_from(state, self.seat, state.tiles[self.seat].index(self.tile))
        options: list[int] = []
        for good in range(RESOURCES):
            if state.goods[self.tile * RESOURCES + good]:
                for side in range(HEX):
                    if ways >> side & 1:
                        options.append(good * HEX + side)
        return vec[i64](options)

    def run(self, state: Keyflower, answer: i64) -> None:
        good, side = answer // HEX, answer % HEX
        target = state.near[self.seat][state.tiles[self.seat].index(self.tile) * HEX + side]
        state.goods[self.tile * RESOURCES + good] -= 1
        state.goods[target * RESOURCES + good] += 1
        state.tell("carried", [self.seat, good, self.tile, target])
        state.plan(going_on(state, self.seat, self.steps - 1, self.upgrades))

    def whole(self) -> Ask:
        return Transport(self.seat, self.steps, self.upgrades)

    def so_far(self, state: Keyflower) -> list[int]:
        return [self.tile]

    def fits(self, state: Keyflower) -> bool:
        return self.tile in state.tiles[self.seat]


# Upgrading


class Paying(Ask):
    """An upgrade is begun, and what it costs is chosen; nothing changes before all of it is."""

    def __init__(self, seat: i64, steps: i64, upgrades: i64, tile: i64, paid: i64) -> None:
        super().__init__(seat)
        self.steps: Final = steps
        self.upgrades: Final = upgrades
        self.tile: Final = tile
        self.paid: Final = paid  # two digits for each kind

    def whole(self) -> Ask:
        return Transport(self.seat, self.steps, self.upgrades)

    def so_far(self, state: Keyflower) -> list[int]:
        return [UPGRADE + self.tile, *pieces_in(self.chosen(state))]

    def chosen(self, state: Keyflower) -> int:
        """What is paid of all that the owner may choose."""
        return self.paid if has_free_cost(state, self.seat, self.tile) else 0

    def fits(self, state: Keyflower) -> bool:
        return self.tile in state.tiles[self.seat]


class PayGoods(Paying):
    """Which resource is paid next? Only where the owner may choose; kinds before the last one are not offered."""

    answers: ClassVar[int] = RESOURCES
    public: ClassVar[bool] = True

    def options(self, state: Keyflower) -> vec[i64]:
        missing = cost_in_all(self.tile) - total_in(self.paid)
        options: list[int] = []
        left = 0
        for good in range(RESOURCES - 1, -1, -1):
            here = state.goods[self.tile * RESOURCES + good] - count_in(self.paid, good)
            left += here
            if here and left >= missing:
                options.append(good)
            if count_in(self.paid, good):
                break
        options.reverse()
        return vec[i64](options)

    def run(self, state: Keyflower, answer: i64) -> None:
        paid = self.paid + POWERS[answer]
        pay(state, PayGoods(self.seat, self.steps, self.upgrades, self.tile, paid))


def pay(state: Keyflower, question: PayGoods) -> None:
    """Ask for resources and for a skill token where there is a choice; then upgrade."""
    seat, tile, paid = question.seat, question.tile, question.paid
    if total_in(paid) < cost_in_all(tile):
        if has_free_cost(state, seat, tile):
            state.plan([question])
            return
        paid = named_cost(state, tile)
    if SKILL_COST[tile] == ANY_SKILL:
        state.plan([PayToken(seat, question.steps, question.upgrades, tile, paid)])
        return
    if SKILL_COST[tile] != NO_SKILL:
        pass_on(state, seat, stock_of(state), FIRST_SKILL + SKILL_COST[tile], 1)
        state.tell("paid_skill", [seat, SKILL_COST[tile]])
    upgrade(state, seat, tile, paid)
    state.plan(going_on(state, seat, question.steps, question.upgrades - 1))


def has_free_cost(state: Keyflower, seat: int, tile: int) -> bool:
    """Whether a seat may choose with which resources it pays an upgrade."""
    return ANY_COST[tile] > 0 or has_joker_upgrades(state, seat)


def named_cost(state: Keyflower, tile: int) -> int:
    """The resources that a cost names, and gold only for what is missing."""
    at = tile * RESOURCES
    paid = COST[at + GOLD] * POWERS[GOLD]
    for good in range(GOLD):
        own = min(COST[at + good], state.goods[at + good])
        paid += own * POWERS[good] + (COST[at + good] - own) * POWERS[GOLD]
    return paid


class PayToken(Paying):
    """Which skill token is paid for the upgrade?"""

    answers: ClassVar[int] = len(SKILLS)

    def options(self, state: Keyflower) -> vec[i64]:
        return vec[i64](held_skills(state, self.seat))

    def run(self, state: Keyflower, answer: i64) -> None:
        pay_face_down(state, self.seat, stock_of(state), answer)
        upgrade(state, self.seat, self.tile, self.paid)
        state.plan(going_on(state, self.seat, self.steps, self.upgrades - 1))


def pay_face_down(state: Keyflower, seat: int, payee: int, skill: int) -> None:
    """A skill token of any type is paid, face down."""
    pass_unseen(state, seat, payee, FIRST_SKILL + skill)
    state.tell("paid_skill", [seat, skill], [EVERYONE, only(seat)])


def upgrade(state: Keyflower, seat: int, tile: int, paid: int) -> None:
    """The resources go back to the supply, and the tile is flipped in its place."""
    for good in range(RESOURCES):
        count = count_in(paid, good)
        if count:
            state.goods[tile * RESOURCES + good] -= count
            state.supply[good] += count
            state.tell("paid_goods", [seat, count, good])
    flip(state, seat, tile)


def flip(state: Keyflower, seat: int, tile: int) -> None:
    """A tile shows its back."""
    state.side[tile] = 1
    state.tell("upgraded", [seat, tile])
