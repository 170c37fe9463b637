# What the table server says when it refuses something.

error-bad-message = This message is not understood: { $reason }
error-too-deep = This message is nested too deeply; { $most } levels are allowed.
error-bad-setup = There can be no such table: { $reason }
error-bad-name = This name has no letters that can be shown; please choose another.
error-bad-move = These words are not understood: { $reason }
error-no-session = Nobody is logged in: give yourself a name first.
error-foreign-origin = This request comes from a page of another site.
error-foreign-host = This server has another name.
error-not-host = Only the host of the table may do that.
error-not-a-program = What a seat has seen is told to programs only, unless the table helps to remember.
error-not-seated = You have no seat at this table.
error-no-table = There is no such table.
error-no-game = There is no such game.
error-no-page = There is no such page.
error-no-method = This page cannot be asked for in this way.
error-too-large = This message is too large; { $most } bytes are allowed.
error-slow-down = { $seconds ->
        [1] Too many requests; please wait a second.
       *[other] Too many requests; please wait { $seconds } seconds.
    }
error-flood = Too many requests in a row; the connection is closed.
error-too-slow = This connection does not keep up and is closed; please connect again.
error-too-many-sockets = Too many open connections; { $most } are allowed.
error-internal = Something went wrong on our side; nothing was changed.
error-store-down = The server cannot reach its store at the moment, so nothing is confirmed. Please try again soon.
error-stopping = The server is being stopped; what was confirmed is saved. Please connect again soon.
error-set-aside = This game cannot be gone on with: its rules have changed since, or what was saved of it is damaged. It is set aside.
error-not-set-aside = This table is not set aside; its diary and its record tell all of it.
error-not-started = The game has not begun yet.
error-started = The game has begun already; you can watch.
error-over = The game is over.
error-not-over = The game is not over yet.
error-seat-taken = Seat { $seat } is not free.
error-not-your-turn = You are not asked now.
error-not-legal = The rules do not allow this: { $reason }
error-crosses = These answers go beyond what can be foreseen; send the first { $count } only, then look again.
error-not-undoable = Nothing can be taken back: chance, a revelation or another player's answer came since.
error-not-recallable = This cannot be taken back, even if all agree: chance or a revelation came since.
error-resigned = You have resigned from this game.
error-not-absent = { $seconds ->
        [0] Nobody who has left is on seat { $seat }.
        [1] Seat { $seat } has been here just now; a bot can play for it in a second.
       *[other] Seat { $seat } has been here lately; a bot can play for it in { $seconds } seconds.
    }
error-away = You have left this game; come back first.

# The page that stands in for the web client where it is not built.

page-running = The table server is running.
page-not-built = The boards for the browser are not built: stop the server, run “make web”, and start it again.
page-meanwhile = Meanwhile programs can sit down and play through the API, and people in the terminal with “mizban play”.
