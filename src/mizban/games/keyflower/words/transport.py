"""Transport and upgrades in words: carry keywood wood stable, upgrade barn 2 wood saw, enough; flip forge, keep."""

from __future__ import annotations

from typing import ClassVar, Final, Optional, TypeVar

from mizban.core.notation.wording import NONE, Sign, Wording
from mizban.core.packed import index_of
from mizban.core.words import Args, Word
from mizban.games.keyflower.data import ANY_SKILL, GOODS, NAMES, SKILL_COST, SKILLS, UPGRADABLE
from mizban.games.keyflower.packing import count_in
from mizban.games.keyflower.rules import held_skills
from mizban.games.keyflower.state import RESOURCES, Keyflower
from mizban.games.keyflower.steps.ending import NO_TILE, FlipFree
from mizban.games.keyflower.steps.transport import (
    ENOUGH,
    UPGRADE,
    MoveGood,
    PayGoods,
    Paying,
    PayToken,
    Transport,
    can_pay_cost,
    has_free_cost,
)
from mizban.games.keyflower.village import (
    HEX,
    cost_in_all,
    goods_on,
    has_joker_upgrades,
    has_resources_for,
    side_of,
    tiles_of,
    ways_from,
)
from mizban.games.keyflower.words.common import (
    GOOD_IN,
    SKILL_IN,
    TILE_IN,
    Asked,
    AskedByVerb,
    Only,
    about,
    tile_word,
    too_much,
)

P = TypeVar("P", bound=Paying)


# Transport


class Journey(AskedByVerb[Transport]):
    """Carry a resource, upgrade a tile, or stop."""

    def verb_of(self, state: Keyflower, ask: Transport, answer: int) -> str:
        return "enough" if answer == ENOUGH else "carry" if answer < UPGRADE else "upgrade"

    def about(self, state: Keyflower, ask: Transport) -> Args:
        return {"steps": ask.steps, "upgrades": ask.upgrades}

    def meant(self, state: Keyflower, ask: Transport, words: list[str]) -> str:
        return "upgrade"


class CarryFrom(Wording[Keyflower, Transport]):
    """The tile from which something is carried."""

    def sign(self, state: Keyflower, ask: Transport, answer: int) -> Sign:
        return Sign("carry", f"tile:{NAMES[answer]}")

    def option(self, state: Keyflower, ask: Transport, answer: int) -> Word:
        return Word("answer-move", {"tile": NAMES[answer]})

    def refusal(self, state: Keyflower, ask: Transport, words: list[str]) -> Optional[Word]:
        if not ask.steps:
            return Word("why-no-steps")
        start = TILE_IN.get(words[0], NONE) if words else NONE
        if start == NONE:
            return Word("why-nothing-moves")
        if state.where[start] != ask.seat:
            return about("why-not-yours", start)
        return carry_refusal(state, ask.seat, start, words[1:])


