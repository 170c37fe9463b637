name = Silver
about = Werewolves are about: remember where they hide, swap them away, and call the census when your village is the safest.

## Cards

card-villager = 0 Villager
card-squire = 1 Squire
card-empath = 2 Empath
card-bodyguard = 3 Bodyguard
card-rascal = 4 Rascal
card-exposer = 5 Exposer
card-revealer = 6 Revealer
card-beholder = 7 Beholder
card-apprentice_seer = 8 Apprentice Seer
card-seer = 9 Seer
card-master = 10 Master
card-witch = 11 Witch
card-robber = 12 Robber
card-doppelganger = 13 Doppelganger
card-hidden = a card

## Options of a table

option-mode = How the game ends
option-mode-rounds4 = After four rounds
option-mode-points100 = When somebody has 100 points
option-memory_aid = Memory aid
option-memory_aid-off = Off: remember what you have seen
option-memory_aid-on = On: what you have seen stays marked
option-amulet_placement = Who may place the amulet
option-amulet_placement-won_by_call = A holder who won it by a call
option-amulet_placement-any_holder = Any holder
option-amulet_tie = The amulet when sums are equal
option-amulet_tie-caller = Goes to the caller
option-amulet_tie-holder = Stays with its holder
option-direction = A card that replaces another
option-direction-by_source = Lies face down from the deck, else face up
option-direction-same = Lies as the other lay

## Questions

ask-first-look = Which of your cards do you look at, to remember it?
ask-act = Draw a card, take an open one, or call the census.
ask-draw-more = Do you draw one more card, of which you keep one?
ask-pick = Which of the drawn cards do you keep? The others go back on the deck.
ask-hold = You hold { $card }. Which of your cards does it replace, if any? Several must match.
ask-exchange = Which further card do you exchange? They must all match.
ask-place-at = The cards match. Where does the new card go?
ask-move-guard = Whom does the Bodyguard in place { $place } guard?
ask-expose = Exposer: which of your cards do you turn up?
ask-reveal = Revealer: which card of an opponent do you turn up?
ask-behold = Beholder: which of your cards do you look at?
ask-spy = Apprentice Seer: which card of an opponent do you look at?
ask-foresee = Seer: which card, of anybody, do you look at?
ask-search = Master: which card of the discard pile do you take, to exchange it?
ask-conjure = Witch: do you look at the top card of the deck, which you must then exchange?
ask-bewitch = The Witch shows you { $card }. With which card do you exchange it? Several of your own must match.
ask-rob = Robber: which card of an opponent do you take?
ask-give = Robber: which of your cards do you give for it?
ask-inspect = Do you look at the card you took?
ask-finish = Is your turn over, or do you use a free action?

## Answers

answer-draw = draw from the deck
answer-take = take { $card } from the discard pile
answer-call = call the census
answer-shown = take { $card } from the display
answer-empath = free: an Empath looks at your place { $place }
answer-guard = free: the Bodyguard in place { $place } moves
answer-amulet = free: the amulet goes on your place { $place }
answer-draw-more-yes = one more
answer-draw-more-no = enough
answer-pick = { $card }
answer-discard = discard { $card }
answer-exchange = exchange it with your place { $place }
answer-exchange-too = and place { $place }
answer-enough = these are enough
answer-bewitch = put it on place { $place } of { $other }
answer-guard-place = place { $place }
answer-lift = nobody
answer-place = place { $place }
answer-decline = nothing
answer-search = { $card } (number { $number } from the bottom)
answer-target = place { $place } of { $other }
answer-conjure-yes = look, and exchange it
answer-conjure-no = leave it
answer-inspect-yes = look
answer-inspect-no = do not look
answer-finish = end of turn

## Events

event-round = Round { $round } begins; { $seat } starts.
    .break = round
