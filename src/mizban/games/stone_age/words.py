"""How questions, answers, refusals and events are put into words; the texts stand in stone-age.ftl."""

from __future__ import annotations

from typing import ClassVar, Final, Optional

from mizban.core.notation.wording import NONE, A, Alone, Outcome, Outcomes, Sign, Wording, Wordings, is_name
from mizban.core.state import Ask
from mizban.core.words import Args, Word
from mizban.games.stone_age.data import (
    CARD_NAMES,
    CIRCLES,
    DIVISOR,
    FACES,
    FIGURES_MOST,
    FIRST_SPACE,
    FIRST_STACK,
    GATHERERS,
    ONCE,
    ONCE_LEAST,
    PLACES,
    RESOURCES,
    SEATS,
    TILE_NAMES,
    TOOL_MOST,
    YIELDS,
)
from mizban.games.stone_age.packed import total_of
from mizban.games.stone_age.rules import (
    ALLOWED,
    NO_MORE,
    crowd,
    figures_for,
    has_two_resources,
    home_of,
    is_fresh,
    most_at,
    place_fault,
    places_for,
    takes_any_number,
    tool_value,
    tools_of,
    value_added,
    value_of,
)
from mizban.games.stone_age.state import StoneAge
from mizban.games.stone_age.steps.actions import Resolve
from mizban.games.stone_age.steps.buildings import OfferTile, PayTile, ShowTile
from mizban.games.stone_age.steps.cards import DrawExtra, OfferCard, PayCard, RollForAll, TakeDie
from mizban.games.stone_age.steps.dice import AddTool, Roll
from mizban.games.stone_age.steps.feeding import Hunger, PayFood
from mizban.games.stone_age.steps.free import Free, Question, TakeSecond, TakeTwo
from mizban.games.stone_age.steps.placing import HowMany, PlaceAt
from mizban.games.stone_age.steps.rounds import FirstPlayer, ShowCard
from mizban.games.stone_age.words_events import TWO_CARD
from mizban.games.stone_age.words_payments import (
    Offer,
    OfferedCard,
    OfferedTile,
    Payment,
    PaymentOfTile,
    PriceOfCard,
    PriceOfFood,
    PriceOfTile,
)

ITEMS: Final[tuple[str, ...]] = ("", *RESOURCES, "tool", "field")  # by face of a die for everyone

# Placing figures, and carrying out their actions


class Spot(Wording[StoneAge, A]):
    """A place, with the card or tile that lies there."""

    def option(self, state: StoneAge, ask: A, answer: int) -> Word:
        args: Args = {"place": PLACES[answer]}
        if answer >= FIRST_STACK:
            return Word("answer-place-tile", {**args, "tile": TILE_NAMES[state.top[answer - FIRST_STACK]]})
        if answer >= FIRST_SPACE:
            return Word("answer-place-card", {**args, "card": CARD_NAMES[state.display[answer - FIRST_SPACE]]})
        return Word("answer-place", args)


class SpotToPlace(Spot[PlaceAt]):
    """A place to put figures on; where it takes a fixed number, that is not said."""

    def refusal(self, state: StoneAge, ask: PlaceAt, words: list[str]) -> Word:
        place = self.number(words[0])
        if place == NONE:
            return FIGURES.refusal_at(state, ask.seat, places_for(state, ask.seat)[0], words[0])
        fault = place_fault(state, ask.seat, place, home_of(state, ask.seat))
        if fault == ALLOWED:
            return FIGURES.refusal_at(state, ask.seat, place, words[1])
        if fault == "not-open" and place >= FIRST_STACK + state.seats:
            fault = "no-stack"
        args: Args = {"place": PLACES[place], "limit": GATHERERS[state.seats], "players": state.seats}
        return Word(f"why-{fault}", args)


class SpotToResolve(Spot[Resolve]):
    """A place of one's own figures."""

    def refusal(self, state: StoneAge, ask: Resolve, words: list[str]) -> Word:
        place = self.number(words[0])
        if place in ask.own_options(state):
            return Word("why-too-much")
        return Word("why-not-there", {"place": PLACES[place]})


