# What the command line says.

and = { $first } and { $last }
comma = ,{" "}

## A game at the keyboard

hint = Type the number of an answer, or ? for help.
you-are = You are { $seat }.
against = { $level } ({ $seats }): { $about }
against-own = { $level } ({ $seats })
happened = What has happened:
forced = { $seat } has one answer only: { $answer }.
undone = { $count ->
        [1] Your last answer is taken back.
       *[other] Your last { $count } answers are taken back.
    }
not-undoable = Nothing can be taken back: there is no choice of yours, or another player's answer, chance or a revelation came since.
not-understood = “{ $text }” is not understood. Type a number from 1 to { $most }, or ? for help.
after-the-end = Type save game.json to keep this game, log to read it again, or Enter to leave.
goodbye = The game is left unfinished. Goodbye!
saved = The game so far is saved in:
not-saved = The game could not be saved:
save-where = Say where to, such as: save game.json
already-there = there is a file of that name already

help-answer = 1, 2, … answers the question; a choice can also be said in words (why alone shows how)
help-show = Enter shows the table again
help-undo = u takes your last answer back
help-why = why … says why something is not possible
help-rules = r lists the sections of the rules, r setup shows one
help-log = log tells all that has happened
help-save = save game.json writes the game down
help-quit = q leaves the game

## The table of a game without a board of its own

plain-yes = yes
plain-no = no
plain-none = none
plain-unknown = ?

## Why not

why-possible = No rule forbids it.
why-rests-on = Rules: “{ $title }” (r { $section })
choice-how = Choices can be said in words, such as: { $examples }

## The rules

rules-list = Sections of the rules:
no-section = There is no section “{ $section }”.

## The end

result = Result
total = total
place = place
won = { $count ->
        [1] { $names } wins.
       *[other] { $names } share the victory.
    }

## Replay

chance = Chance
replayed = The record of { $game } keeps to the rules: { $answers } answers, chance included.
verified = { $draws ->
        [0] The record of { $game } keeps to the rules; chance was not asked in it.
        [1] The record of { $game } keeps to the rules, and its one draw follows from its key.
       *[other] The record of { $game } keeps to the rules, and all its { $draws } draws follow from its key.
    }
verified-key = The key is the one of this secret and these salts.
verified-commitment = The secret is the one that was committed to before the game.
unfinished = The record stops before the end of the game.
after-answers = After { $answers } of { $all } answers, chance included:

## The shelf

games-id = id
games-name = name
games-seats = players
games-about = about
games-option = option of { $game }
games-meaning = meaning
games-values = values, the default first
games-more = … ({ $count } in all)

## Fuzz

fuzzing = Random games of { $game }
fuzz-failed = { $game }, seed { $seed }:
fuzz-unsaved = the record could not be saved
fuzzed = { $games } games of { $game }, { $answers } answers, { $average } a game; { $failed ->
        [0] none failed.
       *[other] { $failed } failed.
    }
fuzzed-positions = { $games } positions of { $game }, { $accepted } of them accepted and played to the end with { $answers } answers, { $average } each; { $failed ->
        [0] none failed.
       *[other] { $failed } failed.
    }

## Bench

benching = Measuring { $game }
bench-title = { $game }, { $seats } seats
bench-measure = per second
bench-median = median
bench-spread = from … to
bench-inside-choices = choices inside the library
bench-inside-forced = one-option questions beside them
bench-inside-games = games inside the library
bench-match-choices = choices through a match
bench-match-forced = one-option questions beside them
bench-match-games = games through a match
bench-copies = copies of a state in mid-game
bench-guesses = guesses of what a seat does not know
bench-match-copies = copies of a match in mid-game
bench-compiled = Mizban { $version }, compiled, Python { $python }; { $repeat } runs of { $seconds } s each.
bench-plain = Mizban { $version }, plain Python (not compiled), Python { $python }; { $repeat } runs of { $seconds } s each.

## Arena