class Carry(Asked[MoveGood]):
    """What is carried, and where to: two things."""

    all_kinds: ClassVar[bool] = True

    def kinds(self, verb: str) -> tuple[str, ...]:
        return "good", "tile"

    def examples(self, verb: str) -> tuple[str, ...]:
        return (*GOODS, *NAMES)

    def has(self, word: str) -> bool:
        return word in GOOD_IN or word in TILE_IN

    def about(self, state: Keyflower, ask: MoveGood) -> Args:
        return {"tile": NAMES[ask.tile]}

    def sign(self, state: Keyflower, ask: MoveGood, answer: int) -> Sign:
        return Sign("carry", f"good:{GOODS[answer // HEX]}", f"tile:{NAMES[ask.target(state, answer)]}")

    def option(self, state: Keyflower, ask: MoveGood, answer: int) -> Word:
        return Word("answer-carry", {"good": GOODS[answer // HEX], "tile": NAMES[ask.target(state, answer)]})

    def refusal(self, state: Keyflower, ask: MoveGood, words: list[str]) -> Optional[Word]:
        return carry_refusal(state, ask.seat, ask.tile, words)


def carry_refusal(state: Keyflower, seat: int, start: int, words: list[str]) -> Optional[Word]:
    """The first rule against carrying what is said from one of the own tiles to where it is said."""
    goals = [TILE_IN[word] for word in words if word in TILE_IN]
    goods = [GOOD_IN[word] for word in words if word in GOOD_IN]
    for goal in goals:
        if state.where[goal] != seat:
            return about("why-not-yours", goal)
    for good in goods:
        if not state.goods[start * RESOURCES + good]:
            return Word("why-no-good", {"good": GOODS[good], "tile": NAMES[start]})
    for goal in goals:
        if not is_way(state, seat, start, goal):
            return Word("why-no-road", {"tile": NAMES[start], "target": NAMES[goal]})
    if not goods_on(state, start):
        return about("why-nothing-there", start)
    is_stuck = not ways_from(state, seat, index_of(tiles_of(state, seat), start))
    return about("why-no-way", start) if is_stuck else Word("why-too-much")


def is_way(state: Keyflower, seat: int, start: int, goal: int) -> bool:
    """Whether resources can go from one tile straight to another."""
    village = state.villages[seat]
    one, other = index_of(village.tiles, start), index_of(village.tiles, goal)
    ways = ways_from(state, seat, one)
    return any(village.near[one * HEX + side] == other for side in range(HEX) if ways >> side & 1)


# Upgrades


class Upgrade(Wording[Keyflower, Transport]):
    """The tile that is upgraded."""

    def sign(self, state: Keyflower, ask: Transport, answer: int) -> Sign:
        return Sign("upgrade", f"tile:{NAMES[answer - UPGRADE]}")

    def option(self, state: Keyflower, ask: Transport, answer: int) -> Word:
        return tile_word(state, "answer-upgrade", answer - UPGRADE)

    def refusal(self, state: Keyflower, ask: Transport, words: list[str]) -> Optional[Word]:
        if not ask.upgrades:
            return Word("why-no-upgrades")
        tile = TILE_IN.get(words[0], NONE) if words else NONE
        if tile == NONE:
            return Word("why-nothing-ripe")
        return upgrade_fault(state, ask.seat, tile) or cost_fault(state, ask.seat, tile, Payment(0, words[1:]))


def flip_fault(state: Keyflower, seat: int, tile: int) -> Optional[Word]:
    """Why a tile cannot be flipped, whatever that costs."""
    if state.where[tile] != seat:
        return about("why-not-yours", tile)
    if not UPGRADABLE[tile]:
        return about("why-not-upgradable", tile)
    return about("why-upgraded", tile) if side_of(state, tile) else None


def upgrade_fault(state: Keyflower, seat: int, tile: int) -> Optional[Word]:
    """Why a tile cannot be upgraded, however that is paid."""
    fault = flip_fault(state, seat, tile)
    if fault is not None:
        return fault
    if not has_resources_for(state, tile, has_joker_upgrades(state, seat)):
        return about("why-cost-goods", tile)
    return None if can_pay_cost(state, seat, tile) else about("why-cost-skill", tile)


# What an upgrade costs: one set, where there is a choice


class Payment:
    """Resources by kind and skill tokens that are paid or said."""

    def __init__(self, paid: int, words: list[str]) -> None:
        self.goods: Final = [count_in(paid, good) for good in range(RESOURCES)]
        self.skills: Final[list[int]] = []
        self.others = 0  # words that are neither
        for word in words:
            if word in GOOD_IN:
                self.goods[GOOD_IN[word]] += 1
            elif word in SKILL_IN:
                self.skills.append(SKILL_IN[word])
            else:
                self.others += 1


def cost_fault(state: Keyflower, seat: int, tile: int, said: Payment) -> Optional[Word]:
    """The first rule against paying an upgrade so."""
    return (
        (Word("why-too-much") if said.others else None)
        or lying_fault(state, tile, said)
        or choice_fault(state, seat, tile, said)
        or token_fault(state, seat, tile, said)
    )


def lying_fault(state: Keyflower, tile: int, said: Payment) -> Optional[Word]:
    """What is paid lies on the tile."""
    for good in range(RESOURCES):
        lying = state.goods[tile * RESOURCES + good]
        if said.goods[good] > lying:
            return Word("why-few-goods", {"good": GOODS[good], "tile": NAMES[tile], "count": lying})
    return None


def choice_fault(state: Keyflower, seat: int, tile: int, said: Payment) -> Optional[Word]:
    """Only what the owner may choose is said, and as many resources as it costs."""
    number = sum(said.goods)
    is_free = has_free_cost(state, seat, tile)
    if (number and not is_free) or (said.skills and SKILL_COST[tile] != ANY_SKILL):
        return about("why-cost-fixed", tile)
    return Word("why-cost-number", {"count": cost_in_all(tile)}) if is_free and number != cost_in_all(tile) else None


def token_fault(state: Keyflower, seat: int, tile: int, said: Payment) -> Optional[Word]:
    """A skill token of any type is part of some costs."""
    for skill in said.skills:
        if skill not in held_skills(state, seat):
            return Word("why-no-skill", {"skill": SKILLS[skill]})
    is_right = len(said.skills) == (1 if SKILL_COST[tile] == ANY_SKILL else 0)
    return None if is_right else Word("why-one-token")


class Cost(Asked[P]):
    """What is paid for an upgrade."""

    many: ClassVar[tuple[str, ...]] = ("upgrade",)

    def knows(self, state: Keyflower, ask: P, word: str) -> bool:
        return word in GOOD_IN or word in SKILL_IN

    def about(self, state: Keyflower, ask: P) -> Args:
        return {"tile": NAMES[ask.tile]}

    def option(self, state: Keyflower, ask: P, answer: int) -> Word:
        return Word(f"answer-{self.kind}", {self.kind: self.names[answer]})

    def refusal(self, state: Keyflower, ask: P, words: list[str]) -> Optional[Word]:
        return cost_fault(state, ask.seat, ask.tile, Payment(ask.chosen(state), words))


class CostGoods(Cost[PayGoods]):
    """Resources."""


class CostToken(Cost[PayToken]):
    """A skill token."""


# The Flipper


class Flips(AskedByVerb[FlipFree]):
    """Flip a tile, or keep all as they are."""

    def verb_of(self, state: Keyflower, ask: FlipFree, answer: int) -> str:
        return "keep" if answer == NO_TILE else "flip"


class Flip(Wording[Keyflower, FlipFree]):
    def option(self, state: Keyflower, ask: FlipFree, answer: int) -> Word:
        return tile_word(state, "answer-flip", answer)

    def refusal(self, state: Keyflower, ask: FlipFree, words: list[str]) -> Optional[Word]:
        if not words:
            return Word("why-nothing-ripe")
        return flip_fault(state, ask.seat, self.number(words[0])) or too_much(words)


TRANSPORT: Final = Journey(
    {
        "carry": CarryFrom("carry", "tile", NAMES),
        "upgrade": Upgrade("upgrade", "tile", NAMES),
        "enough": Only("enough"),
    }
)
FLIP_FREE: Final = Flips({"flip": Flip("flip", "tile", NAMES), "keep": Only("keep", "answer-no-flip")})
