"""What the use of a tile costs and gives."""

from __future__ import annotations

from typing import ClassVar, Final, Optional

from librt.vecs import append, vec
from mypy_extensions import i64

from mizban.core.state import Ask, Chance, Step
from mizban.core.words import Word
from mizban.games.keyflower.data import (
    ANY_SKILL,
    ANY_WORKER,
    CHOICES,
    EFFECTS,
    FIRST_SKILL,
    GOLD,
    GREEN,
    GREENS,
    HIRING_FAIR,
    KINDS,
    NAMES,
    SKILL_PRICE,
    SKILLS,
    SKILLS_DRAWN,
    STEPS_OF,
    TAKEN,
    TAVERN,
    UPGRADES_OF,
    WORKER_PRICE,
    WORKERS_DRAWN,
)
from mizban.games.keyflower.knowledge import (
    aside_of,
    gain,
    pass_on,
    pass_unseen,
    skills_of,
    stock_of,
    workers_of,
)
from mizban.games.keyflower.rules import (
    can_pay_token,
    held_skills,
    losing_lots,
    stack_colour,
    stand_up,
    take_stack,
    tile_at,
    workers_on,
)
from mizban.games.keyflower.state import LOTS, NONE, NOWHERE, RESOURCES, SUPPLY, WORKERS, Keyflower
from mizban.games.keyflower.steps.transport import pay_face_down, tell_owner, transport
from mizban.games.keyflower.village import home_of, side_of


def use(state: Keyflower, seat: i64, tile: i64) -> None:
    """The price first, then the effect; what is set aside goes back last (so that is planned first)."""
    if puts_back(tile):
        state.then(PUT_BACK)
    state.then(Effect(seat, tile))
    if has_choice(state, seat, tile):
        state.then(PayWorker(seat, tile))
    elif SKILL_PRICE[tile] == ANY_SKILL:
        state.then(PaySkill(seat, tile))
    elif WORKER_PRICE[tile] != NONE or SKILL_PRICE[tile] != NONE:
        state.then(PayOwn(seat, tile))


def puts_back(tile: i64) -> bool:
    """Whether the price of a tile is set aside first, so that it cannot be drawn."""
    return tile in (TAVERN, HIRING_FAIR)


def use_fault(state: Keyflower, tile: i64) -> Optional[Word]:
    """Only a tile with workers on it is in use."""
    if not EFFECTS[tile] or state.where[tile] == NOWHERE:
        return Word("fault-no-use", {"tile": NAMES[tile]})
    return None if workers_on(state, tile) else Word("fault-unused", {"tile": NAMES[tile]})


# Prices


def has_choice(state: Keyflower, seat: i64, tile: i64) -> bool:
    """Whether a worker's price can be paid in several ways, as far as all can see."""
    return WORKER_PRICE[tile] == ANY_WORKER or len(payable_lots(state, seat, tile)) > 0


def payable_lots(state: Keyflower, seat: i64, tile: i64) -> vec[i64]:
    """The losing stacks that may pay the price of a tile, each as one worker."""
    price = WORKER_PRICE[tile]
    if price == NONE:
        return vec[i64]()
    return vec[i64]([lot for lot in losing_lots(state, seat) if price in (stack_colour(state, seat, lot), ANY_WORKER)])


def payee_of(state: Keyflower, tile: i64) -> i64:
    """Where a price goes: into bag or pile, or first aside."""
    return aside_of(state) if tile in (TAVERN, HIRING_FAIR) else stock_of(state)


class PayOwn(Step):
    """The price is one piece from behind the screen, and all know of which kind."""

    def __init__(self, seat: i64, tile: i64) -> None:
        self.seat: Final = seat
        self.tile: Final = tile

    def run(self, state: Keyflower, answer: i64) -> None:
        if WORKER_PRICE[self.tile] != NONE:
            pay_worker(state, self.seat, self.tile, WORKER_PRICE[self.tile])
        else:
            skill = SKILL_PRICE[self.tile]
            pass_on(state, self.seat, stock_of(state), FIRST_SKILL + skill, 1)
            state.say("paid_skill", self.seat, skill)

    def fault(self, state: Keyflower) -> Optional[Word]:
        price, is_token = WORKER_PRICE[self.tile], SKILL_PRICE[self.tile] not in (NONE, ANY_SKILL)
        is_owed = is_token or (price != NONE and not has_choice(state, self.seat, self.tile))
        fault = price_fault(state, self, self.tile, is_owed)
        if fault is not None:
            return fault
        can_pay = can_pay_token(state, self.seat, self.tile) if is_token else state.held[self.seat * KINDS + price] > 0
        return None if can_pay else Word("fault-price", {"tile": NAMES[self.tile]})


