"""Which builds are worth a thought, by what they change at once; for programs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mizban.core.packed import members
from mizban.games.kilt_castle.data import CRESTS
from mizban.games.kilt_castle.rules import (
    height_of,
    line_of,
    sites_for,
    storeys_left,
    top_colour,
    top_crests,
)
from mizban.games.kilt_castle.state import NOBODY, KiltCastle
from mizban.games.kilt_castle.steps import BuildOn
from mizban.games.kilt_castle.survey import Survey

DAYS_PER_STOREY: Final = 0.45  # ducat days until the end, for each storey that the one who has fewest still has
HARM: Final = 0.3  # of what another loses, so much is a gain


def fewest_left(state: KiltCastle) -> i64:
    """The storeys of who has fewest still to build; the game ends with the last."""
    fewest = storeys_left(state, 0)
    for seat in range(1, state.seats):
        fewest = min(fewest, storeys_left(state, seat))
    return fewest


def colour_share(state: KiltCastle) -> i64:
    """How many colours each player has."""
    return i64(2) if state.seats == 2 else i64(1)


def days_to_come(state: KiltCastle) -> float:
    """About how many ducat days there will be."""
    due = 1.0 if state.ducat_side else 0.0
    return due + DAYS_PER_STOREY * float(fewest_left(state)) / float(colour_share(state))


class Build:
    """A storey on a site, and what it looks worth."""

    def __init__(self, site: i64, crests: i64, worth: float) -> None:
        self.site: Final = site
        self.crests: Final = crests
        self.worth: Final = worth


def by_worth(build: Build) -> float:
    return -build.worth


def best_builds(state: KiltCastle, ask: BuildOn, most: int) -> list[Build]:
    """The builds that look best at once."""
    colour = state.halves[2 * ask.card + ask.half]
    survey = Survey(state)
    before = survey.income(colour)
    days = days_to_come(state)
    builds: list[Build] = []
    for site in members(sites_for(state, ask.seat, line_of(state, state.travel[ask.card]))):
        cost = cost_of(state, survey, colour, site, days)
        for crests in range(CRESTS):
            if state.supply[colour * CRESTS + crests]:
                roofed = site == ask.first
                gain = gain_of(survey, colour, site, i64(0) if roofed else crests, days, before)
                builds.append(Build(site, crests, gain - cost - (float(1 + 2 * crests) if roofed else 0.0)))
    builds.sort(key=by_worth)
    return builds[:most]


def gain_of(survey: Survey, colour: i64, site: i64, crests: i64, days: float, before: i64) -> float:
    """What a storey on a site earns its colour until the end."""
    square = i64(1) << site
    more = float(survey.income_with(colour, square, crests) - before)
    shown = float(crests - survey.crests_on(colour, square))
    tower = 0.0 if square & survey.towers[colour] else 1.0
    return days * more + shown + tower


def cost_of(state: KiltCastle, survey: Survey, colour: i64, site: i64, days: float) -> float:
    """The price of a tower, less a part of what its owner loses; all of it, if that is the builder's other colour."""
    other = top_colour(state, site)
    if other in (NOBODY, colour):
        return 0.0
    square = i64(1) << site
    lost = 1.0 + float(top_crests(state, site))
    lost += days * float(survey.income(other) - survey.income_without(other, square))
    if state.owners[other] == state.owners[colour]:
        return lost
    return float(height_of(state, site)) * (1.0 + HARM) - HARM * lost
