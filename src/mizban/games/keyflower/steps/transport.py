"""Transport and upgrades in one's own village, in any order and mixture."""

from __future__ import annotations

from typing import ClassVar, Final, Optional

from librt.vecs import append, vec
from mypy_extensions import i64

from mizban.core.packed import index_of, sort
from mizban.core.state import EVERYONE, Ask, only
from mizban.core.words import Word
from mizban.games.keyflower.data import (
    ANY_COST,
    ANY_SKILL,
    COST,
    FIRST_SKILL,
    GOLD,
    NAMES,
    NO_SKILL,
    SIDE_B,
    SKILL_COST,
    SKILLS,
    STEPS_OF,
    SUMMER_BOAT_2,
    TILES,
    UPGRADES_OF,
)
from mizban.games.keyflower.knowledge import pass_on, pass_unseen, stock_of
from mizban.games.keyflower.packing import POWERS, count_in, pieces_in, total_in
from mizban.games.keyflower.rules import can_pay_skill, held_skills
from mizban.games.keyflower.state import RESOURCES, SUPPLY, Keyflower
from mizban.games.keyflower.village import (
    HEX,
    cost_in_all,
    goods_on,
    has_boat,
    has_joker_upgrades,
    has_resources_for,
    is_on_front,
    tiles_of,
    turn_up,
    ways_from,
)

UPGRADE: Final[i64] = TILES  # answers: the tile from which something moves, then the tile to upgrade, then enough
ENOUGH: Final[i64] = 2 * TILES
MOST_STEPS: Final = max(list(STEPS_OF))  # that a tile gives
MOST_UPGRADES: Final = max(list(UPGRADES_OF))


def transport(state: Keyflower, seat: i64, steps: i64, upgrades: i64) -> None:
    """The use of a transport tile; both its numbers are doubled for the owner of boat 2b."""
    if has_boat(state, seat, SUMMER_BOAT_2, SIDE_B):
        steps *= 2
        upgrades *= 2
    go_on(state, seat, steps, upgrades)


def go_on(state: Keyflower, seat: i64, steps: i64, upgrades: i64) -> None:
    """Ask as long as something is possible."""
    if can_go_on(state, seat, steps, upgrades):
        state.then(Transport(seat, steps, upgrades))


def can_go_on(state: Keyflower, seat: i64, steps: i64, upgrades: i64) -> bool:
    """Whether something is possible, as far as all can see; skill tokens are hidden."""
    can_move = steps > 0 and len(movable_tiles(state, seat)) > 0
    return can_move or (upgrades > 0 and len(ripe_tiles(state, seat)) > 0)


def movable_tiles(state: Keyflower, seat: i64) -> vec[i64]:
    """The tiles from which a resource can move."""
    tiles = tiles_of(state, seat)
    return vec[i64]([tiles[i] for i in range(len(tiles)) if goods_on(state, tiles[i]) and ways_from(state, seat, i)])


def ripe_tiles(state: Keyflower, seat: i64) -> vec[i64]:
    """The tiles on which the resources for their upgrade lie."""
    jokers = has_joker_upgrades(state, seat)
    return vec[i64](
        [tile for tile in tiles_of(state, seat) if is_on_front(state, tile) and has_resources_for(state, tile, jokers)]
    )


def can_pay_cost(state: Keyflower, seat: i64, tile: i64) -> bool:
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
        options = movable_tiles(state, self.seat) if self.steps else vec[i64]()
        if self.upgrades:
            for tile in ripe_tiles(state, self.seat):
                if can_pay_cost(state, self.seat, tile):
                    options = append(options, UPGRADE + tile)
        return append(sort(options), ENOUGH)

    def run(self, state: Keyflower, answer: i64) -> None:
        if answer < UPGRADE:
            state.then(MoveGood(self.seat, self.steps, self.upgrades, answer))
        elif answer < ENOUGH:
            pay(state, PayGoods(self.seat, self.steps, self.upgrades, answer - UPGRADE, 0))

    def fault(self, state: Keyflower) -> Optional[Word]:
        times = 2 if has_boat(state, self.seat, SUMMER_BOAT_2, SIDE_B) else 1
        if self.steps > times * MOST_STEPS or self.upgrades > times * MOST_UPGRADES:
            return Word("fault-transport", {"steps": times * MOST_STEPS, "upgrades": times * MOST_UPGRADES})
        return None if can_go_on(state, self.seat, self.steps, self.upgrades) else Word("fault-nothing-to-do")


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
        ways = ways_from(state, self.seat, index_of(tiles_of(state, self.seat), self.tile))
        goods, at = state.goods, self.tile * RESOURCES
        return vec[i64](
            [
                good * HEX + side
                for good in range(RESOURCES)
                for side in range(HEX)
                if goods[at + good] and ways >> side & 1
            ]
        )

    def run(self, state: Keyflower, answer: i64) -> None:
        good, target = answer // HEX, self.target(state, answer)
        state.goods[self.tile * RESOURCES + good] -= 1
        state.goods[target * RESOURCES + good] += 1
        state.say("carried", self.seat, good, self.tile, target)
        go_on(state, self.seat, self.steps - 1, self.upgrades)

    def target(self, state: Keyflower, answer: i64) -> i64:
        """The tile to which an answer leads."""
        village = state.villages[self.seat]
        return village.tiles[village.near[index_of(village.tiles, self.tile) * HEX + answer % HEX]]

    def whole(self) -> Ask:
        return Transport(self.seat, self.steps, self.upgrades)

    def so_far(self, state: Keyflower) -> list[int]:
        return [self.tile]

    def fault(self, state: Keyflower) -> Optional[Word]:
        if state.where[self.tile] != self.seat:
            return Word("fault-not-own", {"tile": NAMES[self.tile]})
        return self.whole().fault(state)


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

    def chosen(self, state: Keyflower) -> i64:
        """What is paid of all that the owner may choose."""
        return self.paid if has_free_cost(state, self.seat, self.tile) else i64(0)

    def fault(self, state: Keyflower) -> Optional[Word]:
        if state.where[self.tile] != self.seat:
            return Word("fault-not-own", {"tile": NAMES[self.tile]})
        return self.whole().fault(state)


