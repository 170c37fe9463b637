name = Keyflower
about = Four seasons: bid for tiles and use them with the same workers, and let your village grow along roads and rivers.

## Tiles

tile-keywood = Keywood
tile-keystone_quarry = Keystone quarry
tile-key_mine = Key mine
tile-woodcutter = Woodcutter
tile-quarryman = Quarryman
tile-miner = Miner
tile-gold_mine = Gold mine
tile-workshop = Workshop
tile-apprentice_hall = Apprentice hall
tile-alehouse = Alehouse
tile-peddler = Peddler
tile-stable = Stable
tile-store = Store
tile-tavern = Tavern
tile-brewer = Brewer
tile-hiring_fair = Hiring fair
tile-carpenter = Carpenter
tile-mason = Mason
tile-smelter = Smelter
tile-farrier = Farrier
tile-summer_boat_1 = Summer boat 1
tile-summer_boat_2 = Summer boat 2
tile-summer_boat_3 = Summer boat 3
tile-summer_boat_4 = Summer boat 4
tile-timber_yard = Timber yard
tile-stone_yard = Stone yard
tile-blacksmith = Blacksmith
tile-barn = Barn
tile-sawmill = Sawmill
tile-sculptor = Sculptor
tile-forge = Forge
tile-goldsmith = Goldsmith
tile-well = Well
tile-fair = Fair
tile-inn = Inn
tile-wainwright = Wainwright
tile-apothecary = Apothecary
tile-craftsmans_guild = Craftsman's guild
tile-jeweller = Jeweller
tile-key_guild = Key guild
tile-keythedral = Keythedral
tile-key_market = Key market
tile-scholar = Scholar
tile-mercers_guild = Mercer's guild
tile-scribes = Scribes
tile-village_hall = Village hall
tile-watermill = Watermill
tile-windmill = Windmill
tile-turn_order_1 = Turn order 1
tile-turn_order_2 = Turn order 2
tile-turn_order_3 = Turn order 3
tile-turn_order_4 = Turn order 4
tile-home_1 = Home 1
tile-home_2 = Home 2
tile-home_3 = Home 3
tile-home_4 = Home 4
tile-home_5 = Home 5
tile-home_6 = Home 6
tile-boat_keyflower = Keyflower
tile-boat_sea_bastion = Sea Bastion
tile-boat_sea_breese = Sea Breese
tile-boat_flipper = Flipper
tile-boat_ianvincible = Ianvincible
tile-boat_white_wind = White Wind
tile-loose_gold = gold
tile-hidden = a tile
target-keywood = { tile-keywood }
target-keystone_quarry = { tile-keystone_quarry }
target-key_mine = { tile-key_mine }
target-woodcutter = { tile-woodcutter }
target-quarryman = { tile-quarryman }
target-miner = { tile-miner }
target-gold_mine = { tile-gold_mine }
target-workshop = { tile-workshop }
target-apprentice_hall = { tile-apprentice_hall }
target-alehouse = { tile-alehouse }
target-peddler = { tile-peddler }
target-stable = { tile-stable }
target-store = { tile-store }
target-tavern = { tile-tavern }
target-brewer = { tile-brewer }
target-hiring_fair = { tile-hiring_fair }
target-carpenter = { tile-carpenter }
target-mason = { tile-mason }
target-smelter = { tile-smelter }
target-farrier = { tile-farrier }
target-summer_boat_1 = { tile-summer_boat_1 }
target-summer_boat_2 = { tile-summer_boat_2 }
target-summer_boat_3 = { tile-summer_boat_3 }
target-summer_boat_4 = { tile-summer_boat_4 }
target-timber_yard = { tile-timber_yard }
target-stone_yard = { tile-stone_yard }
target-blacksmith = { tile-blacksmith }
target-barn = { tile-barn }
target-sawmill = { tile-sawmill }
target-sculptor = { tile-sculptor }
target-forge = { tile-forge }
target-goldsmith = { tile-goldsmith }
target-well = { tile-well }
target-fair = { tile-fair }
target-inn = { tile-inn }
target-wainwright = { tile-wainwright }
target-apothecary = { tile-apothecary }
target-craftsmans_guild = { tile-craftsmans_guild }
target-jeweller = { tile-jeweller }
target-key_guild = { tile-key_guild }
target-keythedral = { tile-keythedral }
target-key_market = { tile-key_market }
target-scholar = { tile-scholar }
target-mercers_guild = { tile-mercers_guild }
target-scribes = { tile-scribes }
target-village_hall = { tile-village_hall }
target-watermill = { tile-watermill }
target-windmill = { tile-windmill }
target-turn_order_1 = { tile-turn_order_1 }
target-turn_order_2 = { tile-turn_order_2 }
target-turn_order_3 = { tile-turn_order_3 }
target-turn_order_4 = { tile-turn_order_4 }
target-home_1 = { tile-home_1 }
target-home_2 = { tile-home_2 }
target-home_3 = { tile-home_3 }
target-home_4 = { tile-home_4 }
target-home_5 = { tile-home_5 }
target-home_6 = { tile-home_6 }
target-boat_keyflower = { tile-boat_keyflower }
target-boat_sea_bastion = { tile-boat_sea_bastion }
target-boat_sea_breese = { tile-boat_sea_breese }
target-boat_flipper = { tile-boat_flipper }
target-boat_ianvincible = { tile-boat_ianvincible }
target-boat_white_wind = { tile-boat_white_wind }
second-apothecary = { tile-apothecary }
second-craftsmans_guild = { tile-craftsmans_guild }
second-jeweller = { tile-jeweller }
second-key_guild = { tile-key_guild }
second-keythedral = { tile-keythedral }
second-key_market = { tile-key_market }
second-scholar = { tile-scholar }
second-mercers_guild = { tile-mercers_guild }
second-scribes = { tile-scribes }
second-village_hall = { tile-village_hall }
second-watermill = { tile-watermill }
second-windmill = { tile-windmill }
third-apothecary = { tile-apothecary }
third-craftsmans_guild = { tile-craftsmans_guild }
third-jeweller = { tile-jeweller }
third-key_guild = { tile-key_guild }
third-keythedral = { tile-keythedral }
third-key_market = { tile-key_market }
third-scholar = { tile-scholar }
third-mercers_guild = { tile-mercers_guild }
third-scribes = { tile-scribes }
third-village_hall = { tile-village_hall }
third-watermill = { tile-watermill }
third-windmill = { tile-windmill }
stack-keywood = stack beside { tile-keywood }
stack-keystone_quarry = stack beside { tile-keystone_quarry }
stack-key_mine = stack beside { tile-key_mine }
stack-woodcutter = stack beside { tile-woodcutter }
stack-quarryman = stack beside { tile-quarryman }
stack-miner = stack beside { tile-miner }
stack-gold_mine = stack beside { tile-gold_mine }
stack-workshop = stack beside { tile-workshop }
stack-apprentice_hall = stack beside { tile-apprentice_hall }
stack-alehouse = stack beside { tile-alehouse }
stack-peddler = stack beside { tile-peddler }
stack-stable = stack beside { tile-stable }
stack-store = stack beside { tile-store }
stack-tavern = stack beside { tile-tavern }
stack-brewer = stack beside { tile-brewer }
stack-hiring_fair = stack beside { tile-hiring_fair }
stack-carpenter = stack beside { tile-carpenter }
stack-mason = stack beside { tile-mason }
stack-smelter = stack beside { tile-smelter }
stack-farrier = stack beside { tile-farrier }
stack-summer_boat_1 = stack beside { tile-summer_boat_1 }
stack-summer_boat_2 = stack beside { tile-summer_boat_2 }
stack-summer_boat_3 = stack beside { tile-summer_boat_3 }
stack-summer_boat_4 = stack beside { tile-summer_boat_4 }
stack-timber_yard = stack beside { tile-timber_yard }
stack-stone_yard = stack beside { tile-stone_yard }
stack-blacksmith = stack beside { tile-blacksmith }
stack-barn = stack beside { tile-barn }
stack-sawmill = stack beside { tile-sawmill }
stack-sculptor = stack beside { tile-sculptor }
stack-forge = stack beside { tile-forge }
stack-goldsmith = stack beside { tile-goldsmith }
stack-well = stack beside { tile-well }
stack-fair = stack beside { tile-fair }
stack-inn = stack beside { tile-inn }
stack-wainwright = stack beside { tile-wainwright }
stack-apothecary = stack beside { tile-apothecary }
stack-craftsmans_guild = stack beside { tile-craftsmans_guild }
stack-jeweller = stack beside { tile-jeweller }
stack-key_guild = stack beside { tile-key_guild }
stack-keythedral = stack beside { tile-keythedral }
stack-key_market = stack beside { tile-key_market }
stack-scholar = stack beside { tile-scholar }
stack-mercers_guild = stack beside { tile-mercers_guild }
stack-scribes = stack beside { tile-scribes }
stack-village_hall = stack beside { tile-village_hall }
stack-watermill = stack beside { tile-watermill }
stack-windmill = stack beside { tile-windmill }
stack-turn_order_1 = stack beside { tile-turn_order_1 }
stack-turn_order_2 = stack beside { tile-turn_order_2 }
stack-turn_order_3 = stack beside { tile-turn_order_3 }
stack-turn_order_4 = stack beside { tile-turn_order_4 }
boat-boat_keyflower = { tile-boat_keyflower }
boat-boat_sea_bastion = { tile-boat_sea_bastion }
boat-boat_sea_breese = { tile-boat_sea_breese }
boat-boat_flipper = { tile-boat_flipper }
boat-boat_ianvincible = { tile-boat_ianvincible }
boat-boat_white_wind = { tile-boat_white_wind }
side-a = a
side-b = b

