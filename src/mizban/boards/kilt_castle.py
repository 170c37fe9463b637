"""The table of Kilt Castle: the castle with the cards around it, and the players."""

from __future__ import annotations

from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from mizban.boards.words import apart, say, seat_name
from mizban.core.game import Plain, Word
from mizban.language import number
from mizban.language import say as say_of
from mizban.registry import find

COLUMNS: Final = "abcde"
ROWS: Final = "12345"
LETTERS: Final = {"red": "R", "orange": "O", "light_grey": "L", "dark_grey": "D"}
STYLES: Final = {
    "red": "bold white on red3",
    "orange": "bold black on orange1",
    "light_grey": "bold black on grey82",
    "dark_grey": "bold white on grey30",
}
TOP: Final = [f"P{n}" for n in range(5)]
RIGHT: Final = [f"P{n}" for n in range(5, 10)]
BOTTOM: Final = [f"P{n}" for n in range(14, 9, -1)]
LEFT: Final = [f"P{n}" for n in range(19, 14, -1)]

CELL: Final = 6  # letters in a square; two and its edges are as wide as a row of cards
CARD: Final = 3
MARGIN: Final = 21  # four cards, the name of their position, and the spaces between
WIDTH: Final = 2 * MARGIN + len(COLUMNS) * (CELL + 1)  # the castle between two rows of four cards
EDGE: Final = "dim"
Cards = dict[str, list[Text]]


def table(view: Plain, lang: str) -> RenderableType:
    """All that lies on the table."""
    return Fitting(
        Group(castle(view), players(view, lang), situation(view, lang)),
        Group(narrow_castle(view), Text(), narrow_players(view, lang), Text(), situation(view, lang)),
    )


class Fitting:
    """A drawing where there is room for it, and a narrow one elsewhere."""

    def __init__(self, wide: RenderableType, narrow: RenderableType) -> None:
        self.wide: Final = wide
        self.narrow: Final = narrow

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.wide if options.max_width >= WIDTH else self.narrow


# The castle


def castle(view: Plain) -> Text:
    """The board, never mirrored, with the cards at their positions."""
    cards = rows_of_cards(view)
    lead = leading(view)
    lines = [*stacks(cards, TOP, outward=True), labels(TOP, lead), edge("┌", "┬", "┐")]
    for i, row in enumerate(ROWS):
        lines += [rank(view, cards, lead, i, row), divider() if row != ROWS[-1] else edge("└", "┴", "┘")]
    lines += [labels(BOTTOM, lead), *stacks(cards, BOTTOM, outward=False)]
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)


def rows_of_cards(view: Plain) -> Cards:
    """The cards at each position, nearest to the board first."""
    cards: Cards = {}
    for card in view["cards"]:
        cards.setdefault(card["at"], []).append(card_text(card["near"], card["far"]))
    return cards


def card_text(near: str, far: str) -> Text:
    """A card: the colour that faces the board, then the one behind it."""
    text = letter(near)
    if far != near:
        return text.append("/").append_text(letter(far))
    return padded(text, CARD)


def letter(colour: str) -> Text:
    return Text().append(LETTERS[colour], STYLES[colour])


def leading(view: Plain) -> str:
    """The position of the leading row."""
    if not view["cards"]:
        return ""
    return str(max(view["cards"], key=lambda card: int(card["travel"]))["at"])


def stacks(cards: Cards, places: list[str], outward: bool) -> list[Text]:
    """The cards above or below the board, line by line; above it the outermost come first."""
    depth = max(len(cards.get(place, [])) for place in places)
    levels = range(depth - 1, -1, -1) if outward else range(depth)
    return [across([card_at(cards, place, level) for place in places]) for level in levels]


def card_at(cards: Cards, place: str, level: int) -> Text:
    row = cards.get(place, [])
    return row[level] if level < len(row) else Text()


def labels(places: list[str], lead: str) -> Text:
    """The names of positions above or below the board."""
    return across([label(place, lead) for place in places])


def label(place: str, lead: str) -> Text:
    """A position, marked when the leading row lies there."""
    return Text(f"{place}>", "bold") if place == lead else Text(place)


def across(texts: list[Text]) -> Text:
    """One text over each column."""
    line = Text(" " * MARGIN)
    for text in texts:
        line.append(" ").append_text(padded(text, CELL))
    return line


