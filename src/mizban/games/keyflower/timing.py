"""The laws of time: what can lie on the table at which moment, and what is then pending."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mizban.core.faults import Fault
from mizban.core.judging import Law, is_pending, stacks_of, steps_of
from mizban.core.packed import size
from mizban.core.steps import step_name
from mizban.core.words import Args, Word
from mizban.games.keyflower.data import (
    BOAT_SKILLS,
    BOAT_WORKERS,
    BOATS,
    FIRST_BOAT,
    FIRST_HOME,
    FIRST_SKILL,
    FIRST_SUMMER_BOAT,
    FIRST_TURN_TILE,
    KINDS,
    NAMES,
    OVER,
    PER_SEASON,
    SEASONS,
    SIDE_A,
    SKILLS_DRAWN,
    STARTING_WORKERS,
    SUMMER_BOAT_1,
    SUMMER_BOAT_4,
    TAVERN,
    TILES,
    TILES_LAID_OUT,
    USABLE,
    WINTER,
    WINTER_TILES,
    WORKERS_DRAWN,
)
from mizban.games.keyflower.knowledge import aside_of, skills_of, stock_of, workers_of
from mizban.games.keyflower.pending import (
    AT_END,
    PREPARING,
    SETTING_UP,
    TURNS,
    have_chosen,
    moment_of,
    winter_tiles_due,
)
from mizban.games.keyflower.pending import (
    BOATS as CHOOSING,
)
from mizban.games.keyflower.rules import auction_tiles, last_use, lot_of, middle_tiles, stacks_beside, workers_on
from mizban.games.keyflower.state import NOBODY, NONE, WORKERS, Keyflower
from mizban.games.keyflower.steps.auction import Act, Join, NextTurn, PickColour, Take
from mizban.games.keyflower.steps.deal import DealHome, set_up_of
from mizban.games.keyflower.steps.expansion import Expand, LayAt, LayTile, LayTurned
from mizban.games.keyflower.steps.season import (
    LayOut,
    LoadSkill,
    LoadWorker,
    NextSeason,
    Offer,
    Offers,
    Reveal,
    dealt_round,
)
from mizban.games.keyflower.steps.season_end import (
    EXTRA_WORKERS,
    ChooseBoat,
    EndOfSeason,
    OtherBoats,
    WinTurnTile,
    is_purple,
)
from mizban.games.keyflower.steps.use import (
    DrawSkill,
    DrawWorker,
    Effect,
    PayOwn,
    PaySkill,
    PayWorker,
    PutBack,
    puts_back,
)
from mizban.games.keyflower.village import goods_on, has_boat, owner_of, side_of, tiles_of

EVERYTHING: Final = 1000  # more pieces than there are
LAYING: Final = (Expand, LayTile, LayAt, LayTurned)  # what everybody does at the same time after a season


def place_of_tile(state: Keyflower, tile: i64) -> str:
    """Where a tile is written."""
    seat = owner_of(state, tile)
    if seat != NOBODY:
        return f"players[{seat}].village[{list(tiles_of(state, seat)).index(tile)}]"
    return "middle" if tile < FIRST_TURN_TILE else "turn_order"


# What is pending


def an_end(state: Keyflower) -> list[Fault]:
    """The game is over as soon as nothing is pending, and not before."""
    if (state.season == OVER) == (moment_of(state) == AT_END):
        return []
    return [Fault("season", Word("fault-over" if state.season == OVER else "fault-not-over"))]


def groups(state: Keyflower) -> list[Fault]:
    """All offer winter tiles before these are revealed, and place tiles before the next season, and nothing else."""
    *lanes, todo = stacks_of(state)
    found = [Fault(where, Word("fault-alone")) for where, step in todo if isinstance(step, (Offer, *LAYING))]
    if not lanes:
        return found
    inside = (Offer,) if state.sealed else LAYING
    then = Reveal if state.sealed else NextSeason
    found += [
        Fault(where, Word("fault-in-group")) for lane in lanes for where, each in lane if type(each) not in inside
    ]
    if not todo or type(todo[0][1]) is not then:
        found.append(Fault("pending", Word("fault-after-group", {"step": step_name(then)})))
    return found


def one_player_a_turn(state: Keyflower) -> list[Fault]:
    """All that a turn asks and gives is one player's; the start player has the first turn of a season."""
    seats = [step.seat for step in state.todo if isinstance(step, NextTurn)]
    if not seats:
        return []
    if moment_of(state) == PREPARING and seats[0] != state.start:
        return [Fault("pending", Word("fault-start", {"seat": state.start}))]
    return [
        Fault(where, Word("fault-other-player", {"seat": seats[0]}))
        for where, step in steps_of(state)
        if getattr(step, "seat", seats[0]) != seats[0] and not isinstance(step, Offer)
    ]