## What tiles do, by side

does-keywood-front = 1 wood; upgraded (1 saw): 3 wood; 3 points
does-keywood-back = 3 wood; 3 points
does-keystone_quarry-front = 1 stone; upgraded (1 pickaxe): 3 stone; 3 points
does-keystone_quarry-back = 3 stone; 3 points
does-key_mine-front = 1 iron; upgraded (1 anvil): 3 iron; 3 points
does-key_mine-back = 3 iron; 3 points
does-woodcutter-front = 2 wood; upgraded (1 saw): 1 wood, 1 gold; 3 points
does-woodcutter-back = 1 wood, 1 gold; 3 points
does-quarryman-front = 2 stone; upgraded (1 pickaxe): 1 stone, 1 gold; 3 points
does-quarryman-back = 1 stone, 1 gold; 3 points
does-miner-front = 2 iron; upgraded (1 anvil): 1 iron, 1 gold; 3 points
does-miner-back = 1 iron, 1 gold; 3 points
does-gold_mine-front = 1 gold; upgraded (1 iron, 1 stone): 2 gold; 3 points
does-gold_mine-back = 2 gold; 3 points
does-workshop-front = 1 iron, stone or wood; upgraded (any 2 resources): 1 of each; 3 points
does-workshop-back = 1 iron, 1 stone, 1 wood; 3 points
does-apprentice_hall-front = 1 random skill token; upgraded (1 wood, 1 stone): 2 tokens; 3 points
does-apprentice_hall-back = 2 random skill tokens; 3 points
does-alehouse-front = 1 random worker; upgraded (1 iron, 1 stone, 1 wood): 2 workers
does-alehouse-back = 2 random workers
does-peddler-front = 1 extra yellow worker → 1 green; upgraded (1 gold): 2 green
does-peddler-back = 1 extra yellow worker → 2 green
does-stable-front = 2 steps, 1 upgrade; upgraded (1 wood, 1 iron): 4 and 2; 5 points
does-stable-back = 4 steps, 2 upgrades; 5 points
does-store-front = 1 extra blue worker → 1 green; upgraded (1 gold): 2 green; 3 points
does-store-back = 1 extra blue worker → 2 green; 3 points
does-tavern-front = 1 extra worker → 2 random workers; upgraded (1 iron, 1 stone, 1 wood): 3 workers
does-tavern-back = 1 extra worker → 3 random workers
does-brewer-front = 1 skill token → 2 random workers; upgraded (1 iron, 1 stone): 3 workers; 3 points
does-brewer-back = 1 skill token → 3 random workers; 3 points
does-hiring_fair-front = 1 skill token → 2 random tokens; upgraded (1 wood, 1 iron): 3 tokens; 5 points
does-hiring_fair-back = 1 skill token → 3 random skill tokens; 5 points
does-carpenter-front = 1 saw → 3 wood; upgraded (3 wood): 3 gold; 7 points
does-carpenter-back = 1 saw → 3 gold; 7 points
does-mason-front = 1 pickaxe → 3 stone; upgraded (3 stone): 3 gold; 7 points
does-mason-back = 1 pickaxe → 3 gold; 7 points
does-smelter-front = 1 anvil → 3 iron; upgraded (3 iron): 3 gold; 7 points
does-smelter-back = 1 anvil → 3 gold; 7 points
does-farrier-front = 3 steps, 1 upgrade; upgraded (any 2 resources): 5 and 2; 5 points
does-farrier-back = 5 steps, 2 upgrades; 5 points
does-summer_boat_1-a = 2 random workers at the end of summer, autumn and winter
does-summer_boat_1-b = 1 green worker at the end of summer, autumn and winter
does-summer_boat_2-a = your resources need no roads (but cross no river), your tiles need not match
does-summer_boat_2-b = your steps and upgrades are doubled, also the Keyflower's points
does-summer_boat_3-a = when you pay an upgrade, any resource may stand for any other
does-summer_boat_3-b = in the final scoring, any resource may stand for any other
does-summer_boat_4-a = you may bid against a red, blue or yellow bid with another colour
does-summer_boat_4-b = you may use a tile that has a colour with workers of any colours
does-timber_yard-front = 2 points at the end for each wood on it; upgraded (1 saw): 3 points
does-timber_yard-back = 3 points at the end for each wood on it
does-stone_yard-front = 2 points at the end for each stone on it; upgraded (1 pickaxe): 3 points
does-stone_yard-back = 3 points at the end for each stone on it
does-blacksmith-front = 2 points at the end for each iron on it; upgraded (1 anvil): 3 points
does-blacksmith-back = 3 points at the end for each iron on it
does-barn-front = 1 point at the end for each resource on it; upgraded (any 1 skill token): 2 points
does-barn-back = 2 points at the end for each resource on it
does-sawmill-front = 3 points; upgraded (3 wood): 10 points
does-sawmill-back = 10 points
does-sculptor-front = 3 points; upgraded (3 stone): 10 points
does-sculptor-back = 10 points
does-forge-front = 3 points; upgraded (3 iron): 10 points
does-forge-back = 10 points
does-goldsmith-front = no points; upgraded (2 gold): 7 points
does-goldsmith-back = 7 points
does-well-front = 3 points; upgraded (any 3 resources): 7 points
does-well-back = 7 points
does-fair-front = 1 extra red worker → 1 green; upgraded (1 gold): 2 green; 5 points
does-fair-back = 1 extra red worker → 2 green; 5 points
does-inn-front = 1 random worker; upgraded (any 1 resource, any 1 skill token): 3 workers
does-inn-back = 3 random workers
does-wainwright-front = 4 steps, 2 upgrades; upgraded (any 2 resources): 6 and 2; 5 points
does-wainwright-back = 6 steps, 2 upgrades; 5 points
does-apothecary-front = 3 points for every 5 workers of any colours
does-craftsmans_guild-front = 3 points for each set of red, blue and yellow worker
does-jeweller-front = 2 points for each gold, instead of 1
does-key_guild-front = 10 points for every 5 skill tokens
does-keythedral-front = 12 points
does-key_market-front = 2 points for each green worker
does-scholar-front = 3 points for each skill token of one kind
does-mercers_guild-front = 5 points for each set of iron, stone and wood; gold may stand in
does-scribes-front = 10 points for each set of anvil, pickaxe and saw
does-village_hall-front = 1 point for each worker of one colour
does-watermill-front = 1 point for each resource of one kind
does-windmill-front = 5 points for every 5 resources of any kinds
does-turn_order_1-front = choose a boat first; in winter 1 point per neighbour
does-turn_order_1-purple = choose a boat first, purple worker; in winter 1 point per neighbour
does-turn_order_2-front = choose a boat after 1; in winter 1 point per neighbour
does-turn_order_2-purple = choose a boat after 1, purple worker; in winter 1 point per neighbour
does-turn_order_3-front = choose a boat after 1 and 2; in winter 1 point per neighbour
does-turn_order_3-purple = choose a boat after 1 and 2, purple worker; in winter 1 point per neighbour
does-turn_order_4-front = choose a boat after 1 to 3; in winter 1 point per neighbour
does-turn_order_4-purple = choose a boat after 1 to 3, purple worker; in winter 1 point per neighbour
does-home_1-front = 1 step, 1 upgrade; upgraded (1 wood, 1 stone): 2 and 1; 5 points
does-home_1-back = 2 steps, 1 upgrade; 5 points
does-home_2-front = 1 step, 1 upgrade; upgraded (1 stone, 1 iron): 2 and 1; 5 points
does-home_2-back = 2 steps, 1 upgrade; 5 points
does-home_3-front = 1 step, 1 upgrade; upgraded (1 wood, 1 iron): 2 and 1; 5 points
does-home_3-back = 2 steps, 1 upgrade; 5 points
does-home_4-front = 1 step, 1 upgrade; upgraded (1 wood, 1 stone): 2 and 1; 5 points
does-home_4-back = 2 steps, 1 upgrade; 5 points
does-home_5-front = 1 step, 1 upgrade; upgraded (1 stone, 1 iron): 2 and 1; 5 points
does-home_5-back = 2 steps, 1 upgrade; 5 points
does-home_6-front = 1 step, 1 upgrade; upgraded (1 wood, 1 iron): 2 and 1; 5 points
does-home_6-back = 2 steps, 1 upgrade; 5 points
does-boat_keyflower-front = 1 point for each step on the sides of your tiles that are up
does-boat_sea_bastion-front = 1 point for each tile on your best round trip by road
does-boat_sea_breese-front = 2, 4, 8, 16 or 32 points for 1 to 5 boats in a river line from your home
does-boat_flipper-front = 2 points; before scoring you may upgrade one tile free of charge
does-boat_ianvincible-front = 5 points
does-boat_white_wind-front = 1 point for each of your workers not scored elsewhere

