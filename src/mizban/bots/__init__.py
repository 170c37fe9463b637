"""Players that are programs: each is given a guess of what its seat cannot know, and gives an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mizban.bots import custom
from mizban.bots.bot import Bot
from mizban.bots.planning import Greedy, Newcomer, Planning, PointsOnly
from mizban.bots.random import Random
from mizban.bots.search import Expert, Plan
from mizban.bots.values import LINE, NET, judge_of
from mizban.core.appraisal import Appraiser
from mizban.core.errors import BadSetup
from mizban.core.game import Game
from mizban.core.reading import quoted
from mizban.core.source import checked_seed

LEVELS: Final = ("newcomer", "regular", "expert")  # for people, weakest first
USUAL: Final = "regular"  # the level where nobody has chosen one
LAST: Final = "random"  # the bot that can always play
PLANS: Final = {
    "alhambra": Plan(60, 6, 1.0, 4.0, 20),
    "keyflower": Plan(40, 4, 3.0, 2.0, 6),
    "kilt-castle": Plan(60, 8, 2.0, 4.0, 20),
    "silver": Plan(60, 5, 1.0, 25.0, 20),
    "stone-age": Plan(60, 6, 1.0, 4.0, 10),
}
ANY_PLAN: Final = Plan(60, 8, 2.0, 1.0, 20)


def appraiser_of(game: Game[Any]) -> Appraiser:
    """How bots look at a game."""
    return PointsOnly(game) if game.appraiser is None else game.appraiser


def newcomer(game: Game[Any], seed: int, seats: int) -> Bot:
    return Newcomer(game, seed, judge_of(game, seats, LINE, appraiser_of(game)))


def regular(game: Game[Any], seed: int, seats: int) -> Bot:
    return Planning(game, seed, judge_of(game, seats, LINE, appraiser_of(game)))


def expert(game: Game[Any], seed: int, seats: int, evaluations: int = 0) -> Bot:
    appraiser = appraiser_of(game)
    judge, quick = judge_of(game, seats, NET, appraiser), judge_of(game, seats, LINE, appraiser)
    return Expert(game, seed, judge, quick, PLANS.get(game.id, ANY_PLAN), evaluations)


BOTS: Final[dict[str, Callable[[Game[Any], int, int], Bot]]] = {
    "newcomer": newcomer,
    "regular": regular,
    "expert": expert,
    "greedy": lambda game, seed, seats: Greedy(game, seed),
    "random": lambda game, seed, seats: Random(game, seed),
}


def maker(name: object) -> Callable[[Game[Any], int, int], Bot]:
    """What makes the bots of a name: one of ours, or one that somebody else has written."""
    if isinstance(name, str) and name in BOTS:
        return BOTS[name]
    if isinstance(name, str) and (custom.is_place(name) or name in custom.handed_in()):
        return custom.load(name)
    raise BadSetup(f"there is no bot {quoted(name)}; there are {', '.join((*BOTS, *custom.handed_in()))}")


def make(name: object, game: Game[Any], seed: int = 1, seats: int = 0) -> Bot:
    """A bot by its name, for a table with so many seats."""
    if not isinstance(game, Game):
        raise BadSetup(f"{quoted(game)} is no game")
    for_seats = game.checked_seats(seats) if seats else game.best
    bot = maker(name)(game, checked_seed(seed), for_seats)
    bot.origin = (str(name), for_seats)
    return bot


def successor(failed: str) -> str:
    """The bot that plays on when one has failed."""
    return LAST if failed == USUAL else USUAL


__all__ = ["BOTS", "LAST", "LEVELS", "USUAL", "Bot", "make", "maker", "successor"]
