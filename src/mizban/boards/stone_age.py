"""The table of Stone Age: the places with what lies there, the dice, and the tribes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Optional

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mizban.boards.words import say, seat_name
from mizban.core.game import Plain, Word
from mizban.games.stone_age.data import (
    BOTTOM,
    BOTTOMS,
    CARD_NAMES,
    CIRCLES,
    DIVISOR,
    PEOPLE,
    RESOURCES,
    ROLES,
    YIELDS,
)
from mizban.games.stone_age.words import ITEMS
from mizban.language import number
from mizban.language import say as say_of
from mizban.registry import find

WIDTH: Final = 80  # letters of a line of cards
FIGURES: Final = 10  # letters for the figures on a place: those of one player fit into a line
FREE: Final = "·"
ENDLESS: Final = "…"
NO_LIMIT: Final = -1
USED: Final = "*"
STYLES: Final = ("bold red", "bold blue", "bold green", "bold yellow")
GATHERED: Final = {"hunting_ground": "food", "forest": "wood", "clay_pit": "brick", "quarry": "stone", "river": "gold"}
VILLAGE: Final = {"tool_maker": 1, "hut": 2, "field": 1}  # with their circles


def table(view: Plain, lang: str) -> RenderableType:
    """All that lies on the table."""
    return Group(
        Text(situation(view, lang), "dim"),
        places(view, lang),
        *dice(view, lang),
        Text(),
        tribes(view, lang),
        *kept_cards(view, lang),
        *own_cards(view, lang),
    )


def word(id: str, lang: str) -> str:
    """A message of the game."""
    return say_of(find("stone-age"), Word(id), lang)


def situation(view: Plain, lang: str) -> str:
    """The round, who began it, and the deck."""
    seat = seat_name(view["start"], lang)
    return say("stone-age-situation", lang, round=view["round"], seat=seat, deck=view["deck"])


# The places


def places(view: Plain, lang: str) -> Table:
    """Every place with the figures on it, and what it brings or what lies there."""
    grid = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    for width in (None, FIGURES, None):
        grid.add_column(width=width)
    for place in (*VILLAGE, *GATHERED):
        add_place(grid, view, place, brings(place, lang), lang)
    for space, card in enumerate(view["display"], 1):
        what = card and say("stone-age-card", lang, count=space, card=word(f"card-{card}", lang))
        add_place(grid, view, f"card_{space}", what, lang)
    for stack, top in enumerate(view["stacks"], 1):
        add_place(grid, view, f"building_{stack}", on_stack(top, lang), lang)
    return grid


def add_place(grid: Table, view: Plain, place: str, what: Optional[str], lang: str) -> None:
    """One line: the name, the figures, the rest in words; without a card or building there is no circle."""
    room = VILLAGE.get(place, CIRCLES if place in GATHERED else 1) if what else 0
    on_it = figures(view["places"].get(place, []), NO_LIMIT if place == "hunting_ground" else room, lang)
    grid.add_row(word(f"place-{place}", lang), on_it, what or Text(say("stone-age-empty", lang), "dim"))


def figures(counts: Sequence[int], room: int, lang: str) -> Text:
    """For each figure the number of its player, then the circles that are free."""
    groups = [Text(number(seat + 1, lang) * count, STYLES[seat]) for seat, count in enumerate(counts) if count]
    if room == NO_LIMIT:
        return Text(" ").join([*groups, Text(ENDLESS, "dim")])
    return Text(" ").join(groups).append(FREE * (room - sum(counts)), "dim")


def brings(place: str, lang: str) -> str:
    """What figures bring from a place that is always there."""
    if place in GATHERED:
        what = GATHERED[place]
        return say("stone-age-gather", lang, what=word(f"what-{what}", lang), divisor=DIVISOR[YIELDS.index(what)])
    return say("stone-age-grow", lang) if place == "hut" else word(f"item-{place.removesuffix('_maker')}", lang)


def on_stack(stack: Plain, lang: str) -> Optional[str]:
    """A building with its price, and how many are below it."""
    if stack["tile"] is None:
        return None
    return say("stone-age-tile", lang, tile=word(f"tile-{stack['tile']}", lang), below=stack["below"])


# The dice


def dice(view: Plain, lang: str) -> list[Text]:
    """A roll to which tools may be added, or the dice from which everyone takes one."""
    if view["roll"]:
        return [Text(), Text(roll(view["roll"], lang), "bold")]
    if view["dice"]:
        faces = [f"{number(face, lang)} ({word(f'item-{ITEMS[face]}', lang)})" for face in view["dice"]]
        return [Text(), Text(say("stone-age-dice", lang, dice=say("comma", lang).join(faces)), "bold")]
    return []


def roll(seen: Plain, lang: str) -> str:
    """The dice one by one, their total with tools, and what it yields so far."""
    dice = " + ".join(str(die) for die in seen["dice"])
    if len(seen["dice"]) > 1:
        dice += f" = {sum(seen['dice'])}"
    return say(
        "stone-age-roll",
        lang,
        seat=seat_name(seen["seat"], lang),
        dice=dice,
        tools=seen["tools"],
        total=seen["total"],
        divisor=seen["divisor"],
        count=seen["total"] // seen["divisor"],
        what=word(f"what-{seen['what']}", lang),
    )


# The tribes


def tribes(view: Plain, lang: str) -> Table:
    """A line for each tribe, with all that everybody may see."""
    panel = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    panel.add_column(say("stone-age-player", lang))
    for id in ("score", "figures", "food"):
        panel.add_column(say(f"stone-age-{id}", lang), justify="right")
    for what in RESOURCES:
        panel.add_column(word(f"what-{what}", lang), justify="right")
    for id in ("agriculture", "tools", "cards", "buildings"):
        panel.add_column(say(f"stone-age-{id}", lang), justify="right")
    for seat, tribe in enumerate(view["players"]):
        panel.add_row(*tribe_row(seat, tribe, lang))
    return panel


def tribe_row(seat: int, tribe: Plain, lang: str) -> list[Text]:
    """What a tribe has."""
    goods = [number(tribe["goods"][what], lang) for what in RESOURCES]
    counts = [number(n, lang) for n in (tribe["cards"], len(tribe["buildings"]))]
    return [
        Text(seat_name(seat, lang), STYLES[seat]),
        Text(number(tribe["score"], lang), "bold"),
        Text(f"{number(tribe['figures'], lang)} ({number(tribe['home'], lang)})"),
        food(tribe, lang),
        *map(Text, goods),
        Text(number(tribe["agriculture"], lang)),
        tools(tribe, lang),
        *map(Text, counts),
    ]


def food(tribe: Plain, lang: str) -> Text:
    """The food, and how much of it is missing for the next meal."""
    text = Text(number(tribe["food"], lang))
    return text.append(f" (-{number(tribe['missing'], lang)})", "bold red") if tribe["missing"] else text


def tools(tribe: Plain, lang: str) -> Text:
    """The tools, with a sign after those that are used."""
    texts = [
        Text(f"{number(tool['value'], lang)}{USED}", "dim") if tool["used"] else Text(number(tool["value"], lang))
        for tool in tribe["tools"]
    ]
    return Text("+").join(texts) if texts else Text("-", "dim")


# Cards


def kept_cards(view: Plain, lang: str) -> list[Text]:
    """The cards that lie face up before a player, for later use."""
    lines: list[Text] = []
    for seat, tribe in enumerate(view["players"]):
        if tribe["kept"]:
            cards = [word(f"card-{card}", lang) for card in tribe["kept"]]
            lines += in_lines(say("stone-age-kept", lang, seat=seat_name(seat, lang)), cards, lang)
    return lines


def own_cards(view: Plain, lang: str) -> list[Text]:
    """What the cards of the player who looks will score by: symbols, and people of each role."""
    if not view.get("cards"):
        return []
    found = [0] * len(BOTTOMS)
    for card in view["cards"]:
        at = CARD_NAMES.index(card)
        found[BOTTOM[at]] += PEOPLE[at]
    texts = [bottom_half(name, count, lang) for name, count in zip(BOTTOMS, found, strict=True) if count]
    return in_lines(say("stone-age-own", lang), texts, lang)


def bottom_half(name: str, count: int, lang: str) -> str:
    """A symbol, twice or not, or how many people of a role."""
    if name in ROLES:
        return f"{word(f'role-{name}', lang)} {number(count, lang)}"
    text = say(f"stone-age-{name}", lang)
    return text if count == 1 else f"{text} {number(count, lang)}"


def in_lines(title: str, texts: list[str], lang: str) -> list[Text]:
    """Texts beside each other, in as many lines as they need; none is broken."""
    lines, comma = [title], say("comma", lang).rstrip()
    for i, text in enumerate(texts, 1):
        whole = text if i == len(texts) else f"{text}{comma}"
        if cell_len(f"{lines[-1]} {whole}") > WIDTH:
            lines.append(" ")
        lines[-1] += f" {whole}"
    return [Text(line) for line in lines]
