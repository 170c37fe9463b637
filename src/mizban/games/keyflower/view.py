"""What a seat knows, what it is shown, and a full state that fits what it knows."""

from __future__ import annotations

from typing import Optional

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.flow import waiting
from mizban.core.game import Plain
from mizban.core.source import Fast
from mizban.core.steps import pending
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
    boat_of,
    counts,
    describe,
    lot_text,
    names_in,
    pieces_at,
    village_tile,
)
from mizban.games.keyflower.guessing import Deal
from mizban.games.keyflower.knowledge import skills_of, stock_of, workers_of
from mizban.games.keyflower.pools import ITEM_NAMES, LOOSE_GOLD, Share
from mizban.games.keyflower.position import read
from mizban.games.keyflower.rules import leader_at, lot_of, middle_tiles, stack_colour, turn_tiles
from mizban.games.keyflower.scoring import shares_of
from mizban.games.keyflower.shapes import LotView, PlayerView, ShareView, View
from mizban.games.keyflower.state import NOBODY, RESOURCES, SUPPLY, Keyflower
from mizban.games.keyflower.steps.season_end import is_purple
from mizban.games.keyflower.village import owner_of, tiles_of


def known(state: Keyflower, seat: int) -> Plain:
    """All that a seat could have written down, also about what others have behind their screens."""
    return {**describe(state, seat), "pending": pending(state, seat), "seat": seat}


# A guess


def guess(known: Plain, chance: Fast) -> Keyflower:
    """A state that fits: hidden pieces and winter tiles are dealt at random within all that is known of them."""
    data = {name: value for name, value in known.items() if name not in ("seat", "stock", "aside")}
    data["players"] = [without_bounds(player) for player in known["players"]]
    guess_winter(data["players"], chance)
    state = read(data)  # all hidden pieces are in the stock
    holders: list[Plain] = [*known["players"], known["stock"], known["aside"]]
    for first, end, name in ((0, FIRST_SKILL, "workers"), (FIRST_SKILL, KINDS, "skills")):
        deal_hidden(state, holders, first, end, name, chance)
    state.least = vec[i64]([number for holder in holders for number in listed(holder["at_least"])])
    state.most = vec[i64]([number for holder in holders for number in listed(holder["at_most"])])
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


def guess_winter(players: list[Plain], chance: Fast) -> None:
    """Hidden winter tiles are any that the seat has not seen; of those offered secretly, any choice."""
    seen = [name for player in players for name in player["winter"]]
    left = [name for name in names_in((1 << PER_SEASON) - 1) if name not in seen]
    for player in players:
        if None in player["winter"]:
            tiles = [left.pop(chance.below(len(left))) for _ in player["winter"]]
            player["winter"] = sorted(tiles, key=NAMES.index)
            if player["offered"] is None:
                chosen = 1 + chance.below((1 << len(tiles)) - 1)
                player["offered"] = [tile for i, tile in enumerate(player["winter"]) if chosen >> i & 1]


def deal_hidden(state: Keyflower, holders: list[Plain], first: int, end: int, name: str, chance: Fast) -> None:
    """Deal the hidden workers, or the hidden skill tokens; what is left stays in the stock."""
    stock = stock_of(state)
    hidden = [i for i, holder in enumerate(holders) if is_hidden(holder)]
    rows = [*hidden, stock]
    least = [listed(holders[i]["at_least"])[first:end] for i in rows]
    most = [listed(holders[i]["at_most"])[first:end] for i in rows]
    left = list(state.held[stock * KINDS + first : stock * KINDS + end])
    deal = Deal(left, least, most)
    for row, i in enumerate(hidden):
        deal.fill(row, holders[i]["screen"][name], chance)
    deal.fill_last(len(hidden))
    for row, i in enumerate(rows):
        for kind, number in enumerate(deal.table[row]):
            state.held[i * KINDS + first + kind] = number


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
        "turn_order": [offer_view(state, tile) for tile in turn_tiles(state) if is_open(state, tile)],
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


def is_open(state: Keyflower, tile: int) -> bool:
    """Whether a turn order tile still lies in the middle."""
    return state.season != OVER and owner_of(state, tile) == NOBODY


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