## Pieces

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-hidden = unseen
worker-red = red
worker-blue = blue
worker-yellow = yellow
worker-green = green
skill-anvil = anvil
skill-pickaxe = pickaxe
skill-saw = saw
skill-hidden = unseen
good-iron = iron
good-stone = stone
good-wood = wood
good-gold = gold
season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter

## Options of a table

option-boat_3b_gold = Boat 3b: unused resources count as gold
option-boat_3b_gold-yes = Yes
option-boat_3b_gold-no = No
option-boat_4a_turn_order = Boat 4a works at turn order tiles
option-boat_4a_turn_order-yes = Yes
option-boat_4a_turn_order-no = No
option-stock_elsewhere = Resources on timber yard, stone yard, blacksmith and barn may serve other tiles
option-stock_elsewhere-yes = Yes
option-stock_elsewhere-no = No

## Questions

ask-offer = Which of your winter tiles do you offer in the auction? At least one.
ask-act = Bid for a tile, use a tile, or pass?
ask-pick-colour = { $tile }: workers of which colour do you send?
ask-take = { $mixed ->
        [1] { $tile }: with which workers? Their colours may differ.
       *[other] { $tile }: how many { $colour } workers from behind your screen?
    }
ask-join = { $tile }: which losing stack joins them?
ask-pay-worker = { $tile }: which worker do you give as its price?
ask-pay-skill = { $tile }: which skill token do you give as its price?
ask-choose-good = { $tile }: which resource do you take?
ask-transport = You have { $steps } { $steps ->
        [1] step
       *[other] steps
    } and { $upgrades } { $upgrades ->
        [1] upgrade
       *[other] upgrades
    }: move resources along your roads, or upgrade tiles.
ask-move-good = What do you move from { $tile }, and where to?
ask-pay-goods = With what do you pay the upgrade of { $tile }?
ask-pay-token = With which skill token do you pay the upgrade of { $tile }?
ask-choose-boat = { $winter ->
        [1] Which boat do you take into your village?
       *[other] Which boat do you choose? All that it carries is yours.
    }
ask-lay-tile = Which of your new tiles do you add to your village next?
ask-lay-at = Where in your village do you place { $tile }? Its edges must match.
ask-lay-turned = How do you turn { $tile }, so that its edges match?
ask-flip-free = Which tile does the Flipper upgrade without payment?

## Answers

answer-pass = pass
answer-bid = bid for { $tile }: { $does }
answer-use = use { $tile }: { $does }
answer-colour = { $colour }
answer-take = { $count } { $colour }
answer-stack = the { $count } { $colour } beside { $tile }
answer-enough-workers = these are enough
answer-worker = a { $colour } worker
answer-skill = { $skill }
answer-good = { $good }
answer-move = move a resource from { $tile }
answer-upgrade = upgrade { $tile }, now { $does }
answer-enough = enough
answer-carry = { $good } to { $tile }
answer-cargo = { $tile }
answer-boat = { $tile }: { $does }
answer-lay = { $tile }: { $does }
answer-beside-0 = north of { $tile }
answer-beside-1 = north-east of { $tile }
answer-beside-2 = south-east of { $tile }
answer-beside-3 = south of { $tile }
answer-beside-4 = south-west of { $tile }
answer-beside-5 = north-west of { $tile }
answer-turned = { $turned ->
        [0] not turned
       *[other] turned clockwise by { $turned }
    }