def set_up(state: Keyflower) -> list[Fault]:
    """The set-up is done in its order; before the first season nobody has more than eight workers behind a screen."""
    if moment_of(state) != SETTING_UP:
        return []
    plan, left = set_up_of(state.seats), state.todo[::-1]
    if left != plan[len(plan) - len(left) :]:
        return [Fault("pending", Word("fault-set-up"))]
    found: list[Fault] = []
    for seat in range(state.seats):
        to_draw = len([step for step in left if isinstance(step, DrawWorker) and step.seat == seat])
        most = int(STARTING_WORKERS) - to_draw
        if workers_of(state, seat) > most or skills_of(state, seat):
            found.append(Fault(f"players[{seat}].screen", Word("fault-first-workers", {"most": most})))
    return found


def homes(state: Keyflower) -> list[Fault]:
    """Everybody has a home once it is dealt."""
    homeless = [step.seat for step in state.todo if isinstance(step, DealHome)]
    found: list[Fault] = []
    for seat in range(state.seats):
        if (seat in homeless) == (len(tiles_of(state, seat)) > 0):
            word = Word("fault-home-dealt" if seat in homeless else "fault-no-home")
            found.append(Fault(f"players[{seat}].village", word))
    return found


def enough_to_draw(state: Keyflower) -> list[Fault]:
    """No more is drawn than there is, and than anything gives."""
    stock = stock_of(state)
    draws = [
        (DrawWorker, LoadWorker, workers_of(state, stock), "bag"),
        (DrawSkill, LoadSkill, skills_of(state, stock), "pile"),
    ]
    found: list[Fault] = []
    for draw, load, left, where in draws:
        number = len([step for step in state.todo if isinstance(step, (draw, load))])
        if number > left:
            found.append(Fault(where, Word("fault-too-few", {"number": number, "left": left})))
    if moment_of(state) != SETTING_UP and not is_drawing(state):
        found.append(Fault("pending", Word("fault-draws")))
    return found


def is_drawing(state: Keyflower) -> bool:
    """Whether what is drawn can be drawn: what a tile in use gives, or by boat 1a's owner, who has chosen a boat."""
    draws = [step for step in state.todo if isinstance(step, (DrawWorker, DrawSkill))]
    if not draws:
        return True
    if moment_of(state) == TURNS:
        given = WORKERS_DRAWN if isinstance(draws[0], DrawWorker) else SKILLS_DRAWN
        return any(given[2 * tile + side_of(state, tile)] >= len(draws) for tile in tiles_in_use(state))
    if any(draw != draws[0] for draw in draws) or isinstance(draws[0], DrawSkill) or len(draws) > EXTRA_WORKERS:
        return False
    seat = draws[0].seat
    return has_boat(state, seat, SUMMER_BOAT_1, SIDE_A) and seat in state.emptied


def tiles_in_use(state: Keyflower) -> list[int]:
    """The tiles with workers on them whose price goes where what is pending says: aside first, or away at once."""
    is_aside = is_pending(state, (PutBack,))
    return [tile for tile in USABLE if workers_on(state, tile) > 0 and puts_back(tile) == is_aside]


def set_aside(state: Keyflower) -> list[Fault]:
    """Once its price is paid, the use of tavern or hiring fair has something aside: workers of a colour, or a token."""
    aside = aside_of(state)
    held = list(state.held[aside * KINDS : (aside + 1) * KINDS])
    is_paid = is_pending(state, (PutBack,)) and not is_pending(state, (PayOwn, PayWorker, PaySkill))
    if not is_paid:
        return [Fault("aside", Word("fault-aside"))] if any(held) else []
    kinds = [kind for kind, number in enumerate(held) if number]
    is_one = len(kinds) == 1 and (kinds[0] < FIRST_SKILL or held[kinds[0]] == 1)
    return [] if is_one and kinds[0] in paid_kinds(state) else [Fault("aside", Word("fault-paid-aside"))]


def paid_kinds(state: Keyflower) -> range:
    """What the price can be: a worker for the tavern, which gives workers; a token for the hiring fair."""
    for step in state.todo:
        if isinstance(step, DrawWorker) or (isinstance(step, Effect) and step.tile == TAVERN):
            return range(FIRST_SKILL)
        if isinstance(step, (DrawSkill, Effect)):
            return range(FIRST_SKILL, KINDS)
    return range(KINDS)


# Tiles


