"""The table of Keyflower: the auction, the boats, the villages as maps, and what is behind one's own screen."""

from __future__ import annotations

from typing import Final, Optional

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mizban.boards.words import say, seat_name
from mizban.core.game import Plain, Word
from mizban.games.keyflower.data import EDGES, EFFECTS, FIRST_WINTER, NAMES, RIVER, ROAD
from mizban.language import number
from mizban.language import say as say_of
from mizban.registry import find

ARROWS: Final = "↑↗↘↓↙↖"  # the sides of a tile, clockwise from the top
HEX: Final = 6
CELL: Final = 4  # letters of a place on the map
EMPTY: Final = "·"
LEADS: Final = "*"
UPGRADED: Final = "+"
STYLES: Final = {"red": "red", "blue": "blue", "yellow": "yellow", "green": "green"}


def table(view: Plain, lang: str) -> RenderableType:
    """All that lies on the table."""
    parts: list[RenderableType] = []
    if view["middle"] or view["turn_order"]:
        parts.append(auction(view, lang))
    parts += [Text(line) for line in boats(view, lang)]
    for seat, player in enumerate(view["players"]):
        parts += [Text(village_title(view, seat, lang), "bold"), village(player["village"], lang)]
        parts += [Text(line) for line in meanings(player["village"], lang)]
        parts += [Text(line) for line in ending(player, lang)]
    parts += [Text(line) for line in own(view, lang)]
    parts.append(Text(situation(view, lang), "dim"))
    return Group(*parts)


# Words


def word(kind: str, name: str, lang: str) -> str:
    """A tile, colour, skill or resource by its name."""
    return say_of(find("keyflower"), Word(f"{kind}-{name}"), lang)


def tile_name(entry: Plain, lang: str) -> str:
    """A tile with the side that is up, where that matters."""
    name = word("tile", entry["tile"], lang)
    side = entry.get("side", "front")
    return f"{name}{UPGRADED}" if side == "back" else name if side == "front" else f"{name}{side}"


def does(tile: str, side: str, lang: str) -> str:
    """What a side of a tile gives or scores."""
    return word("does", f"{tile}-{side}", lang)


def pieces(numbers: Plain, lang: str) -> str:
    """Several kinds of pieces or resources, each with its number."""
    return say("comma", lang).join(
        f"{number(count, lang)} {word('item', name, lang)}" for name, count in numbers.items()
    )


def colour_of(entry: Plain, lang: str) -> Text:
    """What a tile is bound to."""
    colour: Optional[str] = entry["colour"]
    return Text(EMPTY) if colour is None else Text(word("colour", colour, lang), STYLES[colour])


# The auction


def auction(view: Plain, lang: str) -> Table:
    """The tiles on offer: their colour, everybody's stack, and the workers on them."""
    panel = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    panel.add_column(say("keyflower-auction", lang))
    panel.add_column(say("keyflower-roads", lang))
    panel.add_column(say("keyflower-colour", lang))
    for seat in range(len(view["players"])):
        panel.add_column(number(seat + 1, lang), justify="right")
    panel.add_column(say("keyflower-used", lang))
    for entry in [*view["middle"], *view["turn_order"]]:
        stacks = [stack_text(entry, seat, lang) for seat in range(len(view["players"]))]
        name = tile_name(entry, lang)
        if entry.get("purple"):
            name += f" ({word('item', 'purple', lang)})"
        panel.add_row(name, edges({**entry, "turned": 0}), colour_of(entry, lang), *stacks, used(entry, lang))
    return panel


def stack_text(entry: Plain, seat: int, lang: str) -> str:
    """A stack beside a tile; a star marks the largest one."""
    size = entry["stacks"][seat]
    if not size:
        return EMPTY
    return f"{number(size, lang)}{LEADS if entry['leader'] == seat else ''}"


def used(entry: Plain, lang: str) -> str:
    """The workers on a tile, and how many the last use had."""
    if not entry["workers"]:
        return ""
    return say("keyflower-last", lang, workers=pieces(entry["workers"], lang), last=entry["last"])


# Boats


def boats(view: Plain, lang: str) -> list[str]:
    """What each boat carries."""
    loaded = [boat for boat in view["boats"] if boat["cargo"]]
    return [f"{word('tile', boat['boat'], lang)}: {pieces(boat['cargo'], lang)}" for boat in loaded]


# Villages