answer-offer-1 = { $tile }: { $does }
answer-offer-2 = { $tile } and { $second }
answer-offer-3 = { $tile }, { $second } and { $third }
answer-flip = { $tile }, now { $does }
answer-no-flip = none

## Events

event-home = { $seat } lives in { $tile }.
event-purple = { $seat } has the purple worker.
event-dealt = { $seat } is dealt the winter tile { $tile }.
event-season = { $season ->
        [spring] Spring
        [summer] Summer
        [autumn] Autumn
       *[winter] Winter
    } begins; { $seat } starts.
    .break = round
event-loaded = { $tile } carries { $red } red, { $blue } blue, { $yellow } yellow, { $green } green; { $anvil } anvil, { $pickaxe } pickaxe, { $saw } saw.
event-laid-out = { $tile } is laid out.
event-boat-side = { $tile } shows side { $side }.
event-offered = { $seat } offers { $count ->
        [1] one winter tile
       *[other] { $count } winter tiles
    }.
event-passed = { $seat } passes.
event-moved = { $seat } moves the { $count } { $colour } from beside { $tile }.
event-bid = { $seat } bids { $count } { $colour } for { $tile }: { $total } in all.
event-stood-up = The stack beside { $tile } stands up; the tile is { $colour } now.
event-used = { $seat } uses { $tile } with { $count } { $colour }.
event-paid-worker = { $seat } gives { $count } { $colour } for it.
event-paid-skill = { $seat } pays a skill token: { $skill }.
event-gained = { $seat } gets { $count } { $good } on { $tile }.
event-took-green = { $seat } takes { $count } green from the supply.
event-drew-worker = { $seat } draws a worker: { $colour }.
event-drew-skill = { $seat } draws a skill token: { $skill }.
event-carried = { $seat } moves { $good } from { $tile } to { $target }.
event-paid-goods = { $seat } pays { $count } { $good }.
event-upgraded = { $seat } upgrades { $tile }.
event-season-ends = { $season ->
        [spring] Spring
        [summer] Summer
        [autumn] Autumn
       *[winter] Winter
    } ends: all have passed.
event-returned = { $seat } takes back { $count } { $colour } from beside { $tile }.
event-unsold = Nobody bid for { $tile }.
event-won = { $seat } wins { $tile }.
event-collected = { $seat } takes { $count ->
        [1] one worker
       *[other] { $count } workers
    } from the own village.
event-chose-boat = { $seat } chooses { $tile }.
event-placed = { $seat } adds { $tile } to the own village.
event-isolated = { $tile } of { $seat } fits nowhere and stays beside the village.
event-opened = { $seat } has { $red } red, { $blue } blue, { $yellow } yellow, { $green } green; { $anvil } anvil, { $pickaxe } pickaxe, { $saw } saw.
event-scored = { $seat }: { $points } for { $tile }.
event-scored-with = { $seat }: { $tile } uses { $count } { $item }.
event-total = { $seat } has { $points } points.
item-red = red
item-blue = blue
item-yellow = yellow
item-green = green
item-anvil = anvil
item-pickaxe = pickaxe
item-saw = saw
item-iron = iron
item-stone = stone
item-wood = wood
item-gold = gold
item-purple = purple

