name = Stone Age
about = Lead a tribe through the stone age: gather and hunt, make tools, till fields, build huts, and feed everybody in time.

## Places

place-tool_maker = the tool maker
place-hut = the hut
place-field = the field
place-hunting_ground = the hunting ground
place-forest = the forest
place-clay_pit = the clay pit
place-quarry = the quarry
place-river = the river
place-card_1 = card space 1
place-card_2 = card space 2
place-card_3 = card space 3
place-card_4 = card space 4
place-building_1 = building stack 1
place-building_2 = building stack 2
place-building_3 = building stack 3
place-building_4 = building stack 4

## Resources, roles, items of a die

what-wood = wood
what-brick = brick
what-stone = stone
what-gold = gold
what-food = food
good-wood = { what-wood }
good-brick = { what-brick }
good-stone = { what-stone }
good-gold = { what-gold }
tool-1 = tool 1
tool-2 = tool 2
tool-3 = tool 3
tool-4 = tool 4
once-2 = one-use tool 2
once-3 = one-use tool 3
once-4 = one-use tool 4
role-farmer = farmers
role-tool_maker = tool makers
role-builder = builders
role-shaman = shamans
item-wood = 1 wood
item-brick = 1 brick
item-stone = 1 stone
item-gold = 1 gold
item-tool = a tool
item-field = agriculture

## Civilization cards: top half / bottom half

card-pottery-food7 = 7 food / pottery
card-pottery-dice = dice for everyone / pottery
card-medicine-food5 = 5 food / medicine
card-medicine-any2 = 2 resources of choice / medicine
card-art-tool = a tool / art
card-art-rollgold = 2 dice for gold / art
card-writing-card = an extra card / writing
card-writing-dice = dice for everyone / writing
card-time-agriculture = agriculture / time
card-time-dice = dice for everyone / time
card-transport-stone2 = 2 stone / transport
card-transport-dice = dice for everyone / transport
card-music-points3-a = 3 points / music
card-music-points3-b = 3 points / music
card-weaving-food3 = 3 food / weaving
card-weaving-food1 = 1 food / weaving
card-farmer1-stone1 = 1 stone / 1 farmer
card-farmer1-agriculture = agriculture / 1 farmer
card-farmer1-dice = dice for everyone / 1 farmer
card-farmer2-food3 = 3 food / 2 farmers
card-farmer2-dice = dice for everyone / 2 farmers
card-toolmaker1-once4 = one-use tool 4 / 1 tool maker
card-toolmaker1-once3 = one-use tool 3 / 1 tool maker
card-toolmaker2-once2 = one-use tool 2 / 2 tool makers
card-toolmaker2-dice-a = dice for everyone / 2 tool makers
card-toolmaker2-dice-b = dice for everyone / 2 tool makers
card-builder1-food4 = 4 food / 1 builder
card-builder1-dice = dice for everyone / 1 builder
card-builder2-food2 = 2 food / 2 builders
card-builder2-dice = dice for everyone / 2 builders
card-builder3-points3 = 3 points / 3 builders
card-shaman1-stone1 = 1 stone / 1 shaman
card-shaman1-gold1 = 1 gold / 1 shaman
card-shaman1-rollstone = 2 dice for stone / 1 shaman
card-shaman2-brick1 = 1 brick / 2 shamans
card-shaman2-rollwood = 2 dice for wood / 2 shamans
card-hidden = a card

## Buildings: price

tile-wwb = 2 wood + 1 brick
tile-wws = 2 wood + 1 stone
tile-wbb = 1 wood + 2 brick
tile-wwg = 2 wood + 1 gold
tile-wss = 1 wood + 2 stone
tile-bbs = 2 brick + 1 stone
tile-bbg = 2 brick + 1 gold
tile-bss = 1 brick + 2 stone
tile-ssg = 2 stone + 1 gold
tile-wbs = 1 wood + 1 brick + 1 stone
tile-wbg = 1 wood + 1 brick + 1 gold
tile-wsg = 1 wood + 1 stone + 1 gold
tile-bsg = 1 brick + 1 stone + 1 gold
tile-4of1 = 4 of 1 kind
tile-4of2 = 4 of 2 kinds
tile-4of3 = 4 of 3 kinds
tile-4of4 = 4 of 4 kinds
tile-5of1 = 5 of 1 kind
tile-5of2 = 5 of 2 kinds
tile-5of3 = 5 of 3 kinds
tile-5of4 = 5 of 4 kinds
tile-any = 1 to 7 of any kinds

