name = Alhambra
about = The best builders of Europe and Arabia want to be paid in their own currency: buy buildings, build the finest palace, and keep its walls long.

## Options of a table

with-2 = With two, an imaginary third player takes building tiles and scores with them, but never plays.
option-open_hands = Open hands
option-open_hands-no = No: the log forgets who has which money
option-open_hands-yes = Yes: the log shows it for good

## Buildings and money

building-pavilion = Pavilion
building-seraglio = Seraglio
building-arcades = Arcades
building-chambers = Chambers
building-garden = Garden
building-tower = Tower

currency-yellow = yellow
currency-green = green
currency-blue = blue
currency-orange = orange

card-yellow-1 = yellow 1
    .long = a yellow 1
card-yellow-2 = yellow 2
    .long = a yellow 2
card-yellow-3 = yellow 3
    .long = a yellow 3
card-yellow-4 = yellow 4
    .long = a yellow 4
card-yellow-5 = yellow 5
    .long = a yellow 5
card-yellow-6 = yellow 6
    .long = a yellow 6
card-yellow-7 = yellow 7
    .long = a yellow 7
card-yellow-8 = yellow 8
    .long = a yellow 8
card-yellow-9 = yellow 9
    .long = a yellow 9
card-green-1 = green 1
    .long = a green 1
card-green-2 = green 2
    .long = a green 2
card-green-3 = green 3
    .long = a green 3
card-green-4 = green 4
    .long = a green 4
card-green-5 = green 5
    .long = a green 5
card-green-6 = green 6
    .long = a green 6
card-green-7 = green 7
    .long = a green 7
card-green-8 = green 8
    .long = a green 8
card-green-9 = green 9
    .long = a green 9
card-blue-1 = blue 1
    .long = a blue 1
card-blue-2 = blue 2
    .long = a blue 2
card-blue-3 = blue 3
    .long = a blue 3
card-blue-4 = blue 4
    .long = a blue 4
card-blue-5 = blue 5
    .long = a blue 5
card-blue-6 = blue 6
    .long = a blue 6
card-blue-7 = blue 7
    .long = a blue 7
card-blue-8 = blue 8
    .long = a blue 8
card-blue-9 = blue 9
    .long = a blue 9
card-orange-1 = orange 1
    .long = an orange 1
card-orange-2 = orange 2
    .long = an orange 2
card-orange-3 = orange 3
    .long = an orange 3
card-orange-4 = orange 4
    .long = an orange 4
card-orange-5 = orange 5
    .long = an orange 5
card-orange-6 = orange 6
    .long = an orange 6
card-orange-7 = orange 7
    .long = an orange 7
card-orange-8 = orange 8
    .long = an orange 8
card-orange-9 = orange 9
    .long = an orange 9
card-hidden = a card

tile-pavilion-2 = Pavilion 2 (walled north, east and west)
tile-pavilion-3 = Pavilion 3 (walled south and west)
tile-pavilion-4 = Pavilion 4 (walled east and south)
tile-pavilion-5 = Pavilion 5 (walled north and west)
tile-pavilion-6 = Pavilion 6 (walled north)
tile-pavilion-7 = Pavilion 7 (walled east)
tile-pavilion-8 = Pavilion 8 (no walls)
tile-seraglio-3 = Seraglio 3 (walled east, south and west)
tile-seraglio-4 = Seraglio 4 (walled north and east)
tile-seraglio-5 = Seraglio 5 (walled south and west)
tile-seraglio-6 = Seraglio 6 (walled east and south)
tile-seraglio-7 = Seraglio 7 (walled west)
tile-seraglio-8 = Seraglio 8 (walled south)
tile-seraglio-9 = Seraglio 9 (no walls)
tile-arcades-4 = Arcades 4 (walled north, east and south)
tile-arcades-5 = Arcades 5 (walled north and west)
tile-arcades-6a = Arcades 6 (walled north and east)
tile-arcades-6b = Arcades 6 (walled south and west)
tile-arcades-7 = Arcades 7 (walled east and south)
tile-arcades-8a = Arcades 8 (walled north)
tile-arcades-8b = Arcades 8 (walled east)
tile-arcades-9 = Arcades 9 (no walls)
tile-arcades-10 = Arcades 10 (no walls)
tile-chambers-5 = Chambers 5 (walled north, south and west)
tile-chambers-6 = Chambers 6 (walled east and south)
tile-chambers-7a = Chambers 7 (walled north and east)
tile-chambers-7b = Chambers 7 (walled south and west)
tile-chambers-8 = Chambers 8 (walled north and west)
tile-chambers-9a = Chambers 9 (walled south)
tile-chambers-9b = Chambers 9 (walled west)
tile-chambers-10 = Chambers 10 (no walls)
tile-chambers-11 = Chambers 11 (no walls)
tile-garden-6 = Garden 6 (walled east, south and west)
tile-garden-7 = Garden 7 (walled north, south and west)
tile-garden-8a = Garden 8 (walled north and east)
tile-garden-8b = Garden 8 (walled north and west)
tile-garden-8c = Garden 8 (walled south and west)
tile-garden-9 = Garden 9 (walled east)
tile-garden-10a = Garden 10 (walled north)
tile-garden-10b = Garden 10 (walled west)
tile-garden-10c = Garden 10 (no walls)
tile-garden-11 = Garden 11 (no walls)
tile-garden-12 = Garden 12 (walled south)
tile-tower-7 = Tower 7 (walled north, east and west)
tile-tower-8 = Tower 8 (walled north, east and south)
tile-tower-9a = Tower 9 (walled north and east)
tile-tower-9b = Tower 9 (walled north and west)
tile-tower-9c = Tower 9 (walled east and south)
tile-tower-10 = Tower 10 (walled west)
tile-tower-11a = Tower 11 (walled north)
tile-tower-11b = Tower 11 (walled south)
tile-tower-11c = Tower 11 (no walls)
tile-tower-12 = Tower 12 (no walls)
tile-tower-13 = Tower 13 (walled east)
tile-fountain = the lion fountain