def padded(text: Text, width: int, style: str = "") -> Text:
    """A text in the middle of so many letters."""
    spare = width - len(text)
    return Text().append(" " * (spare // 2), style).append_text(text).append(" " * (spare - spare // 2), style)


def edge(left: str, middle: str, right: str) -> Text:
    """The upper or lower edge, with the letters of the columns."""
    line = Text(" " * MARGIN).append(left, EDGE)
    for column in COLUMNS:
        line.append("──", EDGE).append(column, "bold").append("───", EDGE)
        line.append(right if column == COLUMNS[-1] else middle, EDGE)
    return line


def divider() -> Text:
    """The line between two rows of squares."""
    return Text(" " * MARGIN).append("├" + "┼".join(["─" * CELL] * len(COLUMNS)) + "┤", EDGE)


def rank(view: Plain, cards: Cards, lead: str, i: int, row: str) -> Text:
    """A row of squares between the cards to its left and to its right."""
    outside = Text(" ").join([*cards.get(LEFT[i], [])[::-1], label(LEFT[i], lead)])
    line = Text(" " * (MARGIN - 1 - len(outside))).append_text(outside).append(" ").append(row, "bold")
    for column in COLUMNS:
        line.append_text(square(view, f"{column}{row}"))
        line.append(row if column == COLUMNS[-1] else "│", "bold" if column == COLUMNS[-1] else EDGE)
    right = label(RIGHT[i], lead)
    right.pad_right(4 - len(right))
    return line.append(" ").append_text(Text(" ").join([right, *cards.get(RIGHT[i], [])]))


def square(view: Plain, name: str) -> Text:
    """Water, an empty site, or a tower."""
    if name in view["water"]:
        return Text("~" * CELL, "blue")
    site = view["sites"].get(name)
    return padded(Text("·"), CELL) if site is None else tower(site)


def tower(site: Plain) -> Text:
    """The colour on top, the height, the crests, and the roof that makes it everybody's."""
    top = site["storeys"][-1]
    mark = f"{LETTERS[top['colour']]}{site['height']}{'*' * top['crests']}"
    if site["roof"]:
        return padded(Text(f"{mark}^", "bold magenta"), CELL)
    style = STYLES[top["colour"]]
    return padded(Text(mark, style), CELL, style)


# The same in few columns


def narrow_castle(view: Plain) -> Text:
    """The squares alone, and under them the cards by position, the leading row last."""
    lead, cards = leading(view), rows_of_cards(view)
    lines = [Text("  ").append_text(Text(" ").join([padded(Text(column, "bold"), CELL) for column in COLUMNS]))]
    for row in ROWS:
        squares = [square(view, f"{column}{row}") for column in COLUMNS]
        lines.append(Text(f"{row} ", "bold").append_text(Text("│", EDGE).join(squares)))
    ends = {card["at"]: int(card["travel"]) for card in view["cards"]}
    for place in sorted(cards, key=lambda each: ends[each]):
        name = label(place, lead)
        name.pad_right(5 - len(name))
        lines.append(name.append_text(Text(" ").join(cards[place])))
    return Text("\n").join(lines)


def narrow_players(view: Plain, lang: str) -> Text:
    """A line for each player and each colour."""
    lines: list[Text] = []
    for seat, player in enumerate(view["players"]):
        lines.append(Text(say("kilt-castle-purse", lang, seat=seat_name(seat, lang), ducats=player["ducats"]), "bold"))
        for colour, own in player["colours"].items():
            none, one, two = own["storeys"]
            text = say("kilt-castle-storeys", lang, none=none, one=one, two=two, income=own["income"])
            lines.append(Text.assemble("  ", letter(colour), f" {text}"))
    return Text("\n").join(lines)


# The players


def players(view: Plain, lang: str) -> Table:
    """Everybody's ducats, storeys by crests, and what a ducat day would pay now."""
    panel = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for id in ("player", "colour"):
        panel.add_column(say(f"kilt-castle-{id}", lang))
    for id in ("ducats", "plain", "one-crest", "two-crests", "ducat-day"):
        panel.add_column(say(f"kilt-castle-{id}", lang), justify="right")
    for seat, player in enumerate(view["players"]):
        add_player(panel, seat, player, lang)
    return panel


def add_player(panel: Table, seat: int, player: Plain, lang: str) -> None:
    """One line for each colour of a player."""
    name, ducats = seat_name(seat, lang), number(player["ducats"], lang)
    for colour, own in player["colours"].items():
        word = say_of(find("kilt-castle"), Word(f"colour-{colour}"), lang)
        house = Text.assemble(letter(colour), f" {apart(word, lang)}")
        panel.add_row(
            name and apart(name, lang), house, ducats, *(number(n, lang) for n in [*own["storeys"], own["income"]])
        )
        name = ducats = ""


def situation(view: Plain, lang: str) -> Text:
    """The turn, the seal, the roofs beside the board, and the limits of rows."""
    seal = view["seal"]
    side = "ducat" if seal["ducat_side"] else "seal"
    text = say(
        "kilt-castle-situation",
        lang,
        turn=view["turn"],
        seat=seat_name(seal["seat"], lang),
        side=say(f"kilt-castle-{side}-side", lang),
        roofs=view["roofs_left"],
        cards=view["limits"]["cards_in_row"],
        rows=view["limits"]["rows"],
    )
    return Text(text, "dim")