class Numbered(Wording[StoneAge, A]):
    """Answers that are numbers themselves, from one."""

    def sign(self, state: StoneAge, ask: A, answer: int) -> Sign:
        return Sign(self.verb, f"{self.kind}:{answer}")


class Figures(Numbered[HowMany]):
    """How many figures go to a place."""

    def about(self, state: StoneAge, ask: HowMany) -> Args:
        return {"place": PLACES[ask.place]}

    def option(self, state: StoneAge, ask: HowMany, answer: int) -> Word:
        return Word("answer-how-many", {"count": answer})

    def refusal(self, state: StoneAge, ask: HowMany, words: list[str]) -> Word:
        if all(self.has(word) for word in words):
            return self.refusal_at(state, ask.seat, ask.place, words[0])
        return Word("why-other-place", {"place": PLACES[ask.place]})

    def refusal_at(self, state: StoneAge, seat: int, place: int, word: str) -> Word:
        """Why so many figures cannot go to a place that is open."""
        figures = self.number(word) + 1
        if figures > home_of(state, seat):
            return Word("why-not-enough-figures", {"count": home_of(state, seat)})
        if figures and not takes_any_number(place):
            return Word("why-exact-number", {"place": PLACES[place], "count": figures_for(place)})
        if figures and figures > most_at(state, seat, place):
            return Word("why-no-room", {"place": PLACES[place], "count": CIRCLES - crowd(state, place)})
        return Word("why-too-much")


FIGURES: Final = Figures("place", "figures", tuple([str(n + 1) for n in range(FIGURES_MOST)]))


# Rolls


TOOLS: Final[tuple[str, ...]] = (
    "",
    *[f"tool:{value + 1}" for value in range(TOOL_MOST)],
    *[f"once:{ONCE_LEAST + i}" for i in range(ONCE)],
)  # by answer