event-first-discard = The discard pile begins with { $card }.
event-first-discard-hidden = The discard pile begins.
event-looked = { $seat } looks at place { $place } of { $other }: { $card }.
event-looked-hidden = { $seat } looks at place { $place } of { $other }.
event-looked-own = { $seat } looks at own place { $place }: { $card }.
event-looked-own-hidden = { $seat } looks at own place { $place }.
event-drew = { $seat } draws { $card }.
event-returned = { $seat } puts { $count ->
        [1] one card
       *[other] { $count } cards
    } back on the deck.
event-discarded = { $seat } discards { $card }.
event-discarded-hidden = { $seat } discards the drawn card.
event-took = { $seat } takes { $card } from the discard pile.
event-took-hidden = { $seat } takes the top card of the discard pile.
event-took-shown = { $seat } takes { $card } from the display.
event-took-shown-hidden = { $seat } takes an open card from the display.
event-slid = { $seat } slides place { $place } forward: { $card }.
event-slid-hidden = { $seat } slides place { $place } forward.
event-exchanged = { $seat } exchanges { $card } away.
event-exchanged-hidden = { $seat } exchanges one of the own cards away.
event-placed = { $seat } puts { $card } into place { $place } of { $other }.
event-placed-hidden = { $seat } puts the new card into place { $place } of { $other }.
event-placed-own = { $seat } puts { $card } into own place { $place }.
event-placed-own-hidden = { $seat } puts the new card into own place { $place }.
event-failed = The { $count } cards of { $seat } do not match.
event-extra = { $seat } gets an extra card, unseen.
event-exposed = { $seat } turns up place { $place } of { $other }: { $card }.
event-exposed-hidden = { $seat } turns up place { $place } of { $other }.
event-exposed-own = { $seat } turns up own place { $place }: { $card }.
event-exposed-own-hidden = { $seat } turns up own place { $place }.
event-searched = { $seat } takes { $card } out of the discard pile.
event-replaced = { $seat } replaces { $card } of { $other }.
event-replaced-own = { $seat } replaces { $card } at home.
event-robbed = { $seat } takes place { $other_place } of { $other } and gives place { $place }.
event-guarded = The Bodyguard of { $seat } in place { $place } guards place { $target }.
event-guard-lifted = The Bodyguard of { $seat } in place { $place } guards nobody.
event-amulet-placed = { $seat } lays the amulet on place { $place }.
event-called = { $seat } calls the census!
event-displayed = The display gains { $card }.
event-census = Everybody has had a last turn after the call of { $seat }.
event-deck-empty = Nothing is left to draw: the round ends.
event-villagers-meet = Both Villagers are face-up: the round ends at once.
event-shown = { $seat } has { $card } in place { $place }.
event-kamikaze = Kamikaze! { $seat } has two Robbers and two Doppelgangers.
event-scored = { $seat }: sum { $sum }, { $points } points, { $total } in all.
event-jumped = { $seat } has exactly 100 points and goes back to 50.
event-awarded = { $seat } has the amulet{ $active ->
        [0] {""}
       *[other] , and may place it
    }.

## Refusals

why-asked-else = Something else is asked now.
    .rule = turn
why-deck-empty = The deck is empty.
    .rule = turn
why-discard-empty = The discard pile is empty.
    .rule = turn
why-nothing-to-exchange = You have no card that you may exchange.
    .rule = amulet
why-called-already = { $other } has called in this round.
    .rule = turn
why-too-many-cards = You have { $count } cards; only with { $limit } or fewer may you call.
    .rule = turn
why-acted-already = You have done something this turn; a call must be all you do.
    .rule = turn
why-no-empath = You have no face-up Empath that can still look this turn.
    .rule = powers
why-no-guard = You have no face-up Bodyguard.
    .rule = powers
why-no-bodyguard = There is no face-up Bodyguard in place { $place }.
    .rule = powers
why-guards-tired = Your Bodyguards have moved { $limit } times this turn; that is enough.
    .rule = powers
why-nothing-to-guard = The Bodyguard in place { $place } has nowhere else to go.
    .rule = powers
why-not-entitled = You may not place the amulet.
    .rule = amulet
why-amulet-placed = The amulet lies on a card already.
    .rule = amulet
