name = Kilt Castle
about = Building cards wander round the castle; where one stops, its colours build. Own the top storeys when a ducat day comes.

## Things

card-S-R = red card
card-S-O = orange card
card-S-L = light grey card
card-S-D = dark grey card
card-D-RO = red and orange card
card-D-RL = red and light grey card
card-D-RD = red and dark grey card
card-D-OL = orange and light grey card
card-D-OD = orange and dark grey card
card-D-LD = light grey and dark grey card

colour-red = red
colour-orange = orange
colour-light_grey = light grey
colour-dark_grey = dark grey

## Options of a table

option-water = Which corner is water
option-water-bottom-right = Bottom right
option-water-bottom-left = Bottom left
option-water-top-left = Top left
option-water-top-right = Top right
option-gap_entry_needs_neighbour = A lone card needs a neighbour behind it
option-gap_entry_needs_neighbour-no = Only in front
option-gap_entry_needs_neighbour-yes = Everywhere
option-colours = The colours in the order of the seats
option-colours-ROLD = red, orange, light grey, dark grey
option-colours-RODL = red, orange, dark grey, light grey
option-colours-RLOD = red, light grey, orange, dark grey
option-colours-RLDO = red, light grey, dark grey, orange
option-colours-RDOL = red, dark grey, orange, light grey
option-colours-RDLO = red, dark grey, light grey, orange
option-colours-ORLD = orange, red, light grey, dark grey
option-colours-ORDL = orange, red, dark grey, light grey
option-colours-OLRD = orange, light grey, red, dark grey
option-colours-OLDR = orange, light grey, dark grey, red
option-colours-ODRL = orange, dark grey, red, light grey
option-colours-ODLR = orange, dark grey, light grey, red
option-colours-LROD = light grey, red, orange, dark grey
option-colours-LRDO = light grey, red, dark grey, orange
option-colours-LORD = light grey, orange, red, dark grey
option-colours-LODR = light grey, orange, dark grey, red
option-colours-LDRO = light grey, dark grey, red, orange
option-colours-LDOR = light grey, dark grey, orange, red
option-colours-DROL = dark grey, red, orange, light grey
option-colours-DRLO = dark grey, red, light grey, orange
option-colours-DORL = dark grey, orange, red, light grey
option-colours-DOLR = dark grey, orange, light grey, red
option-colours-DLRO = dark grey, light grey, red, orange
option-colours-DLOR = dark grey, light grey, orange, red

## Questions

ask-move-card = Which card do you move? Where it stops, its colours build.
ask-move-to = Where does the { $card } go? It builds in the line in front of it.
ask-build-on = Where does { $colour } build: a new tower, or on top of one?
ask-choose-storey = Which { $colour } storey goes on { $site }? Crests bring ducats while they are on top.
ask-move-roof = { $site } must have a roof: which tower gives its own?

## Answers

answer-move-card = the { $card } at { $from }
answer-move-to = to { $to }
answer-move-to-empties = to { $to }: the row is emptied, a ducat day follows
answer-build-new = { $site }: a new tower, free
answer-build-own = { $site }: on your own tower, free
answer-build-pay = { $site }: on { $other }'s tower, { $price ->
        [1] 1 ducat
       *[other] { $price } ducats
    }
answer-choose-storey = { $crests ->
        [0] plain
        [1] one crest
       *[other] two crests
    } ({ $left } left)
answer-move-roof = the roof on { $site }

## Events

event-dealt = The { $card } lies at { $to }.
event-redealt = A colour came more than twice in a row: the two-colour cards are dealt again.
event-seal = { $seat } takes the master builder seal and begins.
event-moved = { $seat } moves the { $card } from { $from } to { $to }.
    .break = turn
event-row-emptied = The row at { $from } is empty: a ducat day is due.
event-excused = { $seat } cannot build in { $colour }.
event-no-storeys = { $seat } has no { $colour } storeys left.
event-paid = { $seat } pays { $price ->
        [1] 1 ducat
       *[other] { $price } ducats
    } to { $other }.
event-built = { $seat } builds { $colour } on { $site }{ $crests ->
        [0] .
        [1] , with one crest.
       *[other] , with two crests.
    }
event-roofed = { $seat } puts a roof on { $site }.
event-roof-moved = { $seat } moves the roof from { $from_site } to { $site }.
event-ducat-day = Ducat day!
    .break = round
event-income = { $seat } receives { $income ->
        [0] nothing
        [1] 1 ducat
       *[other] { $income } ducats
    } for { $colour }.
event-payout = Final payout: { $seat } receives { $towers } for towers and { $crests } for crests of { $colour }.

## Refusals

why-now-move-card = First choose a card to move.
    .rule = turn
why-now-move-to = First say where the card goes.
    .rule = turn
why-now-build-on = First choose where to build.
    .rule = building
why-now-choose-storey = First choose a storey.
    .rule = building
why-now-move-roof = First choose the roof that moves.
    .rule = roofs
why-other-card = You have taken the { $card }; take that back first to move another.
    .rule = moving
why-not-in-play = The { $card } is not in this game.
    .rule = setup
why-stuck = The { $card } cannot move anywhere now.
    .rule = moving
why-stays = The { $card } lies at { $to } already; it must move at least one position.
    .rule = moving
why-backwards = Cards move clockwise only; { $to } lies behind { $from }.
    .rule = moving
why-too-far = { $to } is too far: no card may go further than { $front }, one in front of the leading row.
    .rule = moving
why-lapping = { $to } would lap the rear row.
    .rule = moving
why-row-full = The row at { $to } is full: { $limit } cards are the most.
    .rule = moving
why-lone-leader = Alone in front at { $to }, the { $card } would have no card directly behind it.
    .rule = moving
why-lone-card = At this table a card that opens a row needs a card directly behind it, and none would lie behind { $to }.
    .rule = moving
why-too-many-rows = A row at { $to } would be one too many: { $limit } rows are the most.
    .rule = moving
why-other-site = You have chosen { $site }; take that back first to build elsewhere.
    .rule = building
why-water = { $site } is water.
    .rule = board
why-not-in-line = { $site } is not in line with the card.
    .rule = building
why-roofed = A roof lies on { $site }; nobody can build there.
    .rule = roofs
why-not-first-free = A new tower goes on the first free site seen from the card, which is { $free }.
    .rule = building
why-too-dear = { $site } costs { $price ->
        [1] 1 ducat
       *[other] { $price } ducats
    }, payable to { $other }, and you have { $ducats }.
    .rule = building
why-no-such-storey = There is no { $colour } storey { $crests ->
        [0] without crests
        [1] with one crest
       *[other] with two crests
    } left.
    .rule = building
why-no-roof = No roof lies on { $site }.
    .rule = roofs

## The end

score-start = at the start
score-ducat_days = ducat days
score-received = received for overbuilt towers
score-paid = paid for building
score-towers = towers at the end
score-crests = crests at the end

## Big moments

moment-ducat-day = Ducat day!
moment-ducat-day-why = A row of cards is empty: every colour pays its owner.
moment-end = The last storey is built
moment-end-why = Towers and crests pay a last time.
moment-towers = towers
moment-crests = crests
moment-share = { $what } { $count }

## The board in the browser

web-board = The castle hill, and the cards around it
web-empty = { $site }: an empty site
web-water = { $site }: water
web-tower = { $site }: { $colour } tower of { $name }, { $height ->
        [1] 1 storey
       *[other] { $height } storeys
    } high, { $crests ->
        [0] no crest showing
        [1] one crest showing
       *[other] two crests showing
    }
web-roofed = { $site }: a tower with a roof, { $height } storeys high
web-roof = the roof on { $site }
web-place = { $place }: { $cards ->
        [0] no cards
        [1] 1 card
       *[other] { $cards } cards
    }
web-card = the { $card } at { $place }
web-card-facing = the { $card } at { $place }, { $colour } facing the board
web-seal = The master builder seal is with { $name }
web-seal-ducat = The seal shows its ducat side, with { $name }: a ducat day is due
web-has-seal = has the seal
web-ducat-day = Ducat day is due
web-roofs-left = { $count ->
        [0] No roofs
        [1] 1 roof
       *[other] { $count } roofs
    } beside the board
web-builds-first = { $name } builds first
web-builds-second = { $name } builds second
web-builds-alone = { $name } builds
web-emptied = { $place } is emptied: a ducat day follows
web-storey = { $colour } storey, { $crests ->
        [0] plain
        [1] one crest
       *[other] two crests
    }: { $left } left
web-supply = { $colour }: storeys left { $plain } plain, { $one } with one crest, { $two } with two crests; a ducat day would pay { $income }
web-income = What a ducat day would pay now

## What things do

about-builder = { $colour } ({ $name })
about-water = Nothing is ever built here. Cards look past it, and it connects no towers.
about-empty = A new tower is free of charge here, for a card that stops at { $places } with no empty site nearer.
about-tower = Whoever builds on top pays { $height ->
        [1] 1 ducat
       *[other] { $height } ducats
    } to { $name }, only { $name } pays nothing. On a ducat day it adds { $worth } to its region of { $colour }, at the end { $worth } once more.
about-tower-own = Yours: you build on top for nothing, others pay you { $height ->
        [1] 1 ducat
       *[other] { $height } ducats
    }. On a ducat day it adds { $worth } to its region of { $colour }, at the end { $worth } once more.
about-roofed = Nobody builds here while the roof is on it. On a ducat day it adds 1 to the region of every colour beside it and joins their towers; at the end it brings nothing.
about-roof = It closes the tower and makes it everybody's: 1 ducat for each colour beside it on a ducat day. { $left ->
        [0] No roof is left beside the board, so the next tower to be roofed takes one from another tower.
       *[other] It stays while a roof is left beside the board ({ $left } now).
    }
about-roofs = When both colours of a card build on one tower in the same turn, it gets a roof: it is closed, and counts for all.
about-card-one = Wherever it stops, { $near } adds a storey in the line in front of it.
about-card-two = It turns as it moves: where it stops, { $first } builds first, then { $second }, in the line in front of it.
about-row = { $cards ->
        [1] It is the last card at { $place }: whoever moves it brings a ducat day.
       *[other] { $cards } cards lie at { $place }; whoever moves the last one brings a ducat day.
    }
about-place = The colours of a card that stops here build on { $sites }; a new tower comes on the first empty site from { $nearest } on.
about-room = { $cards } of at most { $most } cards lie here.
about-storey = { $crests ->
        [0] As the top of a tower it brings 1 ducat on a ducat day, if its region is paid, and 1 at the end.
        [1] As the top of a tower it brings 2 ducats instead of 1 on a ducat day and at the end; built over, its crest is gone.
       *[other] As the top of a tower it brings 3 ducats instead of 1 on a ducat day and at the end; built over, its crests are gone.
    }
about-seal = { $name } moves a card in this turn, whoever's colours it has; then the seal goes to the left.
about-seal-ducat = A row was emptied: when all have built, the bank pays each colour its best region.
about-income = { $colour } { $income }
about-incomes = A ducat day would pay now: { $incomes }.

## Verbs, as they are typed

verb-move = move
verb-build = build
verb-roof = roof

## What is wrong with a position

fault-debts = { $where }: nobody can have { $number } ducats
fault-apart = { $where } must not be a whole round apart
fault-rows = { $where } must lie in at most { $most } rows
fault-row = { $where } must not lie more than { $most } in a row
fault-roofs = { $where } must be at most { $most }
fault-low-roof = { $where }: a roof must lie on a tower of at least two storeys, unlike { $site }
fault-roofed = { $where }: { $site } has a roof already
fault-roofer = { $where }: the roof of { $site } belongs to whoever built its top storey
fault-spare-roof = { $where }: a roof lies beside the board, so none is moved
fault-deal = { $where } must deal the { $number } cards that have no place, each to the next place of the layout
fault-layout = { $where } must lie as they are dealt until the seal is given
fault-colour-taken = { $where } has { $colour }, which is taken
fault-card = { $where }: the { $card } is not in play, for nobody has one of its colours
fault-water = { $where } is water; nothing can stand there
fault-storey = { $where } has the storey { $value }; write R, O, L or D, then 1 or 2 for crests
fault-nobodys-storey = { $where } has a storey of { $colour }, which nobody has
fault-storeys = { $where } has more { $colour } storeys with { $crests } crests than there are
fault-seal = { $where }: the seal is with { $seat }, who alone moves a card
fault-ducat-side = { $where }: the ducat side of the seal comes up only when a card has moved
fault-no-turn = { $where }: turns are counted from 1
fault-last-turn = { $where }: no turn follows once a player has built the last storey
fault-half = { $where }: the { $card } has no such half
fault-first = { $where }: nobody can have built on { $site } just before
fault-builder = { $where }: { $colour } is the colour of another player
fault-built-all = { $where }: { $colour } has no storey left to build