def price_fault(state: Keyflower, step: Step, tile: i64, is_owed: bool) -> Optional[Word]:
    """A price is paid for a tile in use, in its own way, and before that tile's effect."""
    fault = use_fault(state, tile)
    if fault is not None:
        return fault
    if not is_owed:
        return Word("fault-other-price", {"tile": NAMES[tile]})
    effect = step_after(state, step)
    is_same = isinstance(effect, Effect) and effect.tile == tile
    return None if is_same else Word("fault-other-effect", {"tile": NAMES[tile]})


def step_after(state: Keyflower, step: Step) -> Optional[Step]:
    """What is done after a step."""
    for i in range(1, len(state.todo)):
        if state.todo[i] is step:
            return state.todo[i - 1]
    return None


def pay_worker(state: Keyflower, seat: i64, tile: i64, colour: i64) -> None:
    """A worker from behind the screen is the price."""
    pass_on(state, seat, payee_of(state, tile), colour, 1)
    state.say("paid_worker", seat, 1, colour)


class PayWorker(Ask):
    """Which worker is the price: one from behind the screen (a colour), or a whole losing stack (4 plus its lot)?"""

    answers: ClassVar[int] = WORKERS + LOTS

    def __init__(self, seat: i64, tile: i64) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, state: Keyflower) -> vec[i64]:
        price = WORKER_PRICE[self.tile]
        held, at = state.held, self.seat * KINDS
        options = vec[i64](
            [colour for colour in range(WORKERS) if price in (colour, ANY_WORKER) and held[at + colour] > 0]
        )
        for lot in payable_lots(state, self.seat, self.tile):
            options = append(options, WORKERS + lot)
        return options

    def run(self, state: Keyflower, answer: i64) -> None:
        if answer < WORKERS:
            pay_worker(state, self.seat, self.tile, answer)
            return
        lot = answer - WORKERS
        colour = stack_colour(state, self.seat, lot)
        size = take_stack(state, self.seat, lot)
        gain(state, payee_of(state, self.tile), colour, size)
        state.say("paid_worker", self.seat, size, colour)
        if stand_up(state, lot):
            state.say("stood_up", tile_at(state, lot), state.colour[tile_at(state, lot)])

    def fault(self, state: Keyflower) -> Optional[Word]:
        return price_fault(state, self, self.tile, has_choice(state, self.seat, self.tile))


class PaySkill(Ask):
    """Which skill token is the price?"""

    answers: ClassVar[int] = len(SKILLS)

    def __init__(self, seat: i64, tile: i64) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, state: Keyflower) -> vec[i64]:
        return held_skills(state, self.seat)

    def run(self, state: Keyflower, answer: i64) -> None:
        pay_face_down(state, self.seat, payee_of(state, self.tile), answer)

    def fault(self, state: Keyflower) -> Optional[Word]:
        return price_fault(state, self, self.tile, SKILL_PRICE[self.tile] == ANY_SKILL)


class PutBack(Step):
    """What was set aside goes into the bag or the pile."""

    def run(self, state: Keyflower, answer: i64) -> None:
        aside = aside_of(state)
        for colour in range(WORKERS):
            if state.held[aside * KINDS + colour]:
                pass_on(state, aside, stock_of(state), colour, state.held[aside * KINDS + colour])
        for skill in held_skills(state, aside):
            pass_unseen(state, aside, stock_of(state), FIRST_SKILL + skill)


PUT_BACK: Final = PutBack()


# Effects