why-exchange-owed = First finish the exchange that you owe.
    .rule = amulet
why-guards-nobody = This Bodyguard guards nobody.
    .rule = powers
why-guards-already = This Bodyguard guards place { $place } already.
    .rule = powers
why-guards-guard = A Bodyguard cannot guard himself or another face-up Bodyguard.
    .rule = powers
why-must-exchange = This card must be exchanged.
    .rule = turn
why-twice = You have named your card { $place } twice.
    .rule = exchange
why-other-card = You have begun with card { $card }; take that back first.
    .rule = exchange
why-no-card = There is no card number { $place }.
    .rule = exchange
why-no-village = There are only { $count } villages.
    .rule = setup
why-others-card = This is for your own cards.
    .rule = powers
why-nothing-hidden = There is no face-down card left that you may choose.
    .rule = powers
why-nothing-open = No opponent has a card that you may touch.
    .rule = protection
why-amulet = The amulet lies on place { $place }; nobody may touch that card.
    .rule = amulet
why-guarded = Place { $place } of { $other } is protected by a Bodyguard.
    .rule = protection
why-own-card = This power is for cards of opponents.
    .rule = powers
why-face-up = The card in place { $place } is face-up already.
    .rule = orientation
why-looked-already = You have looked at place { $place } already.
    .rule = setup
why-not-vacated = Place { $place } is not one of those you exchange.
    .rule = exchange
why-master-itself = The Master cannot take himself.
    .rule = powers

## The end

score-cards = cards
score-calls = calls
score-kamikaze = Kamikaze
score-exact_100 = exactly 100

## Big moments

moment-called-why = Everybody else has one last turn; then the cards are turned up.
moment-sum = cards: { $sum }
moment-last-round = The last round begins.

## The board in the browser

web-board = The villages
web-my-place = Your place { $place }
web-place-of = Place { $place } of { $name }
web-face-down = face-down
web-under-amulet = under the amulet
web-guarded = guarded
web-used = has looked this turn
web-total = Total
web-cards = { $count ->
        [1] one card
       *[other] { $count } cards
    }
web-rounds = Rounds: { $points }
web-caller = has called
web-holds = has the amulet
web-holds-active = may place the amulet
web-bell = The bell of the census
web-census = Census
web-deck = Deck
web-deck-of = The deck, { $count ->
        [1] one card
       *[other] { $count } cards
    }
web-discard = Discards
web-discard-of = The discard pile, { $count ->
        [1] one card
       *[other] { $count } cards
    }
web-empty = empty
web-display = Display
web-in-hand = Your hand
web-holding = { $name }
web-amulet-free = The silver amulet belongs to nobody yet.
web-amulet-with = { $name } has the silver amulet.
web-amulet-active = { $name } has the silver amulet and may place it.
web-called = { $name } has called the census: the last turns.
web-round-rounds4 = Round { $round } of 4.
web-round-points100 = Round { $round }, to 100 points.
web-look = Your place { $place } is { $card }.
web-look-at = Place { $place } of { $name } is { $card }.
web-remember = I will remember it
web-browse = Discard pile
web-pile = The discard pile, from the top
web-close = Close
web-round-over = Round { $round } is over
web-go-on = Go on

web-power-villager = when both Villagers lie open in villages, the round ends at once.
web-power-squire = open in any village, it keeps one card in the display from which all may take.
web-power-empath = open in your village, it lets you look at one of your cards each turn.
web-power-bodyguard = open in your village, he shields himself and one other card from your opponents.
web-power-rascal = open in your village, it lets you draw one card more and choose.
web-power-exposer = drawn and discarded, it turns one of your cards up.
web-power-revealer = drawn and discarded, it turns a card of an opponent up.
web-power-beholder = drawn and discarded, it shows you one or two of your cards.
web-power-apprentice-seer = drawn and discarded, it shows you a card of an opponent.
web-power-seer = drawn and discarded, it shows you one card in any village.
web-power-master = drawn and discarded, it lets you take a card out of the discard pile and exchange it.
web-power-witch = drawn and discarded, it shows you the top of the deck, which you exchange in any village.
web-power-robber = drawn and discarded, it swaps a card of yours with one of an opponent, which you may look at.
web-power-doppelganger = slid forward in an exchange, it matches any number. It has no other power.