## Questions

ask-act = Take money, buy a building, or redesign your Alhambra.
ask-act-again = You have paid exactly: take, buy or redesign once more, or finish.
ask-take = Which card do you take as well? Together they may be worth 5 at most.
ask-pay = { $total ->
        [0] With which { $currency } cards do you pay { $tile }?
       *[other] With which { $currency } cards do you pay { $tile }? { $total } of { $price } so far.
    }
ask-redesign = Where does { $tile } go: on an empty place, or in the place of another tile?
ask-choose-tile = Which of your new tiles do you place next?
ask-place-tile = Where do you build { $tile }, or does it go into the reserve?

## Answers

answer-take = take { $currency } { $value }
answer-take-too = and { $currency } { $value }
answer-enough-taken = these are enough
answer-buy = buy { $tile } for { $price } in { $currency }
answer-pay = { $currency } { $value }
answer-pay-exactly = pay exactly; you have another action
answer-pay-over = pay { $total }: { $excess } too much, no change is given
answer-remove = redesign: remove { $tile }
answer-redesign = redesign: use { $tile } from your reserve
answer-swap = in the place of { $tile }
answer-finish = finish the turn
answer-pass = pass
answer-choose = { $tile }
answer-build = { bearing }
bearing = { $way ->
        [n] { $down } north of the fountain
        [s] { $down } south of the fountain
        [e] { $across } east of the fountain
        [w] { $across } west of the fountain
        [ne] { $down } north and { $across } east of the fountain
        [nw] { $down } north and { $across } west of the fountain
        [se] { $down } south and { $across } east of the fountain
       *[sw] { $down } south and { $across } west of the fountain
    }
answer-reserve = into the reserve
answer-give = to the imaginary player

## Events

event-offered = { $tile } comes to the market, for { $slot ->
        [1] yellow
        [2] green
        [3] blue
       *[4] orange
    } money.
event-imaginary-tile = The imaginary player gets { $tile }.
event-dealt = { $seat } is dealt { $card }.
event-starts = { $seat } begins.
event-laid = The deck lays open { $card }.
event-took = { $seat } takes { $card }.
event-took-hidden = { $seat } takes a card.
event-paid = { $seat } pays { $card }.
event-paid-hidden = { $seat } pays a card.
event-bought = { $seat } buys { $tile } for { $total }; its price is { $price }.
event-exact = { $seat } has paid exactly and has another action.
event-removed = { $seat } removes { $tile } to the reserve.
event-swapped = { $seat } builds { $tile } in its place.
event-finished = { $seat } finishes the turn.
event-passed = { $seat } can do nothing and passes.
event-built = { $seat } builds { $tile }.
event-reserved = { $seat } puts { $tile } into the reserve.
event-given-away = { $seat } gives { $tile } to the imaginary player.
event-scoring-card = The scoring card of round { $round } turns up.
event-scoring = Scoring round { $round }.
    .break = round
event-building-points = { $seat }: { $building }, { $points } points.
event-imaginary-points = The imaginary player: { $building }, { $points } points.
event-wall-points = { $seat }: longest wall, { $points } points.
event-stalled = For { $count } rounds nobody has bought anything.
event-last-turn = The game ends; the left-over tiles are given out.
event-left-over = { $seat } has the most { $currency } money, { $total }, and gets { $tile }.

## Refusals

why-asked-else = Something else is asked now.
    .rule = turn
why-must-act = You must take money, buy or redesign first; you may finish only after an exact payment.
    .rule = turn
why-one-at-a-time = That is more than one choice; make one after the other.
    .rule = turn
