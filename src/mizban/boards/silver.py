"""The table of Silver: the villages, the piles, and how the round stands."""

from __future__ import annotations

from typing import Final, Optional

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mizban.boards.words import say, seat_name
from mizban.core.game import Plain, Word
from mizban.games.silver.data import NAMES, ROUNDS
from mizban.language import number
from mizban.language import say as say_of
from mizban.registry import find

WIDTH: Final = 58  # letters of a village in one line, beside names and points
GAP: Final = "  "
MOVER: Final = "> "
UP: Final = "bold"
DOWN: Final = "dim"


def table(view: Plain, lang: str) -> RenderableType:
    """All that lies on the table."""
    return Group(villages(view, lang), *piles(view, lang), Text(situation(view, lang), "dim"))


# The villages


def villages(view: Plain, lang: str) -> Table:
    """Everybody's points and cards; a sign stands before the player whose turn it is."""
    panel = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    panel.add_column(f"{GAP}{say('silver-player', lang)}")
    panel.add_column(say("silver-points", lang), justify="right")
    panel.add_column(say("silver-village", lang))
    for seat, player in enumerate(view["players"]):
        sign = MOVER if seat == view["turn"] else GAP
        cards = [card_text(place, card, lang) for place, card in enumerate(player["village"], 1)]
        panel.add_row(f"{sign}{seat_name(seat, lang)}", number(player["total"], lang), in_lines(cards))
    return panel


def card_text(place: int, card: Plain, lang: str) -> Text:
    """A place, the card in it, and its signs."""
    text, marks = Text(f"{number(place, lang)}: "), signs(card, lang)
    if not card["up"]:
        return text.append(face_down(card["number"], lang), DOWN).append(marks, UP)
    return text.append(f"{face_up(card['number'], lang)} {marks}".rstrip(), UP)


def face_up(card: int, lang: str) -> str:
    """A card by its number and name."""
    return say_of(find("silver"), Word(f"card-{NAMES[card]}"), lang)


def face_down(card: Optional[int], lang: str) -> str:
    """The back of a card, with its number where the table plays with a memory aid."""
    return "[ ]" if card is None else f"[{number(card, lang)}]"


def signs(card: Plain, lang: str) -> str:
    """The amulet, protection, whom it guards, and an Empath that has looked."""
    text = "*" if card["amulet"] else ""
    if card["guarded"]:
        text += "+"
    if card["guards"] is not None:
        text += f">{number(card['guards'], lang)}"
    return f"{text}!" if card["used"] else text


def in_lines(cards: list[Text]) -> Text:
    """Cards beside each other, in as many lines as they need; no card is broken."""
    village, used = Text(), 0
    for card in cards:
        size = cell_len(card.plain)
        if used and used + len(GAP) + size > WIDTH:
            village.append("\n")
            used = 0
        elif used:
            village.append(GAP)
            used += len(GAP)
        village.append_text(card)
        used += size
    return village


# The piles


def piles(view: Plain, lang: str) -> list[Text]:
    """Deck and discard pile, and whatever else there is: display, cards in hand, cards that are remembered."""
    discard = view["discard"]
    lines = [deck(view, lang), held(view, lang)]
    if view["display"]:
        lines.append(say("silver-display", lang, cards=numbered(view["display"], lang)))
    if discard["pile"]:
        lines.append(say("silver-pile", lang, cards=enumerated(discard["pile"], lang)))
    if view["known_top"]:
        lines.append(say("silver-known-top", lang, cards=enumerated(view["known_top"], lang)))
    return [Text(line) for line in lines if line]


def deck(view: Plain, lang: str) -> str:
    """The sizes of the piles, and the top card of the discard pile."""
    size, top = view["discard"]["size"], view["discard"]["top"]
    text = say("silver-deck", lang, deck=view["deck"], removed=view["removed"])
    if top is None:
        return f"{text} {say('silver-no-discard', lang)}"
    return f"{text} {say('silver-discard', lang, size=size, card=face_up(top, lang))}"


def held(view: Plain, lang: str) -> str:
    """The cards in hand, for those who may see them; how many, for the others."""
    if not view["held"] or view["turn"] is None:
        return ""
    if view["hand"] is not None:
        return say("silver-hand", lang, cards=numbered(view["hand"], lang))
    return say("silver-held", lang, seat=seat_name(view["turn"], lang), count=view["held"])


def numbered(cards: list[int], lang: str) -> str:
    """Cards by their names, each after its place."""
    texts = [f"{number(place, lang)}: {face_up(card, lang)}" for place, card in enumerate(cards, 1)]
    return say("comma", lang).join(texts)


def enumerated(cards: list[Optional[int]], lang: str) -> str:
    """Cards by their numbers alone; the back of those that are not known."""
    texts = [face_down(None, lang) if card is None else number(card, lang) for card in cards]
    return say("comma", lang).join(texts)


# The round


def situation(view: Plain, lang: str) -> str:
    """The round, who began it, who has called, and where the amulet is."""
    if view["mode"] == "rounds4":
        texts = [say("silver-round", lang, round=view["round"], rounds=ROUNDS)]
    else:
        texts = [say("silver-round-of-points", lang, round=view["round"])]
    texts.append(say("silver-start", lang, seat=seat_name(view["start"], lang)))
    if view["caller"] is not None:
        texts.append(say("silver-caller", lang, seat=seat_name(view["caller"], lang)))
    texts.append(amulet(view["amulet"], lang))
    return " ".join(texts)


def amulet(seen: Plain, lang: str) -> str:
    """Who has the amulet, and what may become of it."""
    if seen["holder"] is None:
        return say("silver-no-holder", lang)
    holder = seat_name(seen["holder"], lang)
    if seen["on"] is not None:
        return say("silver-amulet-on", lang, seat=holder, place=seen["on"])
    return say("silver-holder-may-place" if seen["active"] else "silver-holder", lang, seat=holder)