## What things do

about-counts-own = It counts { $number } against you at the end of the round.
about-counts = It counts { $number } against { $name } at the end of the round.
about-hidden-own = You see its number only by a power. Exchange it for a card you draw or take; several leave together if their numbers match.
about-hidden = A card of { $name }. Only powers touch it: a 6 turns it up, an 8 or 9 looks at it, an 11 or 12 exchanges it.
about-under-amulet = Under the amulet nobody may look at it, turn it or move it until the count.
about-guards = He shields himself and place { $place } from the powers of opponents.
about-guarded = A Bodyguard shields it from the powers of opponents.
about-deck = Draw in secret, then exchange the card for one or more of yours, or discard it and use its power (5 to 12). { $count ->
        [0] None is left.
        [1] One card is left; with the last one the round ends.
       *[other] { $count } cards are left; with the last one the round ends.
    }
about-pile = You may take the top card, but must exchange it for one or more of yours; it then lies face-up.
about-pile-empty = What is discarded comes here, and the next player may take it.
about-shown = Squires keep it open: anybody may take it instead of drawing, then exchange it or use its power.
about-hand = Exchange it for one or more of your cards that match, or discard it.
about-hand-hidden = { $name } has drawn a card that nobody else sees, and exchanges or discards it.
about-bell = With 4 cards or fewer you may call, as your only action: the others have one more turn, then all cards are counted. The lowest sum makes your score 0; if somebody has less, you get your sum and 10 more.
about-bell-own = You have { $count ->
        [1] one card
       *[other] { $count } cards
    }.
about-bell-rung = { $name } has called: the others have one last turn each, then the cards are counted.
about-amulet-free = The lowest score of a round wins it and starts the next round. Won by a call, it may be laid on a card, which nobody can touch then.
about-amulet = { $name } had the lowest score and started this round, but may not lay the amulet on a card.
about-amulet-active = { $name } may lay it on a card of the own village, once in this round: nobody can touch that card then.

## Verbs, as they are typed

verb-look = look
verb-draw = draw
verb-take = take
verb-call = call
verb-shown = shown
verb-empath = empath
verb-guard = guard
verb-lift = lift
verb-amulet = amulet
verb-more = more
verb-stop = stop
verb-pick = pick
verb-discard = discard
verb-exchange = exchange
verb-put = put
verb-show = show
verb-reveal = reveal
verb-behold = behold
verb-spy = spy
verb-search = search
verb-conjure = conjure
verb-bewitch = bewitch
verb-rob = rob
verb-inspect = inspect
verb-decline = decline
verb-finish = finish

## What is wrong with a position

fault-card = { $where } must be a card such as d7 or u3, not { $value }
fault-open-card = { $where } is face-up, so all have seen it; leave out who has
fault-held = { $where } must be the number of a card, then @ and the seats that have seen it, not { $value }
fault-copies = { $where } is one { $number } more than there are
fault-eyes = { $where } has been seen by seats 0 to { $number } at most, or by all
fault-amulet-elsewhere = { $where }: the amulet can lie only in the village of its holder
fault-amulet-twice = { $where }: the amulet lies on another card already
fault-no-place = { $where } must have at least one place
fault-place-twice = { $where } must have each place only once

fault-too-many-cards = { $where }: { $number } cards too many lie on the table for so many players
fault-deck = { $where } must be { $number }; that many cards are neither elsewhere nor out of the round
fault-empty-village = { $where } must have a card
fault-villagers = { $where }: both Villagers are face-up, so the round is over
fault-no-guard = { $where } guards place { $place }, but only a face-up Bodyguard guards
fault-guards-nothing = { $where } cannot guard place { $place }, where no other card lies
fault-guards-guard = { $where } cannot guard place { $place }, where another Bodyguard lies face-up
fault-used = { $where }: only a face-up Empath of whoever's turn it is can have looked
fault-guard-moves = { $where } must be 0 while no turn is on

