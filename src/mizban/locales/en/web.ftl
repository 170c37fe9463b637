# Words of the pages in the browser.

mizban = Mizban
loading = One moment …
close = Close
save = Save
cancel = Cancel
menu = More
tools = Tools
board = Board

## Home

welcome = Which game tonight?
welcome-text = Modern board games with complete rules. Play bots at once, or send friends a link; nobody needs an account.
for-players = { $least } to { $most } players
for-seats = { $count ->
        [1] one player
       *[other] { $count } players
    }
minutes-range = { $least } to { $most } minutes
about-minutes = about { $minutes } minutes
difficulty-easy = easy to learn
difficulty-medium = medium
difficulty-demanding = demanding
length = About { $minutes } minutes with friends, less against bots.
best-with = Best with { $count } players.
more-options = More: rules and seats
differences = Not as usual at this table
call-you = What shall we call you?
another-name = Suggest another name
change-name = Change your name
suggested-name = { $mood } { $kind }
name-kinds = Heron, Otter, Fox, Lynx, Hare, Owl, Robin, Badger, Falcon, Swan, Gazelle, Panda, Dolphin, Hoopoe, Hedgehog, Crane
name-moods = Merry, Brave, Calm, Clever, Lucky, Swift, Bright, Gentle, Curious, Bold, Quiet, Golden, Happy, Keen, Nimble, Kind
play-game = Play { $game }
play-bots = Play
play-now = Play bots now
play-friends = Open a table for friends
players = Players
bot-level = Opponents
my-tables = Your tables ({ $count })
open-tables = Open tables ({ $count })
past-tables = Finished games
all-tables = Show all { $count }
your-turn = Your turn
status-open = waiting for players
status-playing = being played
status-over = finished
status-aside = set aside
who-joins = Who may join a table for friends
listed-no = Whoever has the link
listed-yes = Anybody on this server
seating = Seats
seating-shuffled = Drawn by lot when the game begins
seating-as_seated = As everybody has sat down
join-link = Join by link
join-hint = Link of a table
join = Join
join-fault = That is not the link of a table.
promise = { $count } games · moves are safe once made · shuffles that everybody can check · no secrets in your browser
no-page = There is nothing here.
no-page-text = The address may be mistyped, or what was here is gone.
to-games = To the games
no-table = This table cannot be opened.
to-home = Home
rules-of = { $game }: the rules

## Titles

title-home = Mizban: board games
title-table = { $game } · Mizban
title-your-turn = ● Your turn · { $game }
title-rules = Rules: { $game } · Mizban

## A table

bot-badge = { $level } bot
about-level-own = A bot that whoever runs this server has added.
program = program
bot-0 = Ava
bot-1 = Bahram
bot-2 = Kian
bot-3 = Nika
bot-4 = Sohrab
bot-5 = Mina
you = you
away = away
resigned = resigned
points = Points
tab-players = Players
tab-log = Log
tab-rules = Rules
log-empty = Nothing has happened yet.
search-rules = Search the rules
nothing-found = Nothing found.
why-rule = The rule
do-it = Do it
hint-point = What glows can be chosen. Point at anything to learn what it is; click it to learn why not.
watching = You are watching this game; secrets of the players are not shown to you.
hint-tap = Tap anything to learn what it is; tap again to choose it.
confirm = Confirm
chosen = Chosen
take-back = Take back { $thing }
times = { $count } ×
clear = Clear
set-first = Confirm what you have chosen, or take it back first.
undo = Undo
undo-hint = Take back your last choice (U)
restart = Restart turn
restart-hint = Take back everything to the start of your turn
recall = Ask to take back
recall-hint = Ask the others whether you may take back your last choice (U)
recall-waiting = The others are asked whether you may take back your last choice.
recall-asked = { $name } would like to take back the last choice.
agree = Agree
disagree = No
copy-link = Copy link
copied = Copied
leave = Leave: a bot plays on
come-back = Come back to your seat
stand-in = Let a bot play for { $name }
resign = Resign
resign-sure = Really resign?
unreachable = The server cannot be reached. Check your connection and try again.
offline = No connection; what you choose now is sent when it is back.
closed = This table is closed.

prompt-aside = This game cannot be gone on with.
aside-export = Its rules have changed since, or what was saved of it is damaged. Whoever has a seat here can download what is left.
prompt-waiting = Waiting for { $names } …
you-won = You have won!
won = { $count ->
        [1] { $names } has won.
       *[other] { $names } share the victory.
    }

invitation = { $host } invites you to { $game }
host-title = Your table: { $game }
seated-title = You have a seat: { $game }
open-title = A free seat: { $game }
gathering-link = { $count ->
        [1] One seat is still free. Send this link; as soon as it is taken, the game begins.
       *[other] { $count } seats are still free. Send this link; when all are taken, the game begins.
    }
host = host
free-seat = Free seat
take-seat = Take a seat
sit-here = Sit here
stand-up = Stand up
watch = Watch
watch-soon = The game shows here as soon as it begins. Until then you can still take a seat.
read-rules = Read the rules
share = Share …
start-with-bots = Begin now, bots take the free seats

## The end

result = Result
category = Category
total = Total
ended-resigned = The game ended because players resigned.
end-points = { $points } points.
end-margin = { $points } points, { $margin } ahead of { $name }.
end-tie = { $points } points, as many as { $name }; the tie-breaker decides.
end-rank = You came { $rank ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    }, { $margin ->
        [0] level with { $name } but for the tie-breaker
        [one] 1 point behind { $name }
       *[other] { $margin } points behind { $name }
    }.
rematch = Rematch
export = Save the game
shuffle-check = Check the shuffles
shuffle-text = The first line was shown before the game; it is the SHA-256 of the second, from which all chance of this game was made.

## Keys

keys = Keyboard
key-help = This list
key-next = The next thing that can be chosen
key-arrows = Move among what can be chosen
key-any = Move among everything on the board
key-choose = Choose, or ask why not
key-undo = Take back the last choice
key-finish = Confirm what is chosen together
key-back = Take back the last thing chosen
key-escape = Consider nothing, or call back a choice
key-zoom = Larger, smaller, all
zoom-fit = All of it

## Settings

settings = Settings
your-name = Your name
setting-lang = Language
setting-lang-en = English
setting-lang-fa = فارسی
setting-look = Appearance
setting-look-auto = As the system
setting-look-light = Light
setting-look-dark = Dark
setting-digits = Digits
setting-digits-own = Persian
setting-digits-latin = Latin
skip = Skip
since-your-turn = Since your turn: { $count }
since-start = So far: { $count }
show-again = Show it again
confirm-no-more = Don’t ask again
setting-pace = Moves of others
setting-pace-calm = Calm
setting-pace-brisk = Brisk
setting-pace-once = All at once
setting-confirm = Confirm choices that cannot be taken back
setting-confirm-off = No
setting-confirm-timer = By a timer
setting-confirm-on = Always
setting-taps = Touch
setting-taps-auto = First tap explains
setting-taps-one = One tap chooses
setting-taps-two = Always explain first
setting-sound = Sound
setting-sound-off = Off
setting-sound-on = On

## A board that is not drawn

plain-begun = Chosen so far
plain-yes = yes
plain-no = no
plain-none = none
plain-unknown = ?