why-other-card = You have begun with { $card }; take that back first to choose other cards.
    .rule = turn
why-other-tile = You have begun with { $tile }; take that back first to choose another tile.
    .rule = turn
why-display-empty = No money lies open.
    .rule = money
why-not-in-display = { $currency } { $value } does not lie open, or not so often.
    .rule = money
why-take-too-much = Several cards may be worth { $limit } together; these are worth { $total }.
    .rule = money
why-not-on-market = { $tile } is not on the market.
    .rule = buying
why-cannot-buy = You cannot pay for any tile of the market.
    .rule = buying
why-too-little = The price is { $price }, but you would pay { $total } in { $currency }.
    .rule = buying
why-wrong-currency = { $currency } { $value } does not pay this tile; each place of the market has its own currency.
    .rule = buying
why-not-in-hand = You do not have { $currency } { $value }, or not so often.
    .rule = buying
why-not-in-reserve = { $tile } is not in your reserve.
    .rule = redesign
why-reserve-empty = There is no tile in your reserve.
    .rule = redesign
why-cannot-remove = None of your tiles can be removed.
    .rule = redesign
why-no-swap = { $tile } cannot take the place of any tile in your Alhambra.
    .rule = redesign
why-not-built = { $tile } is not in your Alhambra.
    .rule = redesign
why-fountain = The lion fountain stays where it is.
    .rule = redesign
why-not-bought = { $tile } is not among the tiles that you place now.
    .rule = end-of-turn
why-no-gift = This tile cannot go to the imaginary player.
    .rule = two-players
why-fits-nowhere = { $tile } fits nowhere in your Alhambra.
    .rule = building
why-occupied = A tile lies there already.
    .rule = building
why-does-not-touch = The tile must touch another one with a whole side.
    .rule = building
why-walls-differ = The walls differ: where two tiles meet, both have a wall or neither has.
    .rule = building
why-not-on-foot = The tile could not be reached on foot from the lion fountain.
    .rule = building
why-cut-off = Other tiles could no longer be reached on foot from the lion fountain.
    .rule = building
why-hole = An empty place would be closed in.
    .rule = building

## The end

score-pavilion = pavilion
score-seraglio = seraglio
score-arcades = arcades
score-chambers = chambers
score-garden = garden
score-tower = tower
score-walls = walls

## Big moments

moment-scoring = Scoring round { $round }
moment-last-turn = The last tiles
moment-last-turn-why = The bag is empty. Whoever has the most money of a currency gets its tile; then comes the last scoring round.
moment-share = { $what } { $count }

## The board in the browser

web-market = Building market
web-bag = { $count } in the bag
web-slot = { $tile } for { $price } in { $currency }
web-slot-empty = Place for { $currency } in the market: empty
web-exact = +1 action
web-over = { $excess } too much
web-display = Money
web-deck = { $count } in the deck
web-letter-yellow = Y
web-letter-green = G
web-letter-blue = B
web-letter-orange = O
web-hand = Your money
web-hand-empty = You have no money.
web-sum = { $total } of { $price }
web-pay-exactly = Pay exactly
web-pay-over = Pay { $excess } too much
web-alhambra-own = Your Alhambra
web-alhambra-of = Alhambra of { $name }
web-back = Back to yours
web-back-first = Back
web-others = Other Alhambras
web-wall = Longest wall: { $length }
web-longest = Longest wall
web-place = Empty place, { bearing }
web-bought = Bought
web-reserve = Reserve
web-imaginary = Imaginary player
web-points = { $count ->
        [1] 1 point
       *[other] { $count } points
    }
web-majority = Buildings
web-round = Scoring round { $round } pays
web-rounds-done = Scoring cards that have come: { $count } of 2
web-pays = Pays
web-panel = { $cards ->
        [1] 1 card
       *[other] { $cards } cards
    } · reserve { $reserve } · wall { $wall }

## What things do

about-fountain = Every tile must be reached on foot from here without crossing a wall. It stays where it is and counts for nothing.
about-price = It costs { $price } or more in { $currency }, and no change is given.
about-exact = You can pay exactly, which gives you another action.
about-over = You would pay { $excess } too much, and your turn would end.
about-too-dear = You have too little { $currency } money.
about-counts = { $building } built: { $counts }.
about-none = { $building }: nobody has built one yet.
about-count = { $name }: { $count }
about-bought = At the end of the turn it is built or goes into the reserve; only what is built counts.
about-built-own = It counts in each scoring round. As an action you may move it to your reserve, or put a tile of your reserve in its place.
about-built = It counts for { $name } in each scoring round.
about-reserved-own = It counts for nothing yet: build it as an action, on an empty place or in the place of another tile.
about-reserved = It counts for nothing until { $name } builds it.
about-imaginary-tile = It counts for the imaginary player and so keeps others from the first places.
about-pays = Scoring round { $round } pays { $pays } { $count ->
        [1] to whoever has the most
        [2] to the most and the second most
       *[other] to the first three
    }; equal ones share.
about-outlook = As it stands you would get { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
about-walls = Each scoring round pays 1 point for each side of the longest outer wall that hangs together: now { $lengths }.
about-open = As an action take this card alone, or several that are worth 5 or less together.
about-hand = It pays for { $currency } only, now { $tile } for { $price }: choose the tile first. Whoever pays exactly acts again; no change is given.
about-hand-idle = It pays for { $currency } only, and no such tile is on the market now.
about-slot = Whatever lies here is paid with { $currency } money. At the end of the turn a new tile comes from the bag, which has { $bag } left; when it has too few, the game ends.
about-alhambra = { $tiles } tiles, longest wall { $wall }, { $reserve } in reserve, { $cards } money cards, { $total } points.
about-rounds = There are { $most } scoring rounds: two come by cards in the deck, the last at the end.
about-cell = A tile fits here if all its sides match their neighbours, wall to wall and open to open, if it can be reached on foot from the fountain, and no hole is closed in.
about-reserve = What you do not build lies here and counts for nothing; a later action brings it into your Alhambra.
about-imaginary = In a game of two a bought tile may be given to him: he then counts for the majorities as a third player.

## Verbs, as they are typed

verb-take = take
verb-buy = buy
verb-remove = remove
verb-build = build
verb-swap = swap
verb-finish = finish
verb-reserve = reserve
verb-give = give

## What is wrong with a position

fault-fountain = { $where } must have one fountain, not { $number }
fault-far = { $where }: { $tile } lies too far from the fountain
fault-tile-twice = { $where }: { $tile } is somewhere else already
fault-copies = { $where } is { $card } more than there are
fault-picked-twice = { $where }: the card in place { $number } is picked already
fault-nothing-picked = { $where } must have at least one card
fault-paid = { $where }: there are only { $most } cards of { $number } in a currency

fault-walls-differ = { $where }: where two tiles touch, both must have a wall or neither
fault-not-on-foot = { $where }: every tile must be reached on foot from the fountain
fault-hole = { $where } must not have a hole
fault-held = { $where } must be empty: nothing was bought in this turn and is still to be placed
fault-nothing-bought = { $where } must have a tile: there is another action only after an exact payment
fault-market = { $where } must have { $number } tiles; only the slots of those that are set aside are empty
fault-market-held = { $where } must have at most { $most } tiles beside those that are set aside
fault-gap = { $where } must have a tile on every slot, for the bag is not empty
fault-draw-tiles = { $where } must draw tiles for the empty slots of the market, the first one first
fault-bag = { $where } must draw at most { $number } tiles; the bag has no more
fault-no-imaginary = { $where }: there is an imaginary player only beside two players
fault-gifts = { $where }: with those still to be given he must have six tiles in the set-up
fault-six = { $where } must have at least { $number } tiles
fault-gifts-due = { $where } must give the imaginary player at most { $most } tiles now
fault-give = { $where }: give must be true, for a tile that was bought may go to the imaginary player
fault-no-give = { $where }: give must be false, for this tile cannot go to an imaginary player

fault-display = { $where } must have four cards when a turn begins, for the deck can fill it up
fault-piles = { $where } must have { $number } cards together
fault-one-pile = { $where } must be one pile without scoring cards until the deck is divided
fault-piles-left = { $where } must be { $low } to { $high } after so many scoring cards, not { $number }
fault-even-piles = { $where } must be as equal as can be, larger ones first; only from the first one cards are drawn
fault-set-up = { $where }: before the first turn nothing is built, used or open
fault-deal = { $where } must deal money to one player after the other, after the tiles
fault-dealt = { $where }: money is dealt to one player after the other, until each has { $number } or more
fault-not-over = { $where }: the game is over only when the bag is empty, all have passed, or nobody has bought for too long
fault-left-overs = { $where } must give out left-over tiles from one player to the next, up to the last one
fault-turn = { $where }: it is the turn of { $seat }
fault-passes = { $where } must be at most { $most }
fault-idle = { $where } must be at most { $most }; then the game is over
fault-bought = { $where } must be { $number }, for something was bought in this turn
fault-not-bought = { $where } must be 0 or more, for nothing was bought in this turn
fault-scored = { $where }: { $number } scoring cards have turned up, and no more are scored already
fault-early-points = { $where } must be 0 until the first scoring round

fault-nothing-held = { $where }: no tile is set aside
fault-not-held = { $where }: { $tile } is not set aside
fault-display-full = { $where }: four cards lie open already
fault-empty-deck = { $where }: the deck is empty
fault-nothing-sold = { $where }: there is no tile for { $currency } on the market
fault-not-in-reserve = { $where }: { $tile } is not in the reserve