class PayGoods(Paying):
    """Which resource is paid next? Only where the owner may choose; kinds before the last one are not offered."""

    answers: ClassVar[int] = RESOURCES
    public: ClassVar[bool] = True

    def options(self, state: Keyflower) -> vec[i64]:
        missing = cost_in_all(self.tile) - total_in(self.paid)
        options = vec[i64](capacity=RESOURCES)
        left: i64 = 0
        for i in range(RESOURCES):
            good = RESOURCES - 1 - i
            here = state.goods[self.tile * RESOURCES + good] - count_in(self.paid, good)
            left += here
            if here and left >= missing:
                options = append(options, good)
            if count_in(self.paid, good):
                break
        return sort(options)

    def run(self, state: Keyflower, answer: i64) -> None:
        paid = self.paid + POWERS[answer]
        pay(state, PayGoods(self.seat, self.steps, self.upgrades, self.tile, paid))


def pay(state: Keyflower, question: PayGoods) -> None:
    """Ask for resources and for a skill token where there is a choice; then upgrade."""
    seat, tile, paid = question.seat, question.tile, question.paid
    if total_in(paid) < cost_in_all(tile):
        if has_free_cost(state, seat, tile):
            state.then(question)
            return
        paid = named_cost(state, tile)
    if SKILL_COST[tile] == ANY_SKILL:
        state.then(PayToken(seat, question.steps, question.upgrades, tile, paid))
        return
    if SKILL_COST[tile] != NO_SKILL:
        pass_on(state, seat, stock_of(state), FIRST_SKILL + SKILL_COST[tile], 1)
        state.say("paid_skill", seat, SKILL_COST[tile])
    upgrade(state, seat, tile, paid)
    go_on(state, seat, question.steps, question.upgrades - 1)


def has_free_cost(state: Keyflower, seat: i64, tile: i64) -> bool:
    """Whether a seat may choose with which resources it pays an upgrade."""
    return ANY_COST[tile] > 0 or has_joker_upgrades(state, seat)


def named_cost(state: Keyflower, tile: i64) -> i64:
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
        return held_skills(state, self.seat)

    def run(self, state: Keyflower, answer: i64) -> None:
        pay_face_down(state, self.seat, stock_of(state), answer)
        upgrade(state, self.seat, self.tile, self.paid)
        go_on(state, self.seat, self.steps, self.upgrades - 1)


def pay_face_down(state: Keyflower, seat: i64, payee: i64, skill: i64) -> None:
    """A skill token of any type is paid, face down."""
    pass_unseen(state, seat, payee, FIRST_SKILL + skill)
    tell_owner(state, "paid_skill", seat, skill, False)


def tell_owner(state: Keyflower, kind: str, seat: i64, piece: i64, reveals: bool) -> None:
    """All hear that something happened to a piece; only the seat sees which."""
    if state.events is not None:
        state.tell(kind, [seat, piece], [EVERYONE, only(seat)], reveals=reveals)


def upgrade(state: Keyflower, seat: i64, tile: i64, paid: i64) -> None:
    """The resources go back to the supply, and the tile is flipped in its place."""
    for good in range(RESOURCES):
        count = count_in(paid, good)
        if count:
            state.goods[tile * RESOURCES + good] -= count
            state.goods[SUPPLY * RESOURCES + good] += count
            state.say("paid_goods", seat, count, good)
    flip(state, seat, tile)


def flip(state: Keyflower, seat: i64, tile: i64) -> None:
    """A tile shows its back."""
    turn_up(state, tile, 1)
    state.say("upgraded", seat, tile)
