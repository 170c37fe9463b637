"""How taking money and paying are put into words: each is a set of cards."""

from __future__ import annotations

from typing import ClassVar, Final, Optional

from mizban.core.notation.wording import NONE, A, Sign, Wording
from mizban.core.words import Args, Word
from mizban.games.alhambra.card_sets import indices_of, paid_sum, values_of
from mizban.games.alhambra.data import CARDS, CURRENCIES, MONEY, PRICE, TAKE_AT_MOST, TILES, VALUES
from mizban.games.alhambra.rules import CURRENCY, NO_SLOT, VALUE, money_of, slot_of, tile_on
from mizban.games.alhambra.state import Alhambra
from mizban.games.alhambra.steps.turn import BUY, ENOUGH_PAID, ENOUGH_TAKEN, Act, Pay, Take

ONE_AT_A_TIME: Final = "why-one-at-a-time"  # nothing is wrong with what is said, but it is more than one choice


def card_args(card: int) -> Args:
    return {"currency": CURRENCIES[CURRENCY[card]], "value": VALUE[card]}


def sum_of(cards: list[int]) -> int:
    """What cards are worth together."""
    return sum([VALUE[card] for card in cards])


# Taking


class OpenMoney(Wording[Alhambra, A]):
    """Cards of the display."""

    many: ClassVar[tuple[str, ...]] = ("take",)

    def sign(self, state: Alhambra, ask: A, answer: int) -> Sign:
        return Sign("take", f"card:{CARDS[state.display[answer]]}")

    def option(self, state: Alhambra, ask: A, answer: int) -> Word:
        return Word("answer-take", card_args(state.display[answer]))

    def refusal(self, state: Alhambra, ask: A, words: list[str]) -> Optional[Word]:
        return take_refusal(state, [self.number(word) for word in words])


class MoreMoney(OpenMoney[Take]):
    """Further cards of the display, or enough."""

    stop: ClassVar[int] = ENOUGH_TAKEN

    def sign(self, state: Alhambra, ask: Take, answer: int) -> Sign:
        return Sign("take") if answer == ENOUGH_TAKEN else super().sign(state, ask, answer)

    def option(self, state: Alhambra, ask: Take, answer: int) -> Word:
        if answer == ENOUGH_TAKEN:
            return Word("answer-enough-taken")
        return Word("answer-take-too", card_args(state.display[answer]))

    def refusal(self, state: Alhambra, ask: Take, words: list[str]) -> Optional[Word]:
        picked = [state.display[index] for index in indices_of(ask.picked)]
        found = take_refusal(state, picked + [self.number(word) for word in words])
        return found or Word("why-other-card", {"card": CARDS[picked[-1]]})


def take_refusal(state: Alhambra, cards: list[int]) -> Optional[Word]:
    """Why these cards cannot be taken: any one, or several worth five together, of those that lie open."""
    if not cards:
        return Word("why-display-empty")
    for card in cards:
        if cards.count(card) > list(state.display).count(card):
            return Word("why-not-in-display", card_args(card))
    if len(cards) > 1 and sum_of(cards) > TAKE_AT_MOST:
        return Word("why-take-too-much", {"total": sum_of(cards), "limit": TAKE_AT_MOST})
    return None


# Buying


class TileForSale(Wording[Alhambra, Act]):
    """A tile of the market; the cards are said after it."""

    def sign(self, state: Alhambra, ask: Act, answer: int) -> Sign:
        return Sign("buy", f"tile:{TILES[tile_on(state, answer - BUY)]}")

    def option(self, state: Alhambra, ask: Act, answer: int) -> Word:
        tile = tile_on(state, answer - BUY)
        return Word("answer-buy", {"tile": TILES[tile], "price": PRICE[tile], "currency": CURRENCIES[answer - BUY]})

    def refusal(self, state: Alhambra, ask: Act, words: list[str]) -> Optional[Word]:
        tile = self.number(words[0]) if words else NONE
        if tile == NONE:
            return Word("why-cannot-buy")
        slot = slot_of(state, tile)
        if slot == NO_SLOT:
            return Word("why-not-on-market", {"tile": TILES[tile]})
        if len(words) == 1:
            return too_little(state, slot, money_of(state, ask.seat, slot))
        return PAYMENT.refusal(state, Pay(ask.seat, ask.again, slot, 0), words[1:])


class Payment(Wording[Alhambra, Pay]):
    """Cards of the currency of the slot, or enough."""

    many: ClassVar[tuple[str, ...]] = ("buy",)
    stop: ClassVar[int] = ENOUGH_PAID

    def about(self, state: Alhambra, ask: Pay) -> Args:
        tile = tile_on(state, ask.slot)
        args: Args = {"tile": TILES[tile], "currency": CURRENCIES[ask.slot]}
        return {**args, "price": PRICE[tile], "total": paid_sum(ask.paid)}

    def sign(self, state: Alhambra, ask: Pay, answer: int) -> Sign:
        return Sign("buy") if answer == ENOUGH_PAID else Sign("buy", f"card:{CARDS[ask.slot * VALUES + answer]}")

    def option(self, state: Alhambra, ask: Pay, answer: int) -> Word:
        if answer != ENOUGH_PAID:
            return Word("answer-pay", {"currency": CURRENCIES[ask.slot], "value": answer + 1})
        total = paid_sum(ask.paid)
        excess = total - PRICE[tile_on(state, ask.slot)]
        return Word("answer-pay-over", {"total": total, "excess": excess}) if excess else Word("answer-pay-exactly")

    def refusal(self, state: Alhambra, ask: Pay, words: list[str]) -> Optional[Word]:
        said = [self.number(word) for word in words]
        if NONE in said:
            return Word(ONE_AT_A_TIME)
        chosen = [ask.slot * VALUES + value - 1 for value in values_of(ask.paid)]
        found = pay_refusal(state, ask.seat, ask.slot, chosen + said)
        return found or (Word("why-other-card", {"card": CARDS[chosen[-1]]}) if chosen else None)


PAYMENT: Final = Payment("buy", "card", CARDS)


def pay_refusal(state: Alhambra, seat: int, slot: int, cards: list[int]) -> Optional[Word]:
    """Why these cards do not pay a tile: only cards of the slot's currency, out of the own hand, worth the price."""
    for card in cards:
        if CURRENCY[card] != slot:
            return Word("why-wrong-currency", {**card_args(card), "slot": slot + 1})
        if cards.count(card) > state.hands[seat * MONEY + card]:
            return Word("why-not-in-hand", card_args(card))
    return too_little(state, slot, sum_of(cards))


def too_little(state: Alhambra, slot: int, total: int) -> Optional[Word]:
    """The price must be reached."""
    price = PRICE[tile_on(state, slot)]
    if total >= price:
        return None
    return Word("why-too-little", {"total": total, "price": price, "currency": CURRENCIES[slot]})