fault-deal = { $where } must deal five cards to each village, one seat after the other
fault-set-up = { $where }: before the first turn there are only face-down villages, the deck and the first discard
fault-first-discard = { $where } must have { $number } cards before the first turn
fault-looks = { $where }: before the first turn players have seen just the cards of their own at which they have looked
fault-look-alone = { $where }: all look at their first cards at the same time, in lanes
fault-together = { $where } can only be the first looks, at most one for each, before the first turn

fault-no-turn = { $where } must be null while no turn is on
fault-nobodys-turn = { $where } must be the seat whose turn is pending
fault-turn = { $where }: it is the turn of { $seat }
fault-first-turn = { $where }: { $seat } begins the round
fault-caller-turn = { $where }: { $seat } has called and has no further turn
fault-caller-village = { $where } must have at most { $most } cards, for its owner has called
fault-idle = { $where } must be at most { $most }; then the round is over

fault-no-hand = { $where } must be empty
fault-hand = { $where } must be empty before { $step }
fault-hand-one = { $where } must have just one card for { $step }
fault-hand-none = { $where } must have a card for { $step }
fault-rascals = { $where } must have at most { $most } cards, by the face-up Rascals
fault-held-open = { $where } lay open before it was taken, so all have seen it
fault-held-unseen = { $where } has not been seen by the player who holds it
fault-power = { $where }: the top card of the discard pile must be { $card }, whose power this is

fault-no-round-yet = { $where } must be 0 until the first round begins
fault-rounds-from-one = { $where } must be at least 1
fault-rounds = { $where } must be at most { $most }
fault-not-over = { $where } must not be empty, for the game is not over
fault-over = { $where } must not go on, for the game is over
fault-holder = { $where } must be null until the first round is counted
fault-no-holder = { $where } must be a seat, for the amulet is awarded after every round
fault-start = { $where } must be the holder of the amulet, { $seat }
fault-active = { $where }: without a holder nobody has won the amulet by a call
fault-amulet-off = { $where }: the amulet lies on a card only during a round
fault-entitled = { $where }: only a holder who won the amulet by a call can have placed it at this table
fault-early-points = { $where } must be 0 until the first round is counted
fault-four-rounds = { $where }: there are points for kamikaze and exact_100 only in the game to a hundred
fault-exact = { $where } must be 0 or { $number }
fault-negative = { $where }: nobody can have { $number } points

fault-free = { $where }: free actions are never pending by themselves
fault-no-empath = { $where }: no face-up Empath is left to look
fault-not-hidden = { $where }: no face-down card that may be looked at lies in place { $place }
fault-no-bodyguard = { $where }: no face-up Bodyguard lies in place { $place }
fault-tired = { $where }: Bodyguards have moved { $most } times in this turn, and may not move again
fault-no-card = { $where }: no card lies in place { $place }
fault-amulet-now = { $where }: the amulet cannot be placed now
fault-nothing-to-draw = { $where }: without deck and display the round is over
fault-fresh = { $where }: something was done already in this turn, so fresh must be false
fault-empty-deck = { $where }: the deck is empty
fault-pick = { $where }: of one card none is picked
fault-display = { $where }: the display has as many cards as there are face-up Squires
fault-drawn-before = { $where }: the top card of the deck has been drawn before, so chance is not asked
fault-undrawn = { $where }: the top card of the deck must be drawn first, by draw_card
fault-witch = { $where }: the card of a Witch is exchanged by bewitch
fault-not-free = { $where }: no card that may be exchanged lies in place { $place }
fault-one-place = { $where }: with one place there is nothing to choose
fault-not-slid = { $where }: cards that are exchanged together have been shown to all
fault-no-match = { $where }: the cards in these places do not match
fault-not-open = { $where }: { $other } has no card in place { $place } that may be touched
fault-not-seen = { $where }: place { $place } has no face-down card that the player has just seen