def season_of(tile: i64) -> int:
    """The season in which a tile is won; homes are there before."""
    if tile < FIRST_TURN_TILE:
        return int(tile // PER_SEASON)
    return -1 if FIRST_HOME <= tile < FIRST_BOAT else int(WINTER)


def won_tiles(state: Keyflower) -> list[Fault]:
    """A tile is in a village once its season is auctioned off; nothing has come of it before the next season."""
    found: list[Fault] = []
    moment = moment_of(state)
    first = -1 if state.season == 0 and moment < TURNS else min(int(state.season), int(WINTER))  # of those just won
    for tile in range(TILES):
        if owner_of(state, tile) == NOBODY:
            continue
        season, where = season_of(tile), place_of_tile(state, tile)
        if season > state.season or (season == state.season and moment < CHOOSING):
            found.append(Fault(where, Word("fault-too-early", {"tile": NAMES[tile], "season": SEASONS[season]})))
        elif season >= first and (goods_on(state, tile) or is_upgraded(state, tile)):
            found.append(Fault(where, Word("fault-just-won", {"tile": NAMES[tile]})))
    return found


def is_upgraded(state: Keyflower, tile: i64) -> bool:
    """Whether a tile shows its back; of a summer boat that is only its other side."""
    return side_of(state, tile) == 1 and not FIRST_SUMMER_BOAT <= tile <= SUMMER_BOAT_4


def number_of_tiles(state: Keyflower) -> list[Fault]:
    """No season has more tiles, on offer and in villages, than are laid out."""
    found: list[Fault] = []
    for season in range(WINTER + 1):
        tiles = range(season * PER_SEASON, (season + 1) * PER_SEASON)
        number = len([tile for tile in tiles if owner_of(state, tile) != NOBODY])
        if season == state.season:
            to_come = len([step for step in state.todo if isinstance(step, LayOut)])
            number += len(middle_tiles(state)) + to_come
        most = TILES_LAID_OUT[state.seats] if season < WINTER else WINTER_TILES[state.seats] * state.seats
        if number > most:
            args: Args = {"season": SEASONS[season], "number": number, "most": most}
            found.append(Fault("position", Word("fault-many-tiles", args)))
    return found


def on_offer(state: Keyflower) -> list[Fault]:
    """Tiles are on offer from when they are laid out until the season ends, and show their front."""
    found: list[Fault] = []
    moment = moment_of(state)
    is_hidden = state.season == WINTER and moment == PREPARING
    if len(middle_tiles(state)) > 0 and (moment not in (PREPARING, TURNS) or is_hidden):
        found.append(Fault("middle", Word("fault-no-offer")))
    for tile in middle_tiles(state):
        if is_upgraded(state, tile):
            found.append(Fault("middle", Word("fault-just-won", {"tile": NAMES[tile]})))
    return found


def winter_tiles(state: Keyflower) -> list[Fault]:
    """Everybody keeps the winter tiles dealt until they are revealed, and offers some of them, just before that."""
    found: list[Fault] = []
    is_offering = is_pending(state, (Reveal,)) and not is_pending(state, (Offers,))
    for seat in range(state.seats):
        where, due = f"players[{seat}]", winter_tiles_due(state, seat)
        if size(state.dealt[seat]) != due:
            args = {"number": due, "given": int(size(state.dealt[seat]))}
            found.append(Fault(f"{where}.winter", Word("fault-winter-tiles", args)))
        has_offered = is_offering and not (state.lanes and state.lanes[seat])
        if state.offered[seat] & ~state.dealt[seat] or (state.offered[seat] > 0) != has_offered:
            found.append(Fault(f"{where}.offered", Word("fault-to-offer" if has_offered else "fault-no-offers")))
    return found


# Workers


def nothing_left(state: Keyflower) -> list[Fault]:
    """Only while players take turns are workers on tiles or beside them."""
    if moment_of(state) == TURNS:
        return []
    found: list[Fault] = []
    lots = list(auction_tiles(state))
    for tile in range(TILES):
        is_beside = tile in lots and stacks_beside(state, lot_of(tile)) > 0
        if is_beside or workers_on(state, tile) or last_use(state, tile) or state.colour[tile] != NONE:
            found.append(Fault(place_of_tile(state, tile), Word("fault-left-behind", {"tile": NAMES[tile]})))
    return found


def passes_in_a_row(state: Keyflower) -> list[Fault]:
    """As many passes in a row as there are players end a season; a bid or a use ends the row."""
    most = most_passes(state)
    return [Fault("passes", Word("fault-passes", {"most": most}))] if state.passes > most else []


def most_passes(state: Keyflower) -> int:
    """How many can have passed in a row."""
    if moment_of(state) != TURNS:
        return 0
    kind = type(state.todo[-1])
    if kind in (NextTurn, EndOfSeason):
        return int(state.seats)
    return int(state.seats) - 1 if kind in (Act, PickColour, Take, Join) else 0


# Boats


def cargo_of_boats(state: Keyflower) -> list[Fault]:
    """A boat carries no more than is printed on it, what is still to come included, until it is chosen."""
    found: list[Fault] = []
    is_loaded = state.season < WINTER and moment_of(state) in (PREPARING, TURNS, CHOOSING)
    for boat in range(state.seats):
        workers, skills = workers_on_boat(state, boat), skills_on_boat(state, boat)
        for step in state.todo:
            workers += isinstance(step, LoadWorker) and step.boat == boat
            skills += isinstance(step, LoadSkill) and step.boat == boat
        is_full = is_loaded and state.emptied[boat] == NOBODY
        most = (BOAT_WORKERS[boat][state.season], BOAT_SKILLS[boat][state.season]) if is_full else (0, 0)
        if workers > most[0] or skills > most[1]:
            args: Args = {"boat": NAMES[FIRST_BOAT + boat], "workers": most[0], "skills": most[1]}
            found.append(Fault("boats", Word("fault-cargo", args)))
    return found


def workers_on_boat(state: Keyflower, boat: int) -> int:
    return sum(list(state.cargo[boat * KINDS : boat * KINDS + WORKERS]))


def skills_on_boat(state: Keyflower, boat: int) -> int:
    return sum(list(state.cargo[boat * KINDS + FIRST_SKILL : (boat + 1) * KINDS]))


def loading(state: Keyflower) -> list[Fault]:
    """Boats get a piece each, again and again, in their order."""
    if state.season >= WINTER:
        return []
    workers = [step.boat for step in state.todo[::-1] if isinstance(step, LoadWorker)]
    skills = [step.boat for step in state.todo[::-1] if isinstance(step, LoadSkill)]
    on_board = [sum([on_boat(state, boat) for boat in range(BOATS)]) for on_boat in (workers_on_boat, skills_on_boat)]
    rows = ((workers, BOAT_WORKERS, on_board[0]), (skills, BOAT_SKILLS, on_board[1]))
    for boats, loads, number in rows:
        order = dealt_round(state, loads, EVERYTHING)
        if boats and boats != order[number : number + len(boats)]:
            return [Fault("pending", Word("fault-loading"))]
    return []


def chosen_boats(state: Keyflower) -> list[Fault]:
    """At the end of a season everybody chooses one boat, which in winter comes into the village."""
    found: list[Fault] = []
    can_choose = moment_of(state) >= CHOOSING
    for boat in range(state.seats):
        seat, owner = state.emptied[boat], owner_of(state, FIRST_BOAT + boat)
        args: Args = {"boat": NAMES[FIRST_BOAT + boat]}
        if seat != NOBODY and not can_choose:
            found.append(Fault("boats", Word("fault-boat-early", args)))
        elif seat != owner and (owner != NOBODY or state.season >= WINTER):
            found.append(Fault("boats", Word("fault-boat-owner", args)))
    for seat in range(state.seats):
        times = list(state.emptied).count(seat)
        if times > 1 or (seat in have_chosen(state) and not times):
            found.append(Fault("boats", Word("fault-one-boat", {"seat": seat})))
    return found


def boats_to_choose(state: Keyflower) -> list[Fault]:
    """Winners of turn order tiles choose by tile, then the others clockwise from the start player."""
    if moment_of(state) != CHOOSING:
        return []
    steps = state.todo[::-1]
    tiles = [step.tile for step in steps if isinstance(step, WinTurnTile)]
    seats = [step.seat for step in steps if isinstance(step, ChooseBoat)]
    others = [step for step in steps if isinstance(step, OtherBoats)]
    if tiles != sorted(set(tiles)):
        return [Fault("pending", Word("fault-turn-tiles"))]
    if any(is_purple(state, tile) for tile in tiles) and not all(each.purple_won for each in others):
        return [Fault("pending", Word("fault-purple-won"))]
    order = [(state.start + turn) % state.seats for turn in range(state.seats)]
    if others:
        return [Fault("pending", Word("fault-choosers"))] if len(seats) > 1 else []
    is_clockwise = seats == [seat for seat in order if seat in seats]
    return [] if is_clockwise else [Fault("pending", Word("fault-choosers"))]


TIMELY: Final[tuple[Law, ...]] = (
    *(an_end, groups, one_player_a_turn, set_up, homes, enough_to_draw, set_aside),
    *(won_tiles, number_of_tiles, on_offer, winter_tiles),
    *(nothing_left, passes_in_a_row),
    *(cargo_of_boats, loading, chosen_boats, boats_to_choose),
)