## Refusals

why-asked-else = Something else is asked now.
    .rule = turn
why-begun = You have begun something else; take that back first.
    .rule = turn
why-not-yet = These workers are not enough, or too many, or leave nothing for the price.
    .rule = turn
why-not-on-offer = { $tile } is not for sale now.
    .rule = bidding
why-outbid = The largest other stack has { $count }; you must add at least { $needed }.
    .rule = bidding
why-colour = { $tile } is bound to { $colour } for this season.
    .rule = colour
why-stack-colour = Your stack there is { $colour }, and it may have one colour only.
    .rule = colour
why-no-worker = You have no { $colour } worker behind your screen.
    .rule = bidding
why-not-together = You have only { $count } { $colour } behind your screen; losing stacks are named by their tiles and move whole.
    .rule = bidding
why-not-in-play = { $tile } is not in play.
    .rule = using
why-no-effect = { $tile } cannot be used by workers.
    .rule = using
why-full = No further use of { $tile } is possible in this season: { $most } workers at the most.
    .rule = using
why-too-few = The last use had { $count }; each further one needs more workers.
    .rule = using
why-too-many = At most { $most } workers may be on a tile in a season.
    .rule = using
why-no-workers = You cannot put together the workers for { $tile }.
    .rule = using
why-price = You cannot pay what { $tile } costs besides the workers.
    .rule = using
why-price-colour = The price is a { $colour } worker.
    .rule = using
why-no-worker = You have no { $colour } worker behind your screen.
    .rule = using
why-no-stack = You have no losing stack beside { $tile } that could pay this.
    .rule = using
why-no-skill = You have no { $skill } token.
    .rule = using
why-no-choice = The choice is among iron, stone and wood.
    .rule = using
why-supply-empty = The supply has no { $good } left.
    .rule = using
why-no-steps = You have no transport steps left.
    .rule = transport
why-no-upgrades = You have no upgrades left.
    .rule = transport
why-not-yours = { $tile } is not yours.
    .rule = transport
why-no-good = There is no { $good } on { $tile }.
    .rule = transport
why-no-road = No road leads from { $tile } to { $target }.
    .rule = transport
why-not-upgradable = { $tile } can never be upgraded.
    .rule = transport
why-upgraded = { $tile } is upgraded already.
    .rule = transport
why-cost-goods = The resources for the upgrade do not lie on { $tile }.
    .rule = transport
why-cost-skill = You have not the skill token that the upgrade of { $tile } costs.
    .rule = transport
why-boat-taken = { $tile } cannot be chosen.
    .rule = season-end
why-placed = { $tile } has its place already.
    .rule = expansion
why-cell-taken = A tile lies there already.
    .rule = expansion
why-not-beside = This place does not touch your village.
    .rule = expansion
why-edges = Turned so, an edge of { $tile } does not match its neighbour there.
    .rule = expansion
why-offer-one = Offer at least one winter tile, each once.
    .rule = season
why-not-dealt = { $tile } is not among your winter tiles.
    .rule = season
why-too-much = That says more than one choice takes.
    .rule = turn
why-other-tile = You have chosen { $tile }; take that back first.
    .rule = turn
why-other-cell = You have chosen the place ({ $cell }); take that back first.
    .rule = expansion
why-one-tile = All workers of a turn go to one tile.
    .rule = turn
why-one-colour = All workers of a turn have one colour.
    .rule = colour
why-no-losing-stack = You have no losing stack beside { $tile }.
    .rule = bidding
why-stack-twice = Each losing stack moves once, and whole.
    .rule = bidding
why-stack-there = Your stack beside { $tile } counts there already.
    .rule = bidding
why-no-bid = You cannot bid for any tile now.
    .rule = bidding
why-no-use = You cannot use any tile now.
    .rule = using
why-nothing-moves = No resource of yours can be moved.
    .rule = transport
why-nothing-there = No resource lies on { $tile }.
    .rule = transport
why-no-way = No road leads from { $tile } to another of your tiles.
    .rule = transport
why-nothing-ripe = No tile of yours can be upgraded now.
    .rule = transport
why-few-goods = { $count ->
        [0] There is no { $good } on { $tile }.
       *[other] There is only { $count } { $good } on { $tile }.
    }
    .rule = transport
why-cost-fixed = The cost of { $tile } leaves you no choice: name the tile alone.
    .rule = transport
why-cost-number = The upgrade costs { $count ->
        [1] one resource
       *[other] { $count } resources
    } of your choice.
    .rule = transport
why-one-token = The upgrade also costs one skill token of your choice.
    .rule = transport
why-fits-nowhere = { $tile } fits nowhere in your village now.
    .rule = expansion
why-no-turn = However it is turned, an edge of { $tile } does not match its neighbour there.
    .rule = expansion