arena-playing = Games of { $game }
arena-title = { $game }, { $seats } players, { $games } games
arena-bot = bot
arena-wins = wins
arena-interval = 95 %
arena-fair = fair
arena-rank = mean place
arena-rating = rating
arena-percent = { $value } %
arena-between = { $low } – { $high } %
arena-off = { $value } ± { $off }
arena-points = points
arena-mean = mean
arena-sd = spread
arena-quartiles = quartiles
arena-when-won = when it won
arena-ahead = placed before
arena-seat = seat
arena-ms = ms a turn
arena-median = median
arena-p99 = 99 % within
arena-most = longest
arena-over = over budget
arena-turns = A game has { $mean } turns on average (spread { $sd }; quartiles { $first }, { $middle }, { $third }).
arena-winner = Winners have { $mean } points on average (spread { $sd }).
arena-line-ups-even = { $count ->
        [1] There is one line-up.
       *[other] There are { $count } line-ups; each was played { $least ->
            [1] once.
           *[other] { $least } times.
        }
    }
arena-line-ups = There are { $count } line-ups; each was played { $least } or { $most } times.
arena-memory = A process needed { $most } MB at most.
arena-same = The same games again:
arena-clock = Bots went by the clock, so that a seed does not give the same games again:
arena-kept = All games are kept in:
arena-number = { $value }
arena-plot-wins = Share of wins, with its interval of 95 %; the grey stroke is a fair share
arena-plot-share = { $share } % ({ $low } to { $high })
arena-plot-points = Points: how often each came, and their mean
arena-plot-mean = mean { $mean }

## Alhambra

alhambra-slot = slot
alhambra-currency = currency
alhambra-tile = building
alhambra-payments = you can pay with
alhambra-exact = { $sets } exactly
alhambra-over = { $sets } ({ $excess } too much)
alhambra-display = Open money: { $cards }
alhambra-hand = Your hand: { $cards }
alhambra-hand-of = Hand of { $seat }: { $cards }
alhambra-heading = { $seat }: { $points } points, { $cards } cards, longest wall { $wall }.
alhambra-reserve = Reserve:
alhambra-held = Bought:
alhambra-imaginary = Imaginary player: { $points } points.
alhambra-situation = { $seat } began. Scoring rounds by cards so far: { $rounds } of 2. Deck: { $deck } cards. Bag: { $bag } tiles.
alhambra-legend = G8b is the tile garden-8b, a garden of price 8; P pavilion, S seraglio, A arcades, C chambers, G garden, T tower, F the lion fountain. Thick lines are walls. Columns count to the east and rows to the south from the fountain. > before a player: whose turn it is.

## Keyflower

keyflower-auction = auction
keyflower-roads = roads
keyflower-colour = colour
keyflower-used = on it
keyflower-last = { $workers } (last use: { $last })
keyflower-loose = no place yet
keyflower-screen = Behind your screen: { $pieces }
keyflower-winter = Your winter tiles: { $tiles }
keyflower-season = { $season }; { $passes } passed in a row.
keyflower-supply = Supply: { $pieces }. In the bag: { $bag }. In the pile: { $pile }.
keyflower-legend = In the auction each player has a column with the size of the stack; * marks the largest. Arrows are the sides of a tile with roads, and after ~ those with a river. In the map of a village numbers stand for tiles; a tile touches those above and below it and the two on each side that are half a step higher or lower. + after a name: upgraded. > before a player: whose turn it is. purple: the start player.

## Kilt Castle

kilt-castle-player = player
kilt-castle-colour = colour
kilt-castle-ducats = ducats
kilt-castle-plain = plain
kilt-castle-one-crest = *
kilt-castle-two-crests = **
kilt-castle-ducat-day = ducat day now
kilt-castle-seal-side = seal side up
kilt-castle-ducat-side = ducat side up: a ducat day follows
kilt-castle-purse = { $seat }: { $ducats } ducats
kilt-castle-storeys = { $none }, { $one } with *, { $two } with **; day { $income }
kilt-castle-situation = Turn { $turn }. { $seat } has the seal, { $side }. Roofs beside the board: { $roofs }. At most { $cards } cards in a row and { $rows } rows.
kilt-castle-legend = R3** is a tower of three storeys, red on top with two crests; ^ is a roof, ~ water, · an empty site. R/O is a card whose red half faces the board. Cards go round clockwise, from P0 to P19; > marks the leading row. Under plain, * and ** stand the storeys left, by their crests.