class ToolsToAdd(Wording[StoneAge, AddTool]):
    """Which tools? All that are said together are added; 3 alone is one of the three tools, once:3 is for one use."""

    many: ClassVar[tuple[str, ...]] = ("add",)
    stop: ClassVar[int] = NO_MORE

    def verbs(self) -> tuple[str, ...]:
        return self.verb, "enough"

    def kinds(self, verb: str) -> tuple[str, ...]:
        return ("tool", "once") if verb == self.verb else ()

    def examples(self, verb: str) -> tuple[str, ...]:
        return tuple([tool.removeprefix("tool:") for tool in TOOLS[1:]]) if verb == self.verb else ()

    def sign(self, state: StoneAge, ask: AddTool, answer: int) -> Sign:
        return Sign("enough") if answer == NO_MORE else Sign(self.verb, TOOLS[answer])

    def number(self, word: str) -> int:
        for tool in range(1, len(TOOLS)):
            if is_name(word, TOOLS[tool]):
                return tool
        return NONE

    def about(self, state: StoneAge, ask: AddTool) -> Args:
        total = total_of(ask.rolled) + value_added(ask.tools())
        return {"total": total, "divisor": DIVISOR[ask.what], "what": YIELDS[ask.what]}

    def option(self, state: StoneAge, ask: AddTool, answer: int) -> Word:
        value = 0 if answer == NO_MORE else value_of(answer)
        total = total_of(ask.rolled) + value_added(ask.tools()) + value
        args: Args = {"count": total // DIVISOR[ask.what], "what": YIELDS[ask.what]}
        if answer == NO_MORE:
            return Word("answer-no-tool", args)
        return Word("answer-tool" if answer <= TOOL_MOST else "answer-once", {**args, "value": value})

    def refusal(self, state: StoneAge, ask: AddTool, words: list[str]) -> Word:
        left = usable(state, ask.seat)
        for tool in [*ask.so_far(state), *[self.number(word) for word in words]]:
            if tool not in left:
                return lacking(state, ask.seat, tool)
            left.remove(tool)
        return Word("why-tool-order" if ask.last else "why-too-much")

    def must_wait(self, state: StoneAge, ask: Ask, verb: str) -> Optional[Word]:
        return None if verb == "enough" else Word("why-no-roll")


def usable(state: StoneAge, seat: int) -> list[int]:
    """All that a seat can use for a roll now, equal tools too."""
    once = [TOOL_MOST + 1 + i for i in range(ONCE) if state.kept[seat] >> i & 1]
    return [tool_value(tool) for tool in tools_of(state, seat) if is_fresh(tool)] + once


def lacking(state: StoneAge, seat: int, tool: int) -> Word:
    """Why a tool cannot be used, or not so often."""
    value = value_of(tool)
    if tool > TOOL_MOST:
        return Word("why-no-once", {"value": value})
    mine = [each for each in tools_of(state, seat) if each and tool_value(each) == value]
    fresh = [each for each in mine if is_fresh(each)]
    if fresh:
        return Word("why-too-few-tools", {"value": value, "count": len(fresh)})
    return Word("why-tool-used" if mine else "why-no-such-tool", {"value": value})


class DieToTake(Numbered[TakeDie]):
    """One of the dice for everyone."""

    def option(self, state: StoneAge, ask: TakeDie, answer: int) -> Word:
        return Word("answer-die", {"face": answer, "item": ITEMS[answer]})

    def refusal(self, state: StoneAge, ask: TakeDie, words: list[str]) -> Word:
        face = self.number(words[0]) + 1
        return Word("why-too-much") if face in ask.own_options(state) else Word("why-no-such-die", {"face": face})


# The two-resources card


class TwoCard(Alone[StoneAge, Question]):
    """To use the card, before an answer."""

    def refusal(self, state: StoneAge, ask: Question, words: list[str]) -> Word:
        return self.must_wait(state, ask, self.verb)

    def must_wait(self, state: StoneAge, ask: Ask, verb: str) -> Word:
        return Word("why-two-too-late" if has_two_resources(state, ask.seat) else "why-no-two-resources")


class ResourceToTake(Wording[StoneAge, Ask]):
    """One of the two resources of the card."""

    many: ClassVar[tuple[str, ...]] = ("take",)

    def option(self, state: StoneAge, ask: Ask, answer: int) -> Word:
        return Word("answer-piece", {"what": RESOURCES[answer]})

    def refusal(self, state: StoneAge, ask: Ask, words: list[str]) -> Word:
        is_other = bool(ask.so_far(state)) and 1 <= len(words) <= 2
        return Word("why-paid-already" if is_other else "why-two-exactly")


# All that can be said: place forest 3, resolve river, add 1 2 once:3, buy 2 wood gold, feed brick, die 6, two.
CARD: Final = PriceOfCard()
TILE: Final = PriceOfTile()
FOOD: Final = PriceOfFood()
FACE_NAMES: Final[tuple[str, ...]] = tuple([str(n + 1) for n in range(FACES)])
WORDINGS: Final[Wordings] = {
    PlaceAt: SpotToPlace("place", "place", PLACES),
    HowMany: FIGURES,
    Resolve: SpotToResolve("resolve", "place", PLACES),
    AddTool: ToolsToAdd("add"),
    OfferCard: OfferedCard("buy", "decline", CARD),
    PayCard: Payment("buy", CARD),
    OfferTile: OfferedTile("buy", "decline", TILE),
    PayTile: PaymentOfTile("buy", TILE),
    TakeDie: DieToTake("die", "die", FACE_NAMES),
    Hunger: Offer("feed", "starve", FOOD),
    PayFood: Payment("feed", FOOD),
    Free: TwoCard("two", "answer-two-resources", at=TWO_CARD),
    TakeTwo: ResourceToTake("take", "good", RESOURCES),
    TakeSecond: ResourceToTake("take", "good", RESOURCES),
}
OUTCOMES: Final[Outcomes] = {
    FirstPlayer: Outcome("first", "tribe", tuple([str(seat) for seat in range(SEATS)])),
    ShowCard: Outcome("show", "card", CARD_NAMES),
    ShowTile: Outcome("show", "tile", TILE_NAMES),
    Roll: Outcome("roll", "die", ("", *FACE_NAMES)),
    RollForAll: Outcome("roll", "die", ("", *FACE_NAMES)),
    DrawExtra: Outcome("draw", "card", CARD_NAMES),
}
