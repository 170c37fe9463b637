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
side-a = a
side-b = b

## Pieces

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-hidden = unseen
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

## Questions

ask-offer = { $seat }: which of your winter tiles do you offer?
ask-act = { $seat }: bid for a tile, use a tile, or pass?
ask-pick-colour = { $seat }: { $tile }: with workers of which colour?
ask-take = { $seat }: { $tile }: how many { $colour } workers from behind your screen?
ask-join = { $seat }: { $tile }: which losing stack joins them?
ask-pay-worker = { $seat }: { $tile }: which worker do you give for it?
ask-pay-skill = { $seat }: { $tile }: which skill token do you give for it?
ask-choose-good = { $seat }: { $tile }: which resource do you take?
ask-transport = { $seat }: you have { $steps } { $steps ->
        [1] step
       *[other] steps
    } and { $upgrades } { $upgrades ->
        [1] upgrade
       *[other] upgrades
    }. What do you do?
ask-move-good = { $seat }: what do you move from { $tile }, and where to?
ask-pay-goods = { $seat }: with which resource do you pay the upgrade of { $tile }?
ask-pay-token = { $seat }: with which skill token do you pay the upgrade of { $tile }?
ask-choose-boat = { $seat }: { $winter ->
        [1] which boat do you take?
       *[other] which boat do you empty?
    }
ask-lay-tile = { $seat }: which tile do you place next?
ask-lay-at = { $seat }: where do you place { $tile }?
ask-lay-turned = { $seat }: how do you turn { $tile }?
ask-flip-free = { $seat }: which tile does the Flipper upgrade without payment?

## Answers

answer-pass = pass
answer-bid = bid for { $tile }
answer-use = use { $tile }
answer-colour = { $colour }
answer-take = { $count } { $colour }
answer-stack = the { $count } { $colour } beside { $tile }
answer-enough-workers = these are enough
answer-worker = a { $colour } worker
answer-skill = { $skill }
answer-good = { $good }
answer-move = move a resource from { $tile }
answer-upgrade = upgrade { $tile }
answer-enough = enough
answer-carry = { $good } to { $tile }
answer-boat = { $tile }
answer-lay = { $tile }
answer-beside-0 = north of { $tile } ({ $column }, { $row })
answer-beside-1 = north-east of { $tile } ({ $column }, { $row })
answer-beside-2 = south-east of { $tile } ({ $column }, { $row })
answer-beside-3 = south of { $tile } ({ $column }, { $row })
answer-beside-4 = south-west of { $tile } ({ $column }, { $row })
answer-beside-5 = north-west of { $tile } ({ $column }, { $row })
answer-turned = { $turned ->
        [0] not turned
       *[other] turned clockwise by { $turned }
    }
answer-offer-1 = { $tile }
answer-offer-2 = { $tile } and { $second }
answer-offer-3 = { $tile }, { $second } and { $third }
answer-flip = { $tile }
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
event-placed = { $seat } places { $tile } at ({ $column }, { $row }), { $turned ->
        [0] not turned
       *[other] turned by { $turned }
    }.
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
why-not-together = You cannot put together so many { $colour } workers: stacks move whole.
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
why-order = You have named another resource already; pay in the order iron, stone, wood, gold, and what is left must do.
    .rule = transport
why-boat-taken = { $tile } cannot be chosen.
    .rule = season-end
why-placed = { $tile } has its place already.
    .rule = expansion
why-cell-taken = There is a tile at ({ $column }, { $row }) already.
    .rule = expansion
why-not-beside = ({ $column }, { $row }) does not touch your village.
    .rule = expansion
why-edges = Turned so, an edge of { $tile } at ({ $column }, { $row }) does not match its neighbour.
    .rule = expansion
why-offer-one = Offer at least one winter tile, each once.
    .rule = season
why-not-dealt = { $tile } is not among your winter tiles.
    .rule = season

## The end

score-tiles = printed points
score-stock = stock tiles
score-winter = winter tiles
score-boat = boat
score-turn_order = turn order tiles
score-gold = gold
