"""A table: one match at this keyboard, and what is shown of it."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.console import Console
from rich.text import Text

from mizban import language
from mizban.boards import draw
from mizban.bots import Bot, make, successor
from mizban.cli.result import result
from mizban.cli.screen import tell
from mizban.cli.words import level_name, say, seat_name, sentences
from mizban.match import Match


class Opponent(NamedTuple):
    """A bot, and what it is called."""

    name: str
    bot: Bot


class TerminalTable:
    """A match, the bots of some seats, and how much of it each person has been told."""

    def __init__(self, match: Match, opponents: dict[int, Opponent], lang: str, out: Console) -> None:
        self.match: Final = match
        self.opponents: Final = opponents
        self.lang: Final = lang
        self.out: Final = out
        self.heard: Final[dict[int, int]] = {}

    def say(self, id: str, **args: int | str) -> None:
        """Print a message of the command line."""
        tell(self.out, say(id, self.lang, **args), self.lang)

    def show(self, seat: int) -> None:
        """The table, the news, the question and its options."""
        self.out.print()
        self.out.print(draw(self.match.game.id, self.match.view(seat), self.lang))
        self.tell_news(seat)
        self.out.print()
        tell(self.out, self.match.prompt(seat, self.lang), self.lang, style="bold")
        for i, answer in enumerate(self.match.legal(seat), 1):
            text = self.match.text(answer, self.lang, seat)
            tell(self.out, text, self.lang, indent=f"{language.number(i, self.lang):>4}. ")

    def tell_news(self, seat: int) -> None:
        """What a person has not yet been told."""
        events = self.match.events(seat)
        news = sentences(self.match, events[self.heard.get(seat, 0) :], self.lang)
        self.heard[seat] = len(events)
        if news:
            self.out.print()
            self.out.print(Text(say("happened", self.lang), "bold"))
            for sentence in news:
                tell(self.out, sentence, self.lang, indent="  ")

    def replace(self, seat: int) -> None:
        """Let another bot play for one that has failed, and say so."""
        failed, seats = self.opponents[seat].name, self.match.setup["seats"]
        by = successor(failed)
        self.opponents[seat] = Opponent(by, make(by, self.match.game, 1 + seat, seats))
        levels = {"bot": level_name(failed, self.lang), "by": level_name(by, self.lang)}
        self.say("bot-replaced", name=seat_name(seat, self.lang), **levels)

    def unhear(self) -> None:
        """After answers are taken back, what comes instead of them is news again."""
        for seat in self.heard:
            self.heard[seat] = min(self.heard[seat], len(self.match.events(seat)))

    def people(self) -> list[int]:
        """The seats of those at the keyboard."""
        return [seat for seat in range(self.match.setup["seats"]) if seat not in self.opponents]

    def finish(self) -> None:
        """The last news, the table, the result."""
        seat = self.people()[0]
        self.out.print()
        self.out.print(draw(self.match.game.id, self.match.view(seat), self.lang))
        self.tell_news(seat)
        self.out.print()
        self.out.print(result(self.match, self.lang))
