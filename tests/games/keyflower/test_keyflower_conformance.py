"""Keyflower passes what every game must pass."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Optional

from conformance import Conformance, Path, Spec
from leaks import Twin, with_half_choice
from mizban.core.flow import asked
from mizban.core.game import Game, Plain
from mizban.core.source import Fast
from mizban.core.state import State
from mizban.games.keyflower import GAME
from mizban.games.keyflower.data import (
    COLOURS,
    FIRST_BOAT,
    FIRST_SKILL,
    FIRST_WINTER,
    GOODS,
    KINDS,
    NAMES,
    PER_SEASON,
    SKILLS,
)
from mizban.games.keyflower.rules import auction_tiles, losing_lots, stack_colour, tile_at
from mizban.games.keyflower.state import RESOURCES, WORKERS, Keyflower
from mizban.games.keyflower.steps.auction import ENOUGH, PASS, USE, Act, Join, PickColour, Take
from mizban.games.keyflower.steps.ending import NO_TILE, FlipFree
from mizban.games.keyflower.steps.expansion import LayAt, LayTile, LayTurned
from mizban.games.keyflower.steps.season import Offer, winter_tiles
from mizban.games.keyflower.steps.season_end import ChooseBoat
from mizban.games.keyflower.steps.transport import ENOUGH as ENOUGH_MOVED
from mizban.games.keyflower.steps.transport import UPGRADE, MoveGood, PayGoods, PayToken, Transport
from mizban.games.keyflower.steps.use import ChooseGood, PaySkill, PayWorker
from mizban.games.keyflower.village import CENTRE, COLUMN, HEX, OFFSETS, cell_of_anchor, frontier


class KeyflowerSpec(Spec):
    game: Game[Any] = GAME
    games = 5

    def __init__(self) -> None:
        self.state: Any = None  # the last one whose wishes were asked for

    def explorable(self, state: State) -> bool:
        """A choice of workers has one path for each number and each set of stacks: few workers are enough."""
        assert isinstance(state, Keyflower)
        self.state = state.copy()
        asking = [seat for seat in range(state.seats) if isinstance(asked(state, seat), (Act, PickColour, Take, Join))]
        return all(
            sum(state.held[seat * KINDS : seat * KINDS + WORKERS]) <= 16 and len(losing_lots(state, seat)) <= 4
            for seat in asking
        )

    def pieces(self, state: Keyflower) -> object:
        holders = [sum(state.held[kind::KINDS]) + sum(state.cargo[kind::KINDS]) for kind in range(KINDS)]
        for colour in range(WORKERS):
            holders[colour] += sum(state.on[colour::WORKERS])
        for seat in range(state.seats):
            for tile in auction_tiles(state):
                lot = tile % PER_SEASON if tile < 48 else PER_SEASON + tile - 48
                size = state.stacks[lot * state.seats + seat]
                if size:
                    holders[stack_colour(state, seat, lot)] += size
        holders[3] += state.greens
        goods = [state.supply[good] + sum(state.goods[good::RESOURCES]) for good in range(RESOURCES)]
        return holders, goods

    def wishes(self, state: Keyflower, seat: int) -> list[Plain]:
        ask = asked(state, seat)
        plain: list[Plain] = [{verb: {}} for verb in ("pass", "enough", "no_flip")]
        few = [*plain, {"bid": {"tile": "keywood"}}, {"boat": {"tile": "boat_keyflower"}}]
        if ask is None:
            return few
        return [*few, *pay_wishes(), *worker_wishes(state, ask), *village_wishes(state, seat, ask)]

    def fulfilled(self, path: Path) -> list[Plain]:
        ask, answer = path[0]
        if isinstance(ask, Act) and answer == PASS:
            return [{"pass": {}}]
        if isinstance(ask, (Act, PickColour, Take, Join)):
            done = worker_wishes_done(self.state, path)
            return [*done, {"enough": {}}] if isinstance(ask, Join) and answer == ENOUGH else done
        if isinstance(ask, (LayTile, LayAt, LayTurned)):
            return [place_done(self.state, path)]
        return [simple_wish(self.state, path), *extra_wishes(path)]

    def twin(self, kind: str, state: Keyflower, after: Any, seat: Optional[int], source: Fast) -> Twin:
        if kind == "c":  # pieces of one kind are alike here: there is no numbering to vary
            return Twin(state.copy())
        twin = with_half_choice(state, seat, source)
        assert isinstance(twin, Keyflower)
        vary_pieces(twin, after if kind == "a" else None, seat, source)
        vary_winter(twin, after, seat, source)
        return Twin(twin)


# Wishes


def pay_wishes() -> list[Plain]:
    return [
        *({"pay_worker": {"colour": colour}} for colour in COLOURS),
        *({"pay_skill": {"skill": skill}} for skill in SKILLS),
        *({verb: {"good": good}} for verb in ("take", "pay_good") for good in GOODS),
        *({"boat": {"tile": tile}} for tile in NAMES[FIRST_BOAT:]),
        *({"pay_stack": {"tile": tile}} for tile in NAMES[::5]),
    ]


def worker_wishes(state: Keyflower, ask: Any) -> list[Plain]:
    if not isinstance(ask, (Act, PickColour, Take, Join)):
        return [{"use": {"tile": "keywood"}}]
    tiles = [*auction_tiles(state), *(tile for village in state.tiles for tile in village), 0, 20, 40]
    wishes: list[Plain] = []
    for i, tile in enumerate(sorted(set(tiles))):
        for verb in ("bid", "use"):
            wishes.append({verb: {"tile": NAMES[tile]}})
            wishes.append({verb: {"tile": NAMES[tile], "number": 1 + i % 4}})
            for colour in COLOURS[i % 2 :: 2]:  # every other colour, so that there are not too many wishes
                wishes.append({verb: {"tile": NAMES[tile], "colour": colour}})
                wishes += [{verb: {"tile": NAMES[tile], "colour": colour, "number": n}} for n in (1, 2 + i % 4, 7)]
    return wishes


def village_wishes(state: Keyflower, seat: int, ask: Any) -> list[Plain]:
    mine = state.tiles[seat]
    wishes: list[Plain] = [{verb: {"tile": NAMES[tile]}} for verb in ("upgrade", "flip") for tile in [*mine, 3, 30]]
    if isinstance(ask, (Transport, MoveGood)):
        ends = [*mine, 5]
        wishes += [
            {"carry": {"good": good, "from": NAMES[a], "to": NAMES[b]}} for good in GOODS for a in ends for b in ends
        ]
    if isinstance(ask, (LayTile, LayAt, LayTurned)):
        cells = [[0, 0], [9, 9], *(place_of(cell) for cell in frontier(state, seat))]
        for tile in [*mine[-3:], 2]:
            wishes += [{"place": {"tile": NAMES[tile], "at": at, "turned": k}} for at in cells for k in range(HEX)]
    dealt = [NAMES[tile] for tile in [*winter_tiles(state, seat), FIRST_WINTER]]
    wishes += [{"offer": {"tiles": [*some]}} for n in range(4) for some in combinations(sorted(set(dealt)), n)]
    return wishes


def place_of(cell: int) -> list[int]:
    return [cell // COLUMN - CENTRE, cell % COLUMN - CENTRE]


# What paths do


def worker_wishes_done(state: Keyflower, path: Path) -> list[Plain]:
    """The wishes that a whole choice of workers fulfils: with and without colour and number."""
    first, answer = path[0]
    act = answer if isinstance(first, Act) else first.act  # type: ignore[attr-defined]
    taken = first.taken if isinstance(first, (Take, Join)) else 0
    counts = [taken // 100**colour % 100 for colour in range(WORKERS)]
    joined = first.joined if isinstance(first, Join) else 0
    for ask, each in path:
        if isinstance(ask, Take):
            counts[ask.colour] += each
        elif isinstance(ask, Join) and each != ENOUGH:
            joined |= 1 << each
    for lot in range(16):
        if joined >> lot & 1:
            counts[stack_colour(state, first.seat, lot)] += state.stacks[lot * state.seats + first.seat]
    tile: Plain = {"tile": NAMES[act % USE]}
    number = {"number": sum(counts)}
    done = [tile, {**tile, **number}]
    used = [colour for colour in range(WORKERS) if counts[colour]]
    if len(used) == 1:
        colour = {"colour": COLOURS[used[0]]}
        done += [{**tile, **colour}, {**tile, **colour, **number}]
    return [{"bid" if act < USE else "use": wish} for wish in done]


def place_done(state: Keyflower, path: Path) -> Plain:
    first = path[0][0]
    answers = [answer for _, answer in path]
    tile = answers.pop(0) if isinstance(first, LayTile) else first.tile  # type: ignore[attr-defined]
    anchor = first.anchor if isinstance(first, LayTurned) else answers.pop(0)
    at = place_of(cell_of_anchor(state, first.seat, anchor))
    return {"place": {"tile": NAMES[tile], "at": at, "turned": answers[0]}}


def extra_wishes(path: Path) -> list[Plain]:
    """While an upgrade is paid, it is still the wish to upgrade that is fulfilled."""
    ask = path[0][0]
    return [{"upgrade": {"tile": NAMES[ask.tile]}}] if isinstance(ask, (PayGoods, PayToken)) else []


def simple_wish(state: Keyflower, path: Path) -> Plain:
    """The wish that a path fulfils whose first answers say all."""
    ask, answer = path[0]
    if isinstance(ask, Transport):
        if answer == ENOUGH_MOVED:
            return {"enough": {}}
        if answer >= UPGRADE:
            return {"upgrade": {"tile": NAMES[answer - UPGRADE]}}
        return carry_done(state, ask.seat, answer, path[1][1])
    if isinstance(ask, MoveGood):
        return carry_done(state, ask.seat, ask.tile, answer)
    if isinstance(ask, PayWorker):
        if answer < WORKERS:
            return {"pay_worker": {"colour": COLOURS[answer]}}
        return {"pay_stack": {"tile": NAMES[tile_at(state, answer - WORKERS)]}}
    if isinstance(ask, (PaySkill, PayToken)):
        return {"pay_skill": {"skill": SKILLS[answer]}}
    return other_wish(state, ask, answer)


def carry_done(state: Keyflower, seat: int, tile: int, answer: int) -> Plain:
    index = state.tiles[seat].index(tile)
    goal = state.tiles[seat][state.cells[seat].index(state.cells[seat][index] + OFFSETS[answer % HEX])]
    return {"carry": {"good": GOODS[answer // HEX], "from": NAMES[tile], "to": NAMES[goal]}}


def other_wish(state: Keyflower, ask: Any, answer: int) -> Plain:
    if isinstance(ask, ChooseGood):
        return {"take": {"good": GOODS[answer]}}
    if isinstance(ask, PayGoods):
        return {"pay_good": {"good": GOODS[answer]}}
    if isinstance(ask, ChooseBoat):
        return {"boat": {"tile": NAMES[FIRST_BOAT + answer]}}
    if isinstance(ask, Offer):
        tiles = winter_tiles(state, ask.seat)
        return {"offer": {"tiles": sorted(NAMES[tile] for i, tile in enumerate(tiles) if answer >> i & 1)}}
    assert isinstance(ask, FlipFree)
    return {"no_flip": {}} if answer == NO_TILE else {"flip": {"tile": NAMES[answer]}}


# Twins


def vary_pieces(twin: Keyflower, after: Optional[Keyflower], seat: Optional[int], source: Fast) -> None:
    """Exchange hidden pieces between holders, within what everybody knows of them, and so that no later step fails."""
    holders = [holder for holder in range(twin.seats + 2) if holder != seat]
    for _ in range(60):
        first, end = ((0, FIRST_SKILL), (FIRST_SKILL, KINDS))[source.below(2)]
        one, other = holders[source.below(len(holders))], holders[source.below(len(holders))]
        give, take = first + source.below(end - first), first + source.below(end - first)
        swap(twin, after, (one, give), (other, take))


def swap(twin: Keyflower, after: Optional[Keyflower], one: tuple[int, int], other: tuple[int, int]) -> None:
    """One holder gives a piece for another piece, if both still fit what is known, before and after the answer."""
    changes = {one: -1, (one[0], other[1]): 1, other: -1, (other[0], one[1]): 1}
    if one[0] == other[0] or one[1] == other[1]:
        return
    for (holder, kind), change in changes.items():
        at = holder * KINDS + kind
        if not twin.least[at] <= twin.held[at] + change <= twin.most[at]:
            return
        if after is not None and not fits_after(twin, after, at, change):
            return
    for (holder, kind), change in changes.items():
        twin.held[holder * KINDS + kind] += change


def fits_after(twin: Keyflower, after: Keyflower, at: int, change: int) -> bool:
    """Whether the holder would still fit what is known once the same answer has been given."""
    held = after.held[at] + change
    return after.season < 4 and after.least[at] <= held <= after.most[at] and held >= 0


def vary_winter(twin: Keyflower, after: Any, seat: Optional[int], source: Fast) -> None:
    """Deal the others' winter tiles anew, as long as they stay hidden; what they have offered changes too."""
    if after is not None and any(tiles != now for tiles, now in zip(twin.dealt, after.dealt, strict=True)):
        return
    others = [other for other in range(twin.seats) if other != seat]
    own = 0 if seat is None else twin.dealt[seat]
    left = [tile for tile in range(PER_SEASON) if not own >> tile & 1]
    for other in others:
        number = bin(twin.dealt[other]).count("1")
        tiles = [left.pop(source.below(len(left))) for _ in range(number)]
        twin.dealt[other] = sum(1 << tile for tile in tiles)
        if twin.offered[other]:
            chosen = 1 + source.below((1 << number) - 1)
            twin.offered[other] = sum(1 << tile for i, tile in enumerate(tiles) if chosen >> i & 1)


class TestKeyflower(Conformance):
    spec = KeyflowerSpec()
