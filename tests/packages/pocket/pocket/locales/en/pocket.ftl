# Pocket

name = Pocket
about = Twelve cards and a good memory: look, bid and swap.

verb-look = look
verb-bid = bid
verb-keep = keep
verb-swap = swap
verb-peek = peek
verb-show = show
verb-pass = pass

## Things

kind-card = Your cards
kind-theirs = The cards on your left
kind-bid = Bids
kind-pile = Piles
kind-face = Faces

card-1 = your first card
card-2 = your second card
theirs-1 = the first card on your left
theirs-2 = the second card on your left
pile-deck = the deck
face-one = a one
face-two = a two
face-three = a three
face-four = a four
face-hidden = a card

## What is seen

view-round = Round
view-deck = Cards in the deck
view-discard = Discarded
view-tokens = Tokens
view-peeked = Has peeked
view-hand = Cards
hand-hidden = hidden

## Questions

ask-look = Which card of the player on your left do you look at?
ask-bid = How much do you bid?
ask-act = Keep your cards, or swap one with the top of the deck?
ask-swap-slot = Which card do you swap?
ask-show = Do you show a four?

answer-look = look at { $theirs }
answer-bid = bid { $bid }
answer-keep = keep both
answer-swap = swap a card
answer-peek = peek at the top of the deck first
answer-swap-slot = swap { $card }
answer-show = show { $card } for a token
answer-pass = show nothing

## Events

event-dealt = { $seat } is dealt { $face }.
event-looked = { $seat } looks at card { $slot } of { $other }: { $face }.
event-bid = { $seat } bids { $bid }.
event-revealed = { $seat } has bid { $bid }.
event-peeked = { $seat } peeks at { $face }.
event-swapped = { $seat } swaps card { $slot } for { $face }.
event-passed = { $seat } shows nothing.
event-shown = { $seat } shows card { $slot }, a four.
event-ended = { $seat } has four tokens and ends the game.
event-discarded = { $face } is discarded.

## Why not

why-asked-else = Something else is asked now.
    .rule = round
why-peeked = You have peeked in this round already.
    .rule = turn
why-no-four = There is no four in that place: { $card }.
    .rule = turn
why-no-fours = You have no four to show.
    .rule = turn

## Points

score-tokens = tokens
score-cards = cards

fault-hands = { $where } must have two cards for each of 2 or 3 players, once they are dealt
fault-cards = { $where }: each of the twelve cards is in one place
fault-seat = { $where } is about a player who is not there