## The end

score-tiles = printed points
score-stock = stock tiles
score-winter = winter tiles
score-boat = boat
score-turn_order = turn order tiles
score-gold = gold

## Big moments

moment-no-tiles = no tile
moment-workers = { $count ->
        [one] 1 worker comes home
       *[other] { $count } workers come home
    }
moment-winter = Winter: the last season
moment-end = What the villages are worth
moment-share = { $what } { $count }

## The board in the browser

web-letter-red = R
web-letter-blue = B
web-letter-yellow = Y
web-letter-green = G
web-letter-purple = P
web-letter-worker = ?
web-bound = Bound to { $colour } for this season.
web-on-it = On it: { $goods }.
web-count = { $count } { $what }
web-own-leading = Your { $count } { $colour } beside { $tile }, which lead.
web-own-losing = Your { $count } { $colour } beside { $tile }, outbid.
web-no-stack = Your place beside { $tile }.
web-boats = Boats
web-turn-order = Turn order tiles
web-middle = Tiles of this season
web-winter = Your winter tiles
web-villages = Villages
web-village = The village of { $name }
web-place = Empty place
web-carry = { $good } to { $tile }
web-screen = Behind your screen
web-screen-colour = { $count } { $what } { $count ->
        [1] worker
       *[other] workers
    } behind your screen.
web-screen-skill = { $what } tokens behind your screen: { $count }.
web-chosen = Chosen for { $tile }
web-goods = Resources
web-turns = Ways to turn the tile
web-turned = { $turned ->
        [0] not turned
       *[other] turned clockwise by { $turned }
    }
web-supply = In the supply, in the bag and in the pile
web-points = How the points came about
web-legend = Pictures
web-picture-red = red worker
web-picture-blue = blue worker
web-picture-yellow = yellow worker
web-picture-green = green worker
web-picture-purple = purple worker: starts
web-picture-worker = any worker; the bag
web-picture-anvil = anvil
web-picture-pickaxe = pickaxe
web-picture-saw = saw
web-picture-token = any skill token; the pile
web-picture-iron = iron
web-picture-stone = stone
web-picture-wood = wood
web-picture-gold = gold
web-picture-any = any resource
web-picture-choice = iron, stone or wood
web-picture-step = step of transport
web-picture-upgrade = upgrade
web-picture-flower = points
web-picture-tile = tile
web-picture-loop = tile on a round trip
web-picture-boat = boat

## What things do

about-does = { $does }.
about-on-offer = Whoever leads when the season ends gets the tile, and all workers that stand on it.
about-no-bid = Nobody has bid yet: one worker is enough.
about-bid = { $name } leads with { $count } { $colour }; a higher bid needs more.
about-bid-own = You lead with { $count } { $colour }.
about-crew = { $count ->
        [1] 1 worker is on it
       *[other] { $count } workers are on it
    }; the next use needs more than the last one, which took { $last }, and 6 in all are the most.
about-unused = Nobody has used it in this season: one worker is enough.
about-own-tile = It is yours: whoever uses it, the workers are yours at the end of the season.
about-tile-of = You may use it too; the workers go to { $name } at the end of the season.
about-winter = Only you see your winter tiles; those you offer come to the auction in winter.
about-stack-none = Here your bid would lie: workers of one colour, as many as you like.
about-stack-leading = It cannot be taken back: when the season ends you get the tile for it, and these workers go into the bag. You may raise it.
about-stack-losing = You may raise it, or move all of it to another bid or a use; otherwise it comes back at the end of the season.
about-boat = Whoever chooses it at the end of the season takes all that it carries: { $cargo }. Owners of turn order tiles choose first.
about-boat-taken = { $name } has chosen it; nobody else can.
about-boat-winter = At the end of winter everybody takes one into the village.
about-worker = It bids for tiles and uses them, together with others of its colour; the first colour at a tile binds it for the season.
about-worker-green = Like the others, but rare: few can follow to a tile that green has bound.
about-skill = It pays for some upgrades and for the use of some tiles, and scores with some winter tiles.
about-good = It must lie on the tile whose upgrade it pays, and scores with some tiles at the end.
about-gold = It stands for iron, stone or wood in upgrades; left over it is worth 1 point at the end.
about-cell = The tile fits here if each edge meets its like: road to road, river to river, neither to neither.
about-turned = Turned so, its roads and rivers meet those of its neighbours.
about-carry = One step moves one resource along a road to the next tile.

## Verbs, as they are typed

verb-bid = bid
verb-use = use
verb-pass = pass
verb-enough = enough
verb-pay = pay
verb-gain = gain
verb-carry = carry
verb-upgrade = upgrade
verb-boat = boat
verb-offer = offer
verb-flip = flip
verb-keep = keep
verb-place = place

## What cannot be read

fault-pair = { $where } must be two words, such as { $first } { $second }, not { $value }
fault-twice = { $where }: { $tile } is there twice
fault-home-first = { $where } must begin with a home tile at [0, 0]
fault-second-home = { $where }: { $tile } is a second home tile
fault-cell = { $where } must be a column and a row, such as [1, -1]
fault-cell-taken = { $where } is where another tile lies

