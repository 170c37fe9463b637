"""The table of Alhambra: the market, the money, and every Alhambra with its walls."""

from __future__ import annotations

from typing import Any, Final, Optional

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mizban.boards.words import apart, say, seat_name
from mizban.core.game import Plain, Word
from mizban.games.alhambra.data import TILES
from mizban.language import number
from mizban.language import say as say_of
from mizban.registry import find

CELL: Final = 4  # letters of a place, as many as a tile has at most
GAP: Final = "  "
MOVER: Final = "> "
WALL: Final = "bold"
STYLES: Final = {
    "pavilion": "bold white on blue",
    "seraglio": "bold white on red3",
    "arcades": "bold white on orange4",
    "chambers": "bold black on white",
    "garden": "bold white on green4",
    "tower": "bold white on purple",
    None: "bold black on grey70",
}
Place = tuple[int, int]


def code_of(tile: str) -> str:
    """A tile in a few letters: garden-8b is G8b, the start tile F."""
    building, _, price = tile.partition("-")
    return f"{building[0].upper()}{price}"


CODES: Final = {code_of(tile): tile for tile in TILES}


def table(view: Plain, lang: str) -> RenderableType:
    """All that lies on the table."""
    parts: list[RenderableType] = [market(view, lang), *money(view, lang)]
    for seat, player in enumerate(view["players"]):
        parts += [heading(view, seat, lang), alhambra(player["alhambra"], lang)]
    if view["imaginary"] is not None:
        parts.append(imaginary(view["imaginary"], lang))
    return Group(*parts, Text(situation(view, lang), "dim"))


# The market and the money


def market(view: Plain, lang: str) -> Table:
    """The slots with their tiles and, for a player, the cards that pay them."""
    panel = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for id in ("slot", "currency", "tile", "payments"):
        panel.add_column(say(f"alhambra-{id}", lang))
    helps = view["payments"] or [None] * len(view["market"])
    for slot, (entry, payments) in enumerate(zip(view["market"], helps, strict=True), 1):
        tile = Text("–") if entry["tile"] is None else tile_text(entry["tile"], lang)
        panel.add_row(number(slot, lang), currency(entry["currency"], lang), tile, paying(payments, lang))
    return panel


def tile_text(tile: Plain, lang: str) -> Text:
    """A tile by its letters and in words."""
    words = say_of(find("alhambra"), Word(f"tile-{tile['tile']}"), lang)
    return Text.assemble((code_of(tile["tile"]), STYLES[tile["building"]]), f" {apart(words, lang)}")


def currency(name: str, lang: str) -> str:
    return say_of(find("alhambra"), Word(f"currency-{name}"), lang)


def paying(payments: Optional[Plain], lang: str) -> str:
    """The sets of cards that pay a tile exactly, or else those that pay the least too much."""
    if payments is None:
        return ""
    if payments["exact"]:
        return say("alhambra-exact", lang, sets=sets_text(payments["exact"], lang))
    if payments["over"]:
        return say("alhambra-over", lang, sets=sets_text(payments["over"], lang), excess=payments["excess"])
    return ""


def sets_text(sets: list[list[int]], lang: str) -> str:
    return say("comma", lang).join("+".join(number(value, lang) for value in values) for values in sets)


def money(view: Plain, lang: str) -> list[Text]:
    """The open cards, the own hand, and all hands at the end."""
    cards = [card.split("-") for card in view["display"]]
    open_cards = [f"{currency(colour, lang)} {number(int(value), lang)}" for colour, value in cards]
    lines = [say("alhambra-display", lang, cards=say("comma", lang).join(open_cards) or "–")]
    if view["hand"] is not None:
        lines.append(say("alhambra-hand", lang, cards=purse(view["hand"], lang)))
    for seat, hand in enumerate(view["hands"] or []):
        lines.append(say("alhambra-hand-of", lang, seat=seat_name(seat, lang), cards=purse(hand, lang)))
    return [Text(line) for line in lines]


def purse(hand: Plain, lang: str) -> str:
    """Money by currency."""
    parts = [f"{currency(name, lang)} {'+'.join(number(n, lang) for n in values)}" for name, values in hand.items()]
    return say("comma", lang).join(parts) or "–"


# The Alhambras


def heading(view: Plain, seat: int, lang: str) -> Text:
    """A player, what the Alhambra is worth, and the reserve; a sign stands before the one whose turn it is."""
    player = view["players"][seat]
    sign = MOVER if seat == view["turn"] else GAP
    facts = {"points": player["total"], "cards": player["cards"], "wall": player["wall"]}
    text = Text(f"{sign}{say('alhambra-heading', lang, seat=seat_name(seat, lang), **facts)}")
    for id, tiles in (("reserve", player["reserve"]), ("held", view["held"] if seat == view["turn"] else [])):
        if tiles:
            text.append(f" {say(f'alhambra-{id}', lang)}")
            for tile in tiles:
                text.append(" ").append_text(tile_text(tile, lang))
    return text


def alhambra(tiles: list[Plain], lang: str) -> Text:
    """The tiles in their places with their walls; columns and rows count from the start tile."""
    placed = {(tile["x"], tile["y"]): tile for tile in tiles}
    columns = range(min(x for x, _ in placed) - 1, max(x for x, _ in placed) + 2)
    rows = range(min(y for _, y in placed) - 1, max(y for _, y in placed) + 2)
    lines = [Text(" " * 5 + "".join(number(x, lang).center(CELL + 1) for x in columns))]
    for y in rows:
        lines += [edges_above(placed, columns, y), row_of(placed, columns, y, lang)]
    return Text("\n").join(lines)


def edges_above(placed: dict[Place, Plain], columns: range, y: int) -> Text:
    """The walls between a row and the one above it."""
    line = Text(" " * 4)
    for x in columns:
        near = any(place in placed for place in ((x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1)))
        line.append("+" if near else " ")
        line.append(("━" if is_walled(placed, (x, y), "N", (x, y - 1), "S") else " ") * CELL, WALL)
    return line


def row_of(placed: dict[Place, Plain], columns: range, y: int, lang: str) -> Text:
    """The tiles of a row, and the walls between them."""
    line = Text(number(y, lang).rjust(3) + " ")
    for x in columns:
        line.append("┃" if is_walled(placed, (x, y), "W", (x - 1, y), "E") else " ", WALL)
        tile: Any = placed.get((x, y))
        if tile is None:
            line.append(" " * CELL)
        else:
            line.append(code_of(tile["tile"]).center(CELL), STYLES[tile["building"]])
    return line


def is_walled(placed: dict[Place, Plain], place: Place, side: str, other: Place, back: str) -> bool:
    """Whether either of two neighbours has a wall on the edge between them."""
    here, there = placed.get(place), placed.get(other)
    return (here is not None and side in here["walls"]) or (there is not None and back in there["walls"])


# The rest


def imaginary(seen: Plain, lang: str) -> Text:
    """The tiles and the points of the imaginary player."""
    text = Text(f"{GAP}{say('alhambra-imaginary', lang, points=seen['total'])}")
    for tile in seen["tiles"]:
        text.append(" ").append(code_of(tile["tile"]), STYLES[tile["building"]])
    return text


def situation(view: Plain, lang: str) -> str:
    """The scoring rounds so far, and what is left in deck and bag."""
    facts = {"rounds": view["scoring_cards"], "deck": view["deck"], "bag": view["bag"]}
    return say("alhambra-situation", lang, seat=seat_name(view["start"], lang), **facts)
