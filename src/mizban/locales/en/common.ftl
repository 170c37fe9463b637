# Words that all games share.

seat = Player { $number }
asked = { $seat }: { $question }

why-over = The game is over.
why-not-now = Nobody is asked for that now.
why-not-your-turn = It is { $other }'s turn.

# Bots that play, and what it is like to play against them
level-newcomer = Newcomer
about-level-newcomer = Plays like somebody in their first games: sensible, but overlooks a good deal.
level-regular = Regular
about-level-regular = Knows the game, plans every turn and gives nothing away.
level-expert = Expert
about-level-expert = Tries out the best turns in its mind before it moves; hard to beat.
level-greedy = Greedy
about-level-greedy = Takes what brings most points at once.
level-random = Random
about-level-random = Plays anything that is allowed.
bot-replaced = The bot “{ $bot }” on the seat of { $name } has failed; “{ $by }” plays there from now on.

# What is wrong with a position
fault-number = { $where } must be a whole number from { $low } to { $high }, not { $value }
fault-choice = { $where } cannot be { $value }; it may be { $names }
fault-list = { $where } must be a list of at most { $most } entries, not { $value }
fault-text = { $where } must be a text of at most { $most } letters, not { $value }
fault-object = { $where } must be an object with named fields, not { $value }
fault-truth = { $where } must be true or false, not { $value }
fault-size = { $where } must have { $low } to { $high } entries, not { $number }
fault-field = { $where } has no field named { $value }; perhaps { $names }
fault-no-field = { $where } has no field named { $value }
fault-step = { $where } must be one step with its numbers, by its name, not { $value }
fault-each-seat = { $where } must have a list for each of { $number } seats
fault-other-game = { $where } is { $value }, but the position was to be one of { $game }
fault-order = { $where }: { $then } cannot come after { $step }; that can only be { $names }
fault-last = { $where }: nothing can come after { $step }, so not { $then }
fault-unfinished = { $where }: after { $step } must come { $names }
fault-lane = { $where } belongs to another seat than its lane
fault-group = { $where }: in this game players never choose at the same time
fault-begun = { $where }: the choice that { $step } goes on with cannot be made here
fault-no-answer = { $where }: whoever is asked { $step } has no legal answer
fault-no-outcome = { $where }: { $step } has no possible outcome
value-huge = a huge number
value-object = an object
value-list = a list