## Options of a table

option-start = Who starts
option-start-random = A player drawn by lot
option-start-first_seat = The player on the first seat

## Verbs, as they are typed

verb-place = place
verb-resolve = resolve
verb-add = add
verb-enough = enough
verb-buy = buy
verb-decline = decline
verb-feed = feed
verb-starve = starve
verb-die = die
verb-two = two
verb-take = take

## Questions

ask-place-at = Where do you put figures to work in this round?
ask-how-many = How many figures go to { $place }? Each will roll a die.
ask-resolve = At which place do your figures work next?
ask-add-tool = { $total }, divided by { $divisor } for { $what }. Do you add a tool?
ask-offer-card = Do you buy { $card } for { $count ->
        [1] one resource
       *[other] { $count } resources
    }?
ask-pay-card = With which resources do you pay for the card? { $count } still to go.
ask-offer-tile = Do you build { $tile }, which scores at once?
ask-pay-tile = With what do you build { $tile }? { $count } so far.
ask-take-die = Which die do you take? You gain what it stands for.
ask-hunger = { $count } food is missing. Do you give a resource for each, or lose 10 points?
ask-pay-food = Which resources do you give for the missing food? { $count } still to go.
ask-take-two = Which two resources do you take for your card?
ask-take-second = Which second resource do you take for your card?

## Answers

answer-place = { $place }
answer-place-card = { $place }: { $card }
answer-place-tile = { $place }: { $tile }
answer-how-many = { $count }
answer-no-tool = no more tools: { $count } { $what }
answer-tool = tool { $value }: { $count } { $what }
answer-once = one-use tool { $value }: { $count } { $what }
answer-die = { $face }: { $item }
answer-decline = leave it
answer-buy = buy it
answer-buy-fixed = build it for { $points } points
answer-feed = give resources
answer-starve = lose 10 points
answer-piece = { $what }
answer-enough = enough
answer-two-resources = free: use the card for 2 resources of your choice

## Events

event-card-shown = Card space { $space } now shows { $card }.
event-tile-shown = Building stack { $stack } now shows { $tile }.
event-round = Round { $round } begins; { $seat } starts.
    .break = round
event-placed = { $seat } puts { $count ->
        [1] one figure
       *[other] { $count } figures
    } on { $place }.
event-card-used = { $seat } uses the card for 2 resources.
event-received = { $seat } takes { $count } { $what }.
event-tool = { $seat } makes a tool; all tools are worth { $value } now.
event-no-tool = { $seat } has the best tools already.
event-figure = The tribe of { $seat } grows to { $count }.
event-no-figure = The tribe of { $seat } has 10 figures already.
event-field = { $seat } reaches agriculture level { $level }.
event-no-field = { $seat } has reached agriculture level 10 already.
event-rolled = { $seat } rolls { $dice }, in all { $total }.
event-tool-used = { $seat } adds a tool of value { $value }.
event-once-used = { $seat } uses up a one-use tool of value { $value }.
event-gathered = { $seat } gets { $count } { $what }: { $total } divided by { $divisor }.
event-paid = { $seat } pays { $count } { $what }.
event-card-bought = { $seat } buys { $card }.
event-card-left = { $seat } leaves { $card }.
event-points = { $seat } scores { $points } points at once.
event-rolled-for-all = { $seat } rolls for everyone: { $faces }.
event-die-taken = { $seat } takes the { $face }.
event-drew = { $seat } draws { $card } from the deck.
event-deck-empty = { $seat } gets no extra card: the deck is empty.
event-built = { $seat } builds { $tile }: { $points } points.
event-tile-left = { $seat } leaves { $tile }.
event-stack-empty = Building stack { $stack } is empty: this is the last round.
event-harvest = { $seat } harvests { $count } food.
event-fed = { $seat } pays { $count } food.
event-hungry = The tribe of { $seat } lacks { $count } food: { $points } points are lost.
event-ended-by-tiles = A building stack is empty: the game ends.
event-ended-by-cards = The deck cannot fill the spaces: the game ends.
event-ended-by-rounds = Enough rounds were played: the game ends.
event-extra-shown = The extra card of { $seat } is { $card }.
event-scored-green = { $seat }, green cards ({ $different } different, { $twice } twice): { $points }.
event-scored-role = { $seat }, { $role } ({ $people } times { $times }): { $points }.
event-scored-resources = { $seat }, resources left over: { $points }.

## Refusals

why-asked-else = Something else is asked now.
    .rule = round
why-too-much = That is more than one choice.
    .rule = round
why-been-there = You have been on { $place } this round.
    .rule = placing
why-occupied = Somebody stands on { $place }.
    .rule = placing
why-full = All circles on { $place } are taken.
    .rule = placing
why-too-many-players = With { $players } players only { $limit } may gather on { $place }.
    .rule = players
why-village-closed = With { $players } players only two of tool maker, hut and field are used in a round.
    .rule = players
why-needs-two = { $place } needs two figures, and you have one at home.
    .rule = placing
why-not-open = There is nothing on { $place }.
    .rule = placing
why-no-stack = With { $players } players there is no { $place }.
    .rule = players
why-other-place = You have chosen { $place }.
    .rule = placing
why-not-enough-figures = You have only { $count } figures at home.
    .rule = placing
why-exact-number = { $place } takes exactly { $count }; that need not be said.
    .rule = placing
why-no-room = { $place } has room for { $count } only.
    .rule = placing
why-not-there = You have no figures on { $place }.
    .rule = actions
why-no-roll = Tools are added only to a roll of yours.
    .rule = dice
why-tool-order = You have begun with other tools; take them back first.
    .rule = dice
why-tool-used = Your tool of value { $value } is used this round.
    .rule = dice
why-no-such-tool = You have no tool of value { $value }.
    .rule = dice
why-no-once = You have no one-use tool of value { $value } left.
    .rule = dice
why-too-few-tools = Of value { $value } you have only { $count ->
        [1] one tool
       *[other] { $count } tools
    } to add.
    .rule = dice
why-cannot-pay = You have not the { $count } resources that it costs.
    .rule = cards
why-wrong-number = It costs exactly { $count } resources.
    .rule = cards
why-lacks = You have only { $count } { $what }.
    .rule = actions
why-cannot-pay-tile = You cannot pay for { $tile }.
    .rule = buildings
why-exact-cost = The price is fixed and need not be said: { $tile }.
    .rule = buildings
why-tile-number = It costs { $tile }, no fewer and no more.
    .rule = buildings
why-tile-kinds = The number of kinds is not right: { $tile }.
    .rule = buildings
why-paid-already = You have begun with other pieces; take them back first.
    .rule = actions
why-no-such-die = No die that is left shows { $face }.
    .rule = cards
why-two-exactly = The card gives exactly two resources.
    .rule = actions
why-no-two-resources = You have no unused card for two resources.
    .rule = actions
why-two-too-late = Finish what you have begun first.
    .rule = actions

## Points

score-buildings = buildings
score-cards = points on cards
score-hunger = hunger
score-green = green cards
score-farmers = farmers
score-tool_makers = tool makers
score-builders = builders
score-shamans = shamans
score-resources = resources left over

## Big moments

moment-feeding = The tribes are fed
moment-harvest = harvest { $count }
moment-fed = eats { $count }
moment-hungry = hungry, { $count } food short
moment-points = points
moment-last-round = The last round
moment-got = ÷ { $divisor } → { $count } { $what }
moment-end = The game ends
moment-share = { $what } { $count }

## The board in the browser

web-board = The land of the tribes
web-site-forest = Forest
web-site-clay_pit = Clay pit
web-site-quarry = Quarry
web-site-river = River
web-site-hunting_ground = Hunting ground
web-site-tool_maker = Tool maker
web-site-hut = Hut
web-site-field = Field
web-round = Round { $round }: { $name } starts
web-standing = { $name } ({ $figures })
web-below = { $count } below
web-deck = { $count } cards in the deck
web-from-to = { $least }–{ $most }
web-figures = { $count ->
        [1] one figure
       *[other] { $count } figures
    }
web-points-open = ?
web-people = { $home } of { $count } figures at home
web-tribe = The tribe of { $name }
web-food = { $count } food
web-agriculture = agriculture { $count }: that much food before each meal
web-meal = Next meal: { $count } food, enough
web-meal-short = Next meal: { $count } food, { $missing } short
web-good = { $what }: { $count }
web-tool = tool of value { $value }
web-tool-used = tool of value { $value }, used this round
web-tools = tools: { $values }; used ones in brackets
web-once = one-use tool { $value }
web-cards = civilization cards: { $count }
web-buildings = buildings: { $count }
web-no-cards = no civilization cards yet
web-rolled = { $name }: { $total } divided by { $divisor } gives { $count } { $what }
web-rest = remainder { $count }
web-lacking = { $count } short of one more
web-for-all = Dice for everyone: each takes one
web-die = die { $face }
web-to-go = { $count } still to go
web-enough = enough, or more
web-whole = that is the whole price
web-price-fixed = the price is exact
web-points = { $count } points
web-take-two = Two resources of your choice

## What things do

about-gathering = Each figure here rolls a die; tools may be added, and every { $pips } pips bring 1 { $what }.
about-free = { $free } of { $circles } places are free.
about-room = There is room for everybody.
about-gatherers = With { $players } players only { $limit ->
        [1] one of them
       *[other] { $limit } of them
    } may stand here.
about-tool-maker = One figure makes a tool, which adds to one of your rolls in each round; three tools can grow to 4 each. All of yours are worth { $value } now.
about-hut = Two figures together bring one more into the tribe, to place from the next round on, and to feed from now on: { $count } of { $most } now.
about-field = One figure raises agriculture by 1: so much food comes by itself before each meal. It is { $level } of { $most } now.
about-vacant = It is free.
about-taken = It is taken in this round.
about-village-open = With { $players } players only { $open } of tool maker, hut and field are used in a round.
about-space-empty = No card lies here before the next round.
about-card-price = One figure keeps it for you; it costs { $count ->
        [1] 1 resource of any kind
       *[other] { $count } resources of any kinds
    }.
about-top-dice = A die is rolled for each player; all take one, the buyer first: a resource, a tool or agriculture.
about-top-food = It brings { $amount } food at once.
about-top-resource = It brings { $amount } { $what } at once.
about-top-roll = Two dice are rolled for { $what } at once.
about-top-points = It scores { $amount } points at once.
about-top-tool = It brings a tool at once.
about-top-agriculture = It raises agriculture by 1 at once.
about-top-extra = It draws one more card from the deck, of which only the bottom half counts.
about-top-once = Once in the game it adds { $amount } to a roll of its owner.
about-top-any = Once in the game it gives its owner 2 resources of any kinds.
about-top-done = Its top half is done.
about-green = At the end the different green symbols count times themselves: 3 symbols 9 points, 4 symbols 16.
about-role-farmer = At the end { $people } × agriculture: now { $people } × { $now } = { $points } points.
about-role-tool_maker = At the end { $people } × the value of all tools: now { $people } × { $now } = { $points } points.
about-role-builder = At the end { $people } × the number of buildings: now { $people } × { $now } = { $points } points.
about-role-shaman = At the end { $people } × the number of figures: now { $people } × { $now } = { $points } points.
about-stack-empty = No tile is left: the game ends after this round.
about-building-fixed = One figure keeps it for you; whoever pays exactly this price scores { $points } points at once.
about-building-kinds = One figure keeps it for you; it costs { $count } resources of exactly { $kinds ->
        [1] one kind
       *[other] { $kinds } kinds
    }.
about-building-any = One figure keeps it for you; it costs { $least } to { $most } resources, of any kinds.
about-worths = It scores { $wood } for each wood, { $brick } for each brick, { $stone } for each stone, { $gold } for each gold.
about-below = { $below ->
        [0] It is the last of its stack: when it is built, the game ends with that round.
       *[other] { $below } more lie below; when one stack is empty, the game ends.
    }
about-deck = Empty card spaces are filled from it in each new round; when it has too few cards, the game ends.
about-figures = So many of the { $home } figures at home go there and come back when their action is done.
about-tool = Once in each round it adds { $value } to a roll of its owner, before the sum is divided.
about-used = Used in this round; in the next it adds { $value } to a roll again.
about-good = It pays for cards and buildings, where it scores { $worth } points, and for food that is missing; left over at the end it is worth 1 point.
about-food = When all have acted, the { $figures } figures eat 1 food each; agriculture brings { $agriculture } before.
about-food-short = { $missing } is missing for the next meal: a resource for each, or 10 points are lost.
about-food-enough = It is enough for the next meal.
about-agriculture = The field and some cards raise it, to { $most } at most; at the end farmers are multiplied by it.
about-buildings = Each scored when it was built; at the end builders are multiplied by their number.
about-tribe = { $home } of { $figures } figures are at home; { $food } food, agriculture { $agriculture }, tools worth { $tools }, { $cards } cards, { $buildings } buildings.
about-die = Whoever takes it gains this: { $item }.
about-dice = Dice and tools are added up and divided; what is left over is lost.

## What is wrong with a position

fault-second-card = { $where } is a second { $name }, and there is only one
fault-kept-other = { $where }: { $name } is no card of this player
fault-kept = { $where }: { $name } is not kept for later; its top half works at once
fault-extra = { $where }: only who has bought writing-card has an extra card
fault-tile = { $where } is one { $name } more than there are
fault-tiles = { $where } and buildings have { $number } tiles in all, and only { $most } were dealt
fault-stack = { $where }: a stack has at most { $most } tiles, the top one included
fault-no-such-tool = { $where }: this player has no further tool of value { $value }
fault-ladder = { $where } must be at most { $most } that differ by 1 at most; a missing one counts 0
fault-used = { $where } must be empty, for { $seat } has not acted yet this round
fault-circles = { $where } must be at most { $most } figures in all
fault-figures = { $where } must be { $number } of one player, or none
fault-no-stack = { $where } is not in the game with { $players } players
fault-gatherers = { $where }: with { $players } players only { $limit } may gather on { $place }
fault-village = { $where }: with { $players } players only two of tool maker, hut and field are used in a round
fault-stranded = { $where } must be empty: nothing lies there, and nobody is about to go home
fault-acted = { $where }: { $seat } has carried out all actions, so no figures can be left there
fault-face-down = { $where } must be a tile, as long as there are tiles below it
fault-end-points = { $where } must be 0 until the game has ended
fault-next = { $where }: after it must come { $step } of { $seat }, for each phase goes around the table
fault-turn = { $where }: it is the turn of { $seat }
fault-all-fed = { $where }: after it nobody is left to be fed
fault-setup = { $where } is done only before the first round
fault-turn-up = { $where }: cards and tiles are turned up from the first place to the last, each once
fault-card-shown = { $where }: a card lies on { $place } already
fault-tile-shown = { $where }: a tile lies on { $place } already
fault-no-tiles = { $where }: { $place } has no tile left
fault-deck = { $where }: there are not enough cards in the deck
fault-no-round = { $where }: rounds are counted from 1
fault-last-round = { $where }: no round comes after round { $most }
fault-no-place = { $where }: { $seat } has no figure at home, or no place for it
fault-all-home = { $where }: { $seat } has no figures on the board
fault-nobody-there = { $where }: { $seat } has no figures on { $place }
fault-elsewhere = { $where }: this is not done on { $place }, from where the figures go home
fault-no-purchase = { $where }: a card lies on { $place }, so none has just been bought there
fault-not-bought = { $where }: { $seat } has bought no card that does this
fault-dice = { $where }: the dice must be { $number } in all
fault-dice-for-all = { $where }: the dice must be { $number } in all, one for each player
fault-no-dice = { $where }: there must be a die to take
fault-die-turn = { $where }: { $seat } has bought the card, so with { $number } dice left another player is asked
fault-extra-drawn = { $where }: the extra card is drawn already
fault-no-tools = { $where }: { $seat } has no tool to add
fault-last-tool = { $where }: of the tools that are added one must be the last
fault-no-card = { $where }: no card lies on { $place }
fault-no-tile = { $where }: no tile lies on { $place }
fault-fixed-price = { $where }: the price of this building is fixed, so no pieces are chosen
fault-lacks = { $where }: { $seat } has not all the pieces that are paid
fault-paid-all = { $where }: all that can be paid is paid already
fault-unpayable = { $where }: { $seat } cannot pay what is still to go
fault-not-hungry = { $where }: { $seat } lacks no food
fault-no-two = { $where }: { $seat } has no unused card for two resources
fault-interrupts = { $where }: the card is used just before a question to { $seat } who has chosen nothing yet
