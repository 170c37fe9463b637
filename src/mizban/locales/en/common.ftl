# Words that all games share.

seat = Player { $number }
asked = { $seat }: { $question }

why-over = The game is over.
why-not-now = Nobody is asked for that now.
why-not-your-turn = It is { $other }'s turn.