## Silver

silver-player = player
silver-points = points
silver-village = village
silver-deck = Deck: { $deck }.{ $removed ->
        [0] {""}
       *[other] {" "}Out of the round: { $removed }.
    }
silver-discard = Discard pile: { $size }, on top { $card }.
silver-no-discard = Discard pile: empty.
silver-display = Display: { $cards }
silver-hand = In your hand: { $cards }
silver-held = { $seat } holds { $count ->
        [1] one card.
       *[other] { $count } cards.
    }
silver-pile = Discard pile, from the bottom: { $cards }
silver-known-top = On the deck, from the top: { $cards }
silver-round = Round { $round } of { $rounds }.
silver-round-of-points = Round { $round } of a game to 100 points.
silver-start = { $seat } starts.
silver-caller = { $seat } has called the census.
silver-no-holder = Nobody has the amulet.
silver-holder = { $seat } has the amulet.
silver-holder-may-place = { $seat } has the amulet and may place it.
silver-amulet-on = The amulet lies on place { $place } of { $seat }.
silver-legend = 2: [ ] is a face-down card in place 2, and [7] one that you have seen, where the memory aid is on; 9 Seer without brackets is face-up. Signs after a card: * the amulet lies on it, + a Bodyguard protects it, >2 it guards place 2, ! an Empath has looked this turn. > before a player: whose turn it is.

## Stone Age

stone-age-situation = Round { $round }. { $seat } starts. Cards in the deck: { $deck }.
stone-age-grow = one more figure
stone-age-gather = { $what }: total divided by { $divisor }
stone-age-card = { $count ->
        [1] 1 resource
       *[other] { $count } resources
    }: { $card }
stone-age-tile = { $tile }, { $below ->
        [0] the last
       *[other] { $below } below
    }
stone-age-empty = empty
stone-age-roll = { $seat } has rolled { $dice }{ $tools ->
        [0] {""}
       *[other] , with tools { $total }
    }; divided by { $divisor }: { $count } { $what }.
stone-age-dice = Dice left: { $dice }
stone-age-player = player
stone-age-score = score
stone-age-figures = tribe
    (home)
stone-age-food = food
    (short)
stone-age-agriculture = field
stone-age-tools = tools
stone-age-cards = cards
stone-age-buildings = built
stone-age-kept = Face up before { $seat }:
stone-age-own = Your cards:
stone-age-pottery = pottery
stone-age-medicine = medicine
stone-age-art = art
stone-age-writing = writing
stone-age-time = time
stone-age-transport = transport
stone-age-music = music
stone-age-weaving = weaving
stone-age-legend = The numbers beside a place are the figures of the players with these numbers: 11 2···· are two of Player 1, one of Player 2 and four free circles; … is room for any number. In the table, 6 (2) is a tribe of six with two at home, and 4 (-1) is four food, one too little for the next meal although the field will bring its share; 2* is a tool that is used this round. “3 food / 2 farmers” is a card: what it brings at once, and what it scores by at the end. Of your own cards only the latter is shown, all added up: the symbols, and how many people there are of each role.

## The server

backed-up = The store is copied into:

## Training

trained = { $kind } { $iteration }: { $games } games, mean { $mean }, winner { $winner }; new against old { $won } % ({ $margin } points), against the first { $first } %
trained-in-vain = { $kind } { $iteration }: { $games } games, mean { $mean }, winner { $winner }; new against old { $won } % ({ $margin } points), not kept
rivalry = rivalry { $rivalry } against { $old }: { $won } % ({ $margin } points)
train-plot-title = { $game }, { $seats } players: { $iterations } iterations
train-plot-first = Wins against the first weights, by iteration; pale: not kept
train-plot-winner = Points of the winner in self-play
