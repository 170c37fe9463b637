name = Pocket
about = A small game for tests.

face-hidden = a card

ask-look = Which card of the player on the left do you look at?
ask-bid = How much do you bid?
ask-act = Keep, or swap?
ask-swap-slot = Which card do you swap?
ask-show = Do you show a four?

answer-look = card { $answer }
answer-bid = { $answer }
answer-act = { $answer ->
        [0] keep
        [1] swap
       *[other] peek first
    }
answer-swap-slot = card { $answer }
answer-show = { $answer ->
        [0] nothing
       *[other] card { $answer }
    }

event-dealt = { $seat } is dealt { $face }.
event-looked = { $seat } looks at card { $slot } of { $other }: { $face }.
event-bid = { $seat } bids { $bid }.
event-revealed = { $seat } has bid { $bid }.
event-peeked = { $seat } peeks at { $face }.
event-swapped = { $seat } swaps card { $slot } for { $face }.
event-passed = { $seat } shows nothing.
event-shown = { $seat } shows card { $slot }.
event-ended = { $seat } ends the game.
event-discarded = { $face } is discarded.

why-asked-else = Something else is asked now.
why-not-offered = { $answer } cannot be chosen now.

score-tokens = tokens
score-cards = cards