def village_title(view: Plain, seat: int, lang: str) -> str:
    """Whose village it is, and who has the purple worker."""
    mark = "> " if seat == view["turn"] else ""
    purple = f" ({word('item', 'purple', lang)})" if seat == view["start"] else ""
    return f"{mark}{seat_name(seat, lang)}{purple}"


def village(tiles: list[Plain], lang: str) -> Table:
    """A map with numbers, and beside it what the numbers stand for."""
    grid = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(map_of(tiles, lang), legend_of(tiles, lang))
    return grid


def map_of(tiles: list[Plain], lang: str) -> Text:
    """The tiles by number where they lie; neighbours in two columns are half a step apart."""
    placed = {tuple(tile["at"]): i for i, tile in enumerate(tiles, 1) if tile["at"] is not None}
    columns = [column for column, _ in placed]
    heights = [2 * row + column for column, row in placed]
    lines = []
    for height in range(min(heights), max(heights) + 1):
        cells = []
        for column in range(min(columns), max(columns) + 1):
            i = placed.get((column, (height - column) // 2)) if (height - column) % 2 == 0 else None
            cells.append("" if i is None else number(i, lang))
        lines.append("".join(cell.rjust(CELL) for cell in cells).rstrip())
    return Text("\n".join(lines))


def legend_of(tiles: list[Plain], lang: str) -> Table:
    """Each tile of a village: its roads and rivers, what lies on it, and its season."""
    panel = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for i, tile in enumerate(tiles, 1):
        loose = "" if tile["at"] is not None else f" ({say('keyflower-loose', lang)})"
        name = f"{number(i, lang)} {tile_name(tile, lang)}{loose}"
        season = Text() if tile["colour"] is None else colour_of(tile, lang)
        panel.add_row(name, edges(tile), pieces(tile["goods"], lang), season, used(tile, lang))
    return panel


def meanings(tiles: list[Plain], lang: str) -> list[str]:
    """What the tiles do that workers cannot use: no option speaks of them once they are won."""
    idle = [tile for tile in tiles if is_idle(NAMES.index(tile["tile"]))]
    return [f"  {tile_name(tile, lang)}: {does(tile['tile'], tile['side'], lang)}" for tile in idle]


def is_idle(tile: int) -> bool:
    """Whether a tile works without workers; winter tiles come too late for reminders."""
    return tile < FIRST_WINTER and not EFFECTS[tile]


def edges(tile: Plain) -> str:
    """The sides with roads as arrows, and after a wave those with rivers."""
    first = NAMES.index(tile["tile"]) * HEX
    sides = [EDGES[first + (side - tile["turned"]) % HEX] for side in range(HEX)]
    roads = "".join(ARROWS[side] for side in range(HEX) if sides[side] == ROAD)
    rivers = "".join(ARROWS[side] for side in range(HEX) if sides[side] == RIVER)
    return f"{roads}~{rivers}" if rivers else roads


# What is one's own, and the end


def own(view: Plain, lang: str) -> list[str]:
    """What is behind one's own screen, and one's winter tiles."""
    lines = []
    if view["screen"] is not None:
        lines.append(say("keyflower-screen", lang, pieces=pieces(view["screen"], lang) or EMPTY))
    if view["winter"]:
        names = say("comma", lang).join(winter_tile(tile, lang) for tile in view["winter"])
        lines.append(say("keyflower-winter", lang, tiles=names))
    return lines


def winter_tile(tile: str, lang: str) -> str:
    """A winter tile on the hand, and what it scores."""
    return f"{word('tile', tile, lang)} ({does(tile, 'front', lang)})"


def ending(player: Plain, lang: str) -> list[str]:
    """What everything scored in the end, and with which items."""
    lines = []
    for share in player["scoring"] or []:
        name = word("tile", share["tile"] or "loose_gold", lang)
        items = f" ({pieces(share['items'], lang)})" if share["items"] else ""
        lines.append(f"  {number(share['points'], lang)}: {name}{items}")
    return lines


def situation(view: Plain, lang: str) -> str:
    """The season, the supplies, and how many have passed."""
    supply = say("keyflower-supply", lang, pieces=pieces(view["supply"], lang), bag=view["bag"], pile=view["pile"])
    if view["season"] == "over":
        return supply
    season = say("keyflower-season", lang, season=word("season", view["season"], lang), passes=view["passes"])
    return f"{season} {supply}"
