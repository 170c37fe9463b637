# What the command line says.

and = { $first } and { $last }
comma = ,{" "}

## A game at the keyboard

hint = Type the number of an answer, or ? for help.
you-are = You are { $seat }.
happened = What has happened:
forced = { $seat } has one answer only: { $answer }.
undone = { $count ->
        [1] Your last answer is taken back.
       *[other] Your last { $count } answers are taken back.
    }
not-undoable = Nothing can be taken back: there is no choice of yours, or another player's answer, chance or a revelation came since.
not-understood = “{ $text }” is not understood. Type a number from 1 to { $most }, or ? for help.
goodbye = The game is left unfinished. Goodbye!
saved = The game so far is saved in:
not-saved = The game could not be saved:
save-where = Say where to, such as: save game.json
already-there = there is a file of that name already

help-answer = 1, 2, … answers the question
help-show = Enter shows the table again
help-undo = u takes your last answer back
help-why = why … says why something is not possible
help-rules = r lists the sections of the rules, r moving shows one
help-log = log tells all that has happened
help-save = save game.json writes the game down
help-quit = q leaves the game

## Why not

why-possible = No rule forbids it.
why-rests-on = Rules: “{ $title }” (r { $section })
why-how = Write the wish as plain data, such as: why { $example }
why-how-kilt-castle = Such as: why D-RO P9 (the red and orange card to P9; S-R is the red one), why c3 2 (a storey with two crests on c3), why roof b3 (the roof on b3 moves)
why-how-silver = Such as: why call, why draw, why take, why shown 1 (the first card of the display), why exchange 1 3 (with your places 1 and 3), why target 2 3 (place 3 of Player 2), why own 2, why look 2, why give 2, why put 1, why pick 1, why search 3, why empath 2, why guard 1, why guard_to 3, why amulet 2; and alone: more, stop, discard, lift, conjure, inspect, decline, finish

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

replayed = The record of { $game } keeps to the rules: { $answers } answers, chance included.
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
bench-compiled = Mizban { $version }, compiled, Python { $python }; { $repeat } runs of { $seconds } s each.
bench-plain = Mizban { $version }, plain Python (not compiled), Python { $python }; { $repeat } runs of { $seconds } s each.

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

## The server

backed-up = The store is copied into:
