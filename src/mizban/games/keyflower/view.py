"""What a seat knows, what it is shown, and a full state that fits what it knows."""

from __future__ import annotations

from typing import Optional

from librt.vecs import append, vec
from mypy_extensions import i64

from mizban.core.flow import waiting
from mizban.core.game import Plain
from mizban.core.source import Fast
from mizban.games.keyflower.data import (
    COLOURS,
    FIRST_SKILL,
    GOODS,
    KINDS,
    NAMES,
    OVER,
    PER_SEASON,
    PIECES,
)
from mizban.games.keyflower.description import (
    TIMES,
    WATCHER,
    boat_of,
    counts,
    describe,
    lot_text,
    names_in,
    pieces_at,
    village_tile,
)
from mizban.games.keyflower.guessing import hidden_from, redeal_pieces, redeal_winter
from mizban.games.keyflower.knowledge import skills_of, stock_of, workers_of
from mizban.games.keyflower.pending import script_of
from mizban.games.keyflower.pools import ITEM_NAMES, LOOSE_GOLD, Share
from mizban.games.keyflower.position import read
from mizban.games.keyflower.rules import leader_at, lot_of, middle_tiles, stack_colour, turn_tiles_left
from mizban.games.keyflower.scoring import shares_of
from mizban.games.keyflower.shapes import LotView, PlayerView, ShareView, View
from mizban.games.keyflower.state import NOBODY, RESOURCES, SUPPLY, Keyflower
from mizban.games.keyflower.steps.season_end import is_purple
from mizban.games.keyflower.village import tiles_of


def known(state: Keyflower, seat: Optional[int]) -> Plain:
    """All that a seat or a spectator could have written down, also about what others have behind their screens."""
    seen = describe(state, WATCHER if seat is None else seat)
    return {**seen, "pending": script_of(state).known(state, seat), "seat": seat}


# A guess


def redeal(state: Keyflower, seat: Optional[int], chance: Fast) -> None:
    """Hidden winter tiles and pieces are dealt at random within all that is known of them."""
    eye: i64 = WATCHER if seat is None else seat
    redeal_winter(state, eye, chance)
    redeal_pieces(state, hidden_from(state, eye), chance)


def fill(known: Plain) -> Keyflower:
    """A state that fits: the first winter tiles that the seat has not seen, and pieces within what is noted down."""
    holders: list[Plain] = [*known["players"], known["stock"], known["aside"]]
    data = {name: value for name, value in known.items() if name not in ("stock", "aside")}
    state = read({**data, "players": with_winter([without_bounds(player) for player in known["players"]])})
    state.least = vec[i64]([number for holder in holders for number in listed(holder["at_least"])])
    state.most = vec[i64]([number for holder in holders for number in listed(holder["at_most"])])
    hidden = [i for i, holder in enumerate(holders) if is_hidden(holder)]
    for i in hidden:
        take_from_stock(state, i, 0, FIRST_SKILL, holders[i]["screen"]["workers"])
        take_from_stock(state, i, FIRST_SKILL, KINDS, holders[i]["screen"]["skills"])
    redeal_pieces(state, append(vec[i64](hidden), stock_of(state)), Fast(0))
    return state


def is_hidden(holder: Plain) -> bool:
    """Whether only the number of a holder's pieces is known."""
    return "workers" in holder.get("screen", {})


def without_bounds(player: Plain) -> Plain:
    """A player as in a position; a hidden screen is empty for now."""
    data = {name: value for name, value in player.items() if name not in ("at_least", "at_most")}
    return {**data, "screen": {}} if is_hidden(player) else data


def listed(numbers: Plain) -> list[int]:
    """Pieces by kind."""
    return [numbers.get(name, 0) for name in PIECES]


def take_from_stock(state: Keyflower, holder: int, first: int, end: int, number: int) -> None:
    """A holder gets so many pieces of some kinds, whichever come first."""
    for kind in range(first, end):
        at = stock_of(state) * KINDS + kind
        taken = min(number, state.held[at])
        state.held[at] -= taken
        state.held[holder * KINDS + kind] += taken
        number -= taken


def with_winter(players: list[Plain]) -> list[Plain]:
    """Players whose hidden winter tiles are the first that the seat has not seen, and of whom one is offered."""
    seen = [name for player in players for name in player["winter"]]
    left = [name for name in names_in((1 << PER_SEASON) - 1) if name not in seen]
    filled: list[Plain] = []
    for player in players:
        hidden = len(player["winter"]) if None in player["winter"] else 0
        tiles, left = left[:hidden] or player["winter"], left[hidden:]
        offered = tiles[:1] if player["offered"] is None else player["offered"]
        filled.append({**player, "winter": tiles, "offered": offered})
    return filled


# What is shown


def view(state: Keyflower, seat: Optional[int]) -> View:
    """What is shown now: all that lies openly, and what is behind the own screen; all screens at the end."""
    stock = stock_of(state)
    return {
        "season": TIMES[state.season],
        "start": state.start,
        "turn": whose_turn(state),
        "passes": state.passes,
        "middle": [offer_view(state, tile) for tile in middle_tiles(state)],
        "turn_order": [offer_view(state, tile) for tile in turn_tiles_left(state)],
        "boats": [boat_of(state, boat) for boat in range(state.seats)],
        "supply": {**counts(GOODS, state.goods[SUPPLY * RESOURCES :]), "green": state.greens},
        "bag": workers_of(state, stock),
        "pile": skills_of(state, stock),
        "players": [player_view(state, owner) for owner in range(state.seats)],
        "screen": None if seat is None else pieces_at(state.held, seat),
        "winter": [] if seat is None else names_in(state.dealt[seat]),
        "offered": [] if seat is None else names_in(state.offered[seat]),
    }


def whose_turn(state: Keyflower) -> Optional[int]:
    """Who is asked, where it is one player alone."""
    seats = waiting(state)
    return seats[0] if len(seats) == 1 and not state.lanes else None


def offer_view(state: Keyflower, tile: int) -> LotView:
    """A tile of the auction: the stacks beside it, who leads, and the workers on it."""
    leader = leader_at(state, lot_of(tile))
    return {
        **lot_text(state, tile),
        "colours": [colour_beside(state, seat, lot_of(tile)) for seat in range(state.seats)],
        "leader": None if leader == NOBODY else leader,
        "purple": is_purple(state, tile),
    }


def colour_beside(state: Keyflower, seat: int, lot: int) -> Optional[str]:
    """The colour of a seat's stack, which is not the tile's where it lies."""
    return COLOURS[stack_colour(state, seat, lot)] if state.stacks[lot * state.seats + seat] else None


def player_view(state: Keyflower, seat: int) -> PlayerView:
    """A village, tile by tile; in the end all that counts."""
    over = state.season == OVER
    return {
        "village": [village_tile(state, seat, index) for index in range(len(tiles_of(state, seat)))],
        "screen": pieces_at(state.held, seat) if over else None,
        "scoring": [share_view(share) for share in shares_of(state, seat)] if over else None,
    }


def share_view(share: Share) -> ShareView:
    """What a tile scores in the end, and with which items."""
    tile = None if share.tile == LOOSE_GOLD else NAMES[share.tile]
    return {"tile": tile, "points": share.points, "items": counts(ITEM_NAMES, vec[i64](share.items))}