class Effect(Step):
    """What a tile gives, by the side that is up."""

    def __init__(self, seat: i64, tile: i64) -> None:
        self.seat: Final = seat
        self.tile: Final = tile

    def run(self, state: Keyflower, answer: i64) -> None:
        face = 2 * self.tile + side_of(state, self.tile)
        take_goods(state, self.seat, self.tile, face)
        take_greens(state, self.seat, GREENS[face])
        if STEPS_OF[face]:
            transport(state, self.seat, STEPS_OF[face], UPGRADES_OF[face])
        elif CHOICES[face] and len(choosable(state)) > 0:
            state.then(ChooseGood(self.seat, self.tile))
        else:
            draw(state, self.seat, WORKERS_DRAWN[face], SKILLS_DRAWN[face])

    def fault(self, state: Keyflower) -> Optional[Word]:
        fault = use_fault(state, self.tile)
        if fault is None and isinstance(step_after(state, self), PutBack) != puts_back(self.tile):
            return Word("fault-put-back", {"tile": NAMES[self.tile]})
        return fault


def target_of(state: Keyflower, seat: i64, tile: i64) -> i64:
    """Where resources from a tile go: onto it in the own village, else onto the own home."""
    return tile if state.where[tile] == seat else home_of(state, seat)


def take_goods(state: Keyflower, seat: i64, tile: i64, face: i64) -> None:
    """The resources that a face shows, as far as the supply has them."""
    for good in range(RESOURCES):
        count = min(TAKEN[face * RESOURCES + good], state.goods[SUPPLY * RESOURCES + good])
        if count:
            bring(state, seat, target_of(state, seat, tile), good, count)


def bring(state: Keyflower, seat: i64, target: i64, good: i64, count: i64) -> None:
    """Resources from the supply onto a tile."""
    state.goods[SUPPLY * RESOURCES + good] -= count
    state.goods[target * RESOURCES + good] += count
    state.say("gained", seat, count, good, target)


def take_greens(state: Keyflower, seat: i64, count: i64) -> None:
    """Green workers from the supply, as far as there are any."""
    count = min(count, state.greens)
    if count:
        state.greens -= count
        gain(state, seat, GREEN, count)
        state.say("took_green", seat, count)


def choosable(state: Keyflower) -> vec[i64]:
    """Iron, stone and wood, as far as the supply has them."""
    return vec[i64]([good for good in range(GOLD) if state.goods[SUPPLY * RESOURCES + good]])


class ChooseGood(Ask):
    """Iron, stone or wood?"""

    answers: ClassVar[int] = GOLD
    public: ClassVar[bool] = True

    def __init__(self, seat: i64, tile: i64) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, state: Keyflower) -> vec[i64]:
        return choosable(state)

    def run(self, state: Keyflower, answer: i64) -> None:
        bring(state, self.seat, target_of(state, self.seat, self.tile), answer, 1)

    def fault(self, state: Keyflower) -> Optional[Word]:
        fault = use_fault(state, self.tile)
        if fault is None and not CHOICES[2 * self.tile + side_of(state, self.tile)]:
            return Word("fault-no-choice", {"tile": NAMES[self.tile]})
        return fault


def draw(state: Keyflower, seat: i64, workers: i64, skills: i64) -> None:
    """So many workers from the bag and skill tokens from the pile, as far as there are any."""
    for _i in range(min(skills, skills_of(state, stock_of(state)))):
        state.then(DrawSkill(seat))
    for _i in range(min(workers, workers_of(state, stock_of(state)))):
        state.then(DrawWorker(seat))


class DrawWorker(Chance):
    """A worker from the bag comes behind a screen; only its owner sees its colour."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def weights(self, state: Keyflower) -> vec[i64]:
        at = stock_of(state) * KINDS
        return state.held[at : at + WORKERS]

    def run(self, state: Keyflower, answer: i64) -> None:
        pass_unseen(state, stock_of(state), self.seat, answer)
        tell_owner(state, "drew_worker", self.seat, answer, True)


class DrawSkill(Chance):
    """A skill token from the pile comes behind a screen; only its owner sees its type."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def weights(self, state: Keyflower) -> vec[i64]:
        at = stock_of(state) * KINDS + FIRST_SKILL
        return state.held[at : at + KINDS - FIRST_SKILL]

    def run(self, state: Keyflower, answer: i64) -> None:
        pass_unseen(state, stock_of(state), self.seat, FIRST_SKILL + answer)
        tell_owner(state, "drew_skill", self.seat, answer, True)