## What cannot be so

fault-pieces = { $where }: there are { $number } { $item } pieces in all, not { $all }
fault-noted = { $where } has { $number } { $item }, not at least { $low } and at most { $high }
fault-apart = { $where } is not in one piece
fault-edges = { $where }: the edge beside { $tile } does not match
fault-two-boats = { $where } has two boats; everybody takes one
fault-not-in-play = { $where }: { $tile } is not in play with so many players
fault-uses = { $where }: { $tile } cannot have { $number } workers after a use with { $last }
fault-no-use = { $where }: { $tile } cannot be used
fault-no-colour = { $where }: there are workers at { $tile }, but it has no colour
fault-bound = { $where }: { $tile } has a colour, but no workers
fault-colours = { $where }: { $tile } is { $colour }, and nobody can have put another colour on it
fault-equal-stacks = { $where }: two stacks beside { $tile } are equal; each bid was larger than all others
fault-lying = { $where }: no stack can be lying beside { $tile }

## What is pending and cannot be so

fault-over = { $where }: the game is over, so that nothing is pending
fault-not-over = { $where }: nothing is pending, so that the game is over
fault-alone = { $where }: all players do this together, each in a lane
fault-in-group = { $where }: this is not done by all at the same time
fault-after-group = { $where }: after this group must come { $step }
fault-other-player = { $where }: it is the turn of { $seat }
fault-start = { $where }: { $seat } is the start player and has the first turn of the season
fault-set-up = { $where } must be what is left of the set-up, in its order
fault-first-workers = { $where } can have at most { $most } workers by now, and no skill tokens
fault-no-start-yet = { $where }: nobody has the purple worker yet, so that start is 0
fault-home-dealt = { $where }: the home is still to be dealt
fault-no-home = { $where } has no home tile
fault-too-few = { $where }: { $number } are to be drawn, but only { $left } are left
fault-draws = { $where }: nothing can have given these draws
fault-aside = { $where }: nothing is set aside now
fault-paid-aside = { $where }: the price of the use must lie aside: workers of one colour for the tavern, a skill token for the hiring fair
fault-too-early = { $where }: { $tile } is won only at the end of { $season }
fault-just-won = { $where }: { $tile } cannot be upgraded or have resources on it yet
fault-many-tiles = { $where }: there are { $number } tiles of { $season }, but at most { $most } are laid out
fault-no-offer = { $where }: no tile of a season is on offer now
fault-winter-tiles = { $where } must be { $number } tiles now, not { $given }
fault-no-offers = { $where }: nothing is offered now
fault-to-offer = { $where } must be one or more of the winter tiles dealt
fault-left-behind = { $where }: nobody takes turns now, so that { $tile } has no colour and no workers
fault-passes = { $where }: at most { $most } can have passed in a row
fault-cargo = { $where }: { $boat } carries at most { $workers } workers and { $skills } skill tokens now
fault-loading = { $where }: boats are loaded in their order, a piece each, again and again
fault-boat-early = { $where }: { $boat } is chosen only at the end of a season
fault-boat-owner = { $where }: in winter whoever has chosen { $boat } has it in the village, and nobody else
fault-one-boat = { $where }: { $seat } must have chosen one boat
fault-turn-tiles = { $where }: turn order tiles are won in their order, each once
fault-purple-won = { $where }: the tile with the purple worker is won, so that purple_won is true
fault-choosers = { $where }: boats are chosen one after the other, clockwise from the start player

## Steps that do not fit

fault-next-season = { $where } can only follow { $season }
fault-only-winter = { $where } happens in winter only
fault-not-in-winter = { $where } does not happen in winter
fault-boat-side = { $where }: only a summer boat in the middle is turned up
fault-no-bid = { $where }: { $tile } is not on offer
fault-mixed = { $where }: workers are taken one colour after the other
fault-unused = { $where }: no workers are on { $tile }, so that it is not in use
fault-price = { $where }: the price of { $tile } is not behind the screen
fault-other-price = { $where }: this is not how the price of { $tile } is paid
fault-other-effect = { $where }: after the price of { $tile } must come its effect
fault-put-back = { $where }: after the effect, put_back comes with tavern and hiring fair only, unlike here with { $tile }
fault-no-choice = { $where }: { $tile } leaves no choice of a resource
fault-transport = { $where }: a use gives at most { $steps } steps and { $upgrades } upgrades
fault-nothing-to-do = { $where }: nothing can be moved or upgraded, so that nobody is asked
fault-not-own = { $where }: { $tile } is not in this player's village
fault-turn-tile = { $where }: { $tile } is no turn order tile that can be won
fault-chosen = { $where }: { $seat } has chosen a boat already
fault-no-place = { $where }: no tile is left that fits anywhere
fault-anchor = { $where }: the place must be an empty one beside a tile of the village
fault-flipper = { $where }: only the owner of the Flipper flips a tile
