"""Breaks the games on purpose, one rule at a time, and sees that a test turns red each time: make mutants."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent

# By game: what is broken, in which file, and how.
ALHAMBRA = [
    ("several cards may be worth six", "data.py", "TAKE_AT_MOST: Final[i64] = 5", "TAKE_AT_MOST: Final[i64] = 6"),
    ("starting money of nineteen is enough", "data.py", "START_MONEY: Final[i64] = 20", "START_MONEY: Final[i64] = 19"),
    ("a wall of a tile is on the wrong side", "data.py", "8b E, 9 -, 10 -", "8b W, 9 -, 10 -"),
    ("most cards begin", "steps/deal.py", "merits.index(min(merits))", "merits.index(max(merits))"),
    ("the total does not break a tie for the start", "steps/deal.py", "(in_hand(state, seat), worth(state, seat))", "(in_hand(state, seat), 0)"),
    ("equal cards are offered twice", "card_sets.py", "return all(picked >> other & 1 for other in range(index) if display[other] == display[index])", "return True"),
    ("cards may be taken in any order", "card_sets.py", "if 1 << index <= picked:", "if picked >> index & 1:"),
    ("a payment may lead nowhere", "card_sets.py", "if left and reach >= price:", "if left:"),
    ("payments in any order", "card_sets.py", "        if paid >> 2 * value:\n            break\n", ""),
    ("overpaying gives another action", "steps/turn.py", "if paid_sum(paid) == PRICE[tile]:", "if paid_sum(paid) >= PRICE[tile]:"),
    ("paying exactly gives nothing", "steps/turn.py", "if paid_sum(paid) == PRICE[tile]:", "if False:"),
    ("used cards leave the game", "steps/turn.py", "    state.discard[card] += 1\n", ""),
    ("the log remembers hands", "steps/telling.py", "return i64(0) if state.open_hands else numbers", "return i64(0)"),
    ("stalling has no end", "steps/turn.py", "        state.idle += 1\n", ""),
    ("a purchase does not end stalling", "steps/turn.py", "    state.idle = NOT_IDLE\n", ""),
    ("the first action is not compulsory", "steps/turn.py", "if self.again or not options:", "if True:"),
    ("walls need not match", "ground.py", "if walls & shared != walled:", "if False:"),
    ("tiles behind walls are reachable", "ground.py", 'return "not-on-foot" if walled == shared else ALLOWED', "return ALLOWED"),
    ("an open corner rescues a hole", "ground.py", "        elif i % 2 == 0:\n", "        else:\n"),
    ("holes are allowed", "ground.py", 'return "hole" if closes_in(ground, cell) else ALLOWED', "return ALLOWED"),
    ("a removal may cut others off", "ground.py", "if reach >= mine:", "if False:"),
    ("a removal may leave a hole", "ground.py", 'return "hole" if edges_at(ground, cell) >= ALL_SHARED else ALLOWED', "return ALLOWED"),
    ("the fountain may be swapped", "ground.py", """    if ground.cells[cell] == FOUNTAIN:
        return "fountain"
    return ALLOWED if MATCHING""", "    return ALLOWED if MATCHING"),
    ("a wall ends at an inner corner", "walls.py", "            cell = corner\n", "            edges.append(0)\n            cell = corner\n"),
    ("a ring counts twice", "walls.py", "return min(longest, len(edges))", "return longest"),
    ("a wall does not run on past where the count began", "walls.py", "for edge in extend(edges[:], edges):", "for edge in edges:"),
    ("a swapped tile keeps the old one built", "steps/turn.py", "    remove(state, seat, old)\n", ""),
    ("a tie takes only its first place", "scoring.py", "sum(points[better : better + tied]) // tied", "(points[better] if better < len(points) else 0) // tied"),
    ("none of a type scores", "scoring.py", "        if not count:\n            result = append(result, 0)\n            continue\n", ""),
    ("the imaginary player is not ranked", "scoring.py", "        elif where == IMAGINARY:\n", "        elif where == 99:\n"),
    ("walls do not count", "scoring.py", "state.ledger[seat * ENTRIES + WALL] += wall", "pass"),
    ("the scoring card lies on top of its pile", "steps/refill.py", "left = state.piles[0]  #", "left = 0  #"),
    ("scoring cards are in the first and third pile", "rules.py", "(left == PILES - 1 and state.turned == 0)", "(left == PILES and state.turned == 0)"),
    ("five tiles for the imaginary player", "data.py", "GIVEN_AFTER_FIRST: Final[i64] = 6", "GIVEN_AFTER_FIRST: Final[i64] = 5"),
    ("the game ends with the empty bag", "steps/turn.py", "if first_gap(state) < SLOTS or", "if 0 not in state.where or"),
    ("a tie gets the left-over tile", "steps/ending.py", "if most and money.count(most) == 1 else NOBODY", "if most else NOBODY"),
    ("left-over tiles may be given away", "steps/ending.py", "PlaceHeld(self.seat, 0)", "PlaceHeld(self.seat, 1)"),
    # Faults that the tests for every game must find
    ("a copy shares a list", "state.py", "self.hands = like.hands[:]", "self.hands = like.hands"),
    ("a tile that fits nowhere is offered", "ground.py", "if fitting >> WALLS[tile] & 1:", "if True:"),
    ("a place has two anchors", "ground.py", "                    named[cell] = FOUNTAIN\n                    fitting", "                    fitting"),
    ("the view shows all hands", "view.py", "if are_hands_open(state) else None", "if True else None"),
    ("what others know shows a half-made choice", "view.py", "SCRIPT.known(state, seat)", "SCRIPT.written(state)"),
    ("the help with paying leaves sets out", "card_sets.py", "            for count in range(1, state.hands[first + value] + 1):", "            for count in range(1, min(2, state.hands[first + value] + 1)):"),
    ("the seats of a turn need not agree", "laws.py", "*(sound_alhambras, one_turn,", "*(sound_alhambras,"),
    ("tiles are set aside at the first action", "laws.py", "one_turn, tiles_set_aside,", "one_turn,"),
    ("a purchase of a position counts as none", "laws.py", "*(passes_in_a_row, idle_turns,", "*(passes_in_a_row,"),
    ("no position is over by stalling", "laws.py", "state.passes >= state.seats or is_stalled(state):", "state.passes >= state.seats:"),
    ("a position loses the passes", "position.py", 'state.passes = fields.number("passes", 0, state.seats, 0)', 'fields.number("passes", 0, state.seats, 0)'),
]  # fmt: skip
KILT_CASTLE = [
    ("a card may lap the rear row", "rules.py", "goal >= rows.rear + AROUND", "goal > rows.rear + AROUND"),
    ("a card may go two in front", "rules.py", "goal > rows.lead + 1", "goal > rows.lead + 2"),
    ("a lone leader may move", "rules.py", "goal == rows.lead + 1 and not behind", "False"),
    ("a card is its own neighbour", "rules.py", "behind -= 1", "behind -= 0"),
    ("a row takes one card more", "rules.py", "there >= CARDS_IN_ROW[state.seats]", "there > CARDS_IN_ROW[state.seats]"),
    ("there may be one row more", "rules.py", "rows.number >= ROWS[state.seats]", "rows.number > ROWS[state.seats]"),
    ("the option for lone cards does nothing", "rules.py", "if state.neighbour and not behind:", "if False:"),
    ("a two-colour card is not turned", "steps.py", "        turn_over(state, self.card)\n        state.say", "        state.say"),
    ("the far colour builds first", "steps.py", "Builder(self.card, NEAR, NOWHERE)", "Builder(self.card, FAR, NOWHERE)"),
    ("any empty site is free", "rules.py", "            is_first = False\n", ""),
    ("roofed towers are built on", "rules.py", 'return "roofed"', "return ALLOWED"),
    ("one's own tower costs its height", "rules.py", "return i64(0) if owner_of(state, square) == seat else", "return"),
    ("there is credit", "rules.py", "price_of(state, seat, square) <= ducats", "True"),
    ("the price goes to the bank", "steps.py", "state.ledger[owner * ENTRIES + RECEIVED] += price", "pass"),
    ("no roof follows", "steps.py", "elif self.site == self.first:", "elif False:"),
    ("a moved roof stays where it was too", "steps.py", "state.roofs ^= 1 << answer | 1 << self.site", "state.roofs |= 1 << self.site"),
    ("crests do not count", "scoring.py", "worths[square] = 1 + crests", "worths[square] = 1"),
    ("roofs do not join regions", "scoring.py", "                worths[square] = 1\n", "                worths[square] = 0\n"),
    ("all regions are paid", "scoring.py", "best = max(best, region_from(worths, square))", "best += region_from(worths, square)"),
    ("there is no ducat day", "steps.py", "            state.ducat_side = True\n", "            pass\n"),
    ("the seal is not turned back", "steps.py", "        state.ducat_side = False\n", ""),
    ("the seal goes to the right", "steps.py", "(state.seal + 1) % state.seats", "(state.seal - 1) % state.seats"),
    ("the near colour of the lone card begins", "steps.py", "colour_on(state, lone, FAR)", "colour_on(state, lone, NEAR)"),
    ("an unfair layout is kept", "steps.py", "if is_fair_layout(state):", "if True:"),
    ("the game ends a storey early", "steps.py", "any(not storeys_left(state, seat)", "any(storeys_left(state, seat) <= 1"),
    ("roofs pay at the end", "scoring.py", "top_colour(state, square) == colour and not is_roofed(state, square)", "top_colour(state, square) == colour"),
    ("storeys built do not break ties", "scoring.py", "(ducats_of(state, seat), storeys_built(state, seat))", "(ducats_of(state, seat), 0)"),
    ("twelve ducats to begin with", "data.py", "START_DUCATS: Final = 10", "START_DUCATS: Final = 12"),
    # Faults that the tests for every game must find
    ("a copy shares a list", "state.py", "self.towers = like.towers[:]", "self.towers = like.towers"),
    ("an option leads into a dead end", "steps.py", "if can_build(state, seat, colour, line_of(state, state.travel[self.card])):", "if True:"),
    ("the view shows a half-made choice", "view.py", '"turn": state.turn,', '"turn": state.turn, "pending": pending(state, everything=True),'),
    ("what others know shows a half-made choice", "view.py", "pending(state, seat)", "pending(state, everything=True)"),
    ("a refusal of what could be done", "words.py", "if goal == start:", "if goal in (start, start + 3):"),
    ("a position loses the side of the seal", "position.py", 'state.ducat_side = seal.truth("ducat_side", False)', 'seal.truth("ducat_side", False)'),
]  # fmt: skip
SILVER = [
    ("five cards may call", "data.py", "CALL_AT_MOST: Final[i64] = 4", "CALL_AT_MOST: Final[i64] = 5"),
    ("a call after a free action", "steps/turn.py", "return Act(self.seat, 0)", "return Act(self.seat, 1)"),
    ("a second call", "rules.py", "state.caller == NOBODY and len", "len"),
    ("the caller plays again", "steps/turn.py", "if state.caller == following:", "if False:"),
    ("a failed call costs nothing", "data.py", "FAILED_CALL: Final[i64] = 10", "FAILED_CALL: Final[i64] = 0"),
    ("cards from the discard pile enter face-down", "steps/exchange.py", "return source not in (FROM_DECK, FROM_WITCH)", "return False"),
    ("a new card never lies as the one that it replaces", "steps/exchange.py", "return is_up(old) if state.same_direction else", "return"),
    ("Doppelgangers match nothing", "rules.py", "elif number not in (first, DOPPELGANGER):", "elif number != first:"),
    ("no extra card", "data.py", "EXTRA_FROM: Final[i64] = 3", "EXTRA_FROM: Final[i64] = 9"),
    ("a failed set stays face-up", "steps/exchange.py", "village[slot] = face_down(village[slot] & NUMBER, ALL)", "pass"),
    ("the Villagers may meet", "steps/ending.py", "if villagers_meet(state):", "if False:"),
    ("Squires show nothing", "steps/turn.py", "len(state.display) < squires(state)", "False"),
    ("an Empath looks again and again", "steps/free.py", "put(state, self.seat, empath, state.villages[self.seat][empath] | USED)", "pass"),
    ("a Bodyguard guards nobody", "rules.py", "places |= bit(guarded_by(card))", "pass"),
    ("a Bodyguard does not protect himself", "rules.py", "places |= bit(slot)", "pass"),
    ("Bodyguards move without end", "steps/free.py", "        state.guard_moves += 1\n", ""),
    ("Bodyguards stay tired", "rules.py", "    state.guard_moves = 0\n", ""),
    ("returned cards are reversed", "steps/turn.py", "rest, card = pop(rest)", "rest, card = pop(rest, 0)"),
    ("the amulet does not protect", "rules.py", "return state.amulet if state.holder == seat else NOTHING", "return NOTHING"),
    ("the amulet is placed while an exchange is owed", "steps/exchange.py", "        return self.may_discard()\n", "        return True\n"),
    ("any holder may place the amulet", "rules.py", "(state.active or state.any_holder)", "True"),
    ("a Master takes himself", "steps/powers.py", "below = len(state.discard) - 1 if", "below = len(state.discard) if"),
    ("a Robber turns cards up", "steps/powers.py", "put(state, self.seat, answer, taken)", "put(state, self.seat, answer, taken | 16)"),
    ("the look of others is public", "steps/telling.py", 'only(seat)]\n        state.tell("looked"', 'EVERYONE]\n        state.tell("looked"'),
    ("Kamikaze in four rounds", "scoring.py", "if state.points:\n        for seat", "if True:\n        for seat"),
    ("exactly a hundred again and again", "scoring.py", " and not state.ledger[seat * ENTRIES + EXACT]", ""),
    ("the round goes on with an empty deck", "steps/turn.py", "(not state.deck and len(state.display) == 0) or", "False or"),
    ("the last holder keeps the right to place", "scoring.py", "state.active and winner == state.holder", "state.active"),
    ("a caller who ties comes before the holder in both readings", "scoring.py", "(len(lowest) == 1 or not state.tie_to_holder)", "True"),
    ("a seat's memory is shown without the aid", "view.py", "face_for(card, seat) if state.aid else None", "face_for(card, seat)"),
    ("what is seen is forgotten by bots", "cards.py", "return card | SEEN << seat", "return card"),
    ("a look stays in the log", "steps/telling.py", "return i64(0) if state.aid else numbers", "return i64(0)"),
    ("whoever knew a returned card still does", "steps/turn.py", "drawn = vec[i64]([face_down(card & NUMBER, 1 << self.seat) for card in state.hand])", "drawn = state.hand[:]"),
    ("a position may have an empty village", "laws.py", "*(all_cards, a_card_each,", "*(all_cards,"),
    ("the seats of a turn need not agree", "laws.py", "*(one_turn, idle_turns", "*(idle_turns"),
    ("Bodyguards have moved in nobody's turn", "laws.py", "looks_of_empaths, moves_of_guards)", "looks_of_empaths)"),
    ("tired Bodyguards of a position move once more", "steps/free.py", "if state.guard_moves >= GUARD_MOVES else None", "if False else None"),
    ("a card that is put down changes copies too", "rules.py", "state.villages[seat] = with_number(state.villages[seat], slot, card)", "state.villages[seat][slot] = card"),
    ("a card that is drawn changes copies too", "rules.py", "state.left = with_number(state.left, number, state.left[number] - 1)", "state.left[number] -= 1"),
]  # fmt: skip
KEYFLOWER = [
    ("resources on stock tiles always serve elsewhere", "allocation.py", "return not wealth.stock_elsewhere and", "return False and"),
    ("unsold turn order tiles stay to the end", "rules.py", "if state.season == OVER or all(", "if False and all("),
    ("a bid may be equal to the largest", "rules.py", "largest_other(state, seat, lot) + 1 - state.stacks", "largest_other(state, seat, lot) - state.stacks"),
    ("a tile is bound to no colour for bids", "rules.py", "return NONE if may_counter(state, seat, tile) else state.colour[tile]", "return NONE"),
    ("a tile is bound to no colour for uses", "rules.py", "    if state.colour[tile] in (NONE, colour) or may_mix", "    if True or may_mix"),
    ("a further use needs no more workers", "rules.py", "least = last_use(state, tile) + 1", "least = max(1, last_use(state, tile))"),
    ("seven workers on a tile", "data.py", "MOST_ON_TILE: Final[i64] = 6", "MOST_ON_TILE: Final[i64] = 7"),
    ("winning stacks move", "rules.py", "return size > 0 and largest_other(state, seat, lot) > size", "return size > 0"),
    ("boat 4a counters green", "rules.py", "state.colour[tile] in (NONE, GREEN):", "state.colour[tile] in (NONE,):"),
    ("boat 4a counters a mere use", "rules.py", "return largest_other(state, seat, lot_of(tile)) > 0", "return True"),
    ("a lying stack stands up although workers are there", "rules.py", "state.colour[LYING + lot] == NONE or workers_on(state, tile)", "state.colour[LYING + lot] == NONE"),
    ("boat 4b mixes on colourless tiles", "rules.py", "return state.colour[tile] != NONE and has_boat", "return has_boat"),
    ("the extra worker may be one of those placed", "means.py", "            self.screen[paid] -= 1\n", "            self.screen[paid] -= 0\n"),
    ("the tavern's worker may be drawn back", "steps/use.py", "return aside_of(state) if tile in (TAVERN, HIRING_FAIR)", "return aside_of(state) if tile in (HIRING_FAIR,)"),
    ("all resources go home", "steps/use.py", "return tile if state.where[tile] == seat else home_of(state, seat)", "return home_of(state, seat)"),
    ("a passed season goes on", "steps/auction.py", "if state.passes < state.seats:", "if state.passes <= state.seats:"),
    ("an action does not end the passing", "steps/auction.py", "    state.passes = 0\n    workers", "    workers"),
    ("gold pays first", "steps/transport.py", "own = min(COST[at + good], state.goods[at + good])", "own = max(0, COST[at + good] - state.goods[at + GOLD])"),
    ("boat 2a crosses rivers", "village.py", "other != NOWHERE and not (water >> side | RIVERS_AT[form_of(village, other)] >> OPPOSITE[side]) & 1", "other != NOWHERE"),
    ("one road is enough for a connection", "village.py", " and ROADS_AT[form_of(village, other)] >> OPPOSITE[side] & 1:", ":"),
    ("rivers need not match", "village.py", "        and RIVERS_AT[form] & touched == asks >> RIVERS_BIT & ALL_SIDES\n", ""),
    ("an upgrade in use counts at once", "steps/transport.py", "go_on(state, seat, question.steps, question.upgrades - 1)", "go_on(state, seat, question.steps, question.upgrades)"),
    ("unsold workers go home", "steps/season_end.py", "            lift_workers(state, tile, stock_of(state))", "            lift_workers(state, tile, state.start)"),
    ("the purple worker stays when nobody bids", "steps/season_end.py", "[*others] if self.purple_won else [*others, PASS_PURPLE]", "[*others]"),
    ("two boats for two turn order tiles", "steps/season_end.py", "        if index_of(state.emptied, self.seat) < 0:\n", "        if True:\n"),
    ("boat 1b works like 1a", "steps/season_end.py", "if has_boat(state, self.seat, SUMMER_BOAT_1, SIDE_B):", "if has_boat(state, self.seat, SUMMER_BOAT_1, 2):"),
    ("the Sea Bastion counts roads", "routes.py", "            best = size_of(tiles)\n", "            best = size_of(chosen)\n"),
    ("the Sea Breese ends nowhere", "routes.py", "            break\n        boats += 1", "            pass\n        boats += 1"),
    ("groups cost nothing", "pools.py", "cost_of(numbers, (groups + 1) * GROUP) - cost_of(numbers, groups * GROUP) >= points", "False"),
    ("gold is no joker in sets", "allocation.py", "return wealth.jokers or item >= FIRST_GOOD + GOLD", "return wealth.jokers or item > FIRST_GOOD + GOLD"),
    ("the purple worker is never gold", "allocation.py", "    if purple:\n        pools.append", "    if False:\n        pools.append"),
    ("drawn colours are told to all", "steps/transport.py", "[seat, piece], [EVERYONE, only(seat)]", "[seat, piece], [EVERYONE, EVERYONE]"),
    ("a view shows all screens", "view.py", "    over = state.season == OVER\n", "    over = True\n"),
    ("what others offer is known", "description.py", "None if offered else []", "offered"),
    ("a forced pass is public", "steps/auction.py", "    answers: ClassVar[int] = 2 * TILES + 1\n", "    answers: ClassVar[int] = 2 * TILES + 1\n    public: ClassVar[bool] = True\n"),
    ("open gains are forgotten", "knowledge.py", "    state.least[at] += count\n", ""),
]  # fmt: skip
STONE_AGE = [
    ("a second visit in a round", "rules.py", 'return "been-there"', "return ALLOWED"),
    ("eight circles", "data.py", "CIRCLES: Final[i64] = 7", "CIRCLES: Final[i64] = 8"),
    ("three players gather with three", "data.py", "[0, 0, 1, 2, 4]", "[0, 0, 1, 3, 4]"),
    ("the whole village is open", "data.py", "[0, 0, 2, 2, 3]", "[0, 0, 3, 3, 3]"),
    ("the hut takes one figure", "data.py", "HUT_FIGURES: Final[i64] = 2", "HUT_FIGURES: Final[i64] = 1"),
    ("who cannot place ends the phase", "steps/placing.py", "for i in range(state.seats):", "for i in range(1):"),
    ("tools are used again and again", "rules.py", "    change_tool(state, seat, at, -1)\n", ""),
    ("tools stay used", "rules.py", "            state.tools[at] += 1\n", "            pass\n"),
    ("a used tool is raised first", "rules.py", "    at = seat * TOOLS\n    while tool_value(state.tools[at]) > lowest:\n        at += 1\n", "    at = seat * TOOLS + 2\n"),
    ("the ladder of tools goes on", "data.py", "TOOL_MOST: Final[i64] = 4", "TOOL_MOST: Final[i64] = 5"),
    ("a one-use tool is used twice", "steps/dice.py", "        state.kept[seat] -= i64(1) << tool - TOOL_MOST - 1\n", ""),
    ("pips are rounded up", "steps/dice.py", "count = total // DIVISOR[what]", "count = -(-total // DIVISOR[what])"),
    ("eleven figures", "data.py", "FIGURES_MOST: Final[i64] = 10", "FIGURES_MOST: Final[i64] = 11"),
    ("a card costs nothing on the first space", "steps/cards.py", "        return self.space + 1\n\n    def most", "        return max(1, self.space)\n\n    def most"),
    ("the buyer chooses last", "steps/cards.py", "state.then(TakeDie(self.seat, faces))", "state.then(TakeDie((self.seat + 1) % state.seats, faces))"),
    ("the extra card is public", "steps/cards.py", "[EVERYONE, only(self.seat)], reveals=True", "[EVERYONE, EVERYONE], reveals=True"),
    ("others know the extra card", "position.py", "eye in (EVERY_EYE, seat) or", "True or"),
    ("an extra card is used", "steps/cards.py", "        state.extra = answer\n", "        state.extra = answer\n        benefit(state, self.seat, answer)\n"),
    ("a building of two kinds takes any kinds", "data.py", '("4of2", 1, (), 4, 4, 2)', '("4of2", 1, (), 4, 4, 0)'),
    ("eight resources in a building", "data.py", '("any", 3, (), 1, 7, 0)', '("any", 3, (), 1, 8, 0)'),
    ("the next tile stays hidden", "steps/buildings.py", "if state.below[stack] > 0:", "if state.below[stack] > 1:"),
    ("figures that were hut-born do not eat", "rules.py", "state.figures[seat] - stored(state, seat, FOOD)", "min(5, state.figures[seat]) - stored(state, seat, FOOD)"),
    ("fields yield after the meal", "steps/feeding.py", "        harvest(state, self.seat)\n        missing = shortage_of(state, self.seat)", "        missing = shortage_of(state, self.seat)\n        harvest(state, self.seat)"),
    ("hunger costs a point for each", "steps/feeding.py", "enter(state, seat, HUNGRY, HUNGER)", "enter(state, seat, HUNGRY, -shortage_of(state, seat))"),
    ("who starves keeps food", "steps/feeding.py", "    eat_all(state, seat)\n    enter", "    enter"),
    ("the marker stays", "steps/rounds.py", "state.start = (state.start + 1) % state.seats", "pass"),
    ("cards do not slide", "steps/rounds.py", "        slide(state)\n", ""),
    ("a deck that just suffices ends the game", "steps/rounds.py", "if deck_size(state) < gaps(state):\n            end", "if deck_size(state) <= gaps(state):\n            end"),
    ("an empty stack does not end the game", "steps/rounds.py", "if has_empty_stack(state):", "if False:"),
    ("an unused card for two resources is lost", "steps/rounds.py", "            if has_two_resources(state, seat):", "            if False:"),
    ("doubles count one by one", "scoring.py", "different * different + twice * twice", "different * different + twice"),
    ("shamans count fields", "scoring.py", "if role == 2 else state.figures[seat]", "if role == 2 else state.fields[seat]"),
    ("ties go by tools first", "scoring.py", "state.fields[seat], value_of_tools(state, seat), state.figures", "value_of_tools(state, seat), state.fields[seat], state.figures"),
    ("the card pays for what is begun", "steps/paying.py", "return self.paid == 0", "return True"),
    ("a payment may come to a dead end", "payments.py", "return wanted >= 0 and reaches", "return wanted >= 0 or reaches"),
]  # fmt: skip
MUTANTS = {
    "alhambra": ALHAMBRA,
    "keyflower": KEYFLOWER,
    "kilt_castle": KILT_CASTLE,
    "silver": SILVER,
    "stone_age": STONE_AGE,
}


def survives(game: str, what: str, file: str, old: str, new: str) -> bool:
    """Whether all tests of the game pass on the broken rules."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in ("src", "tests", "pyproject.toml"):
            source = ROOT / name
            ignore = shutil.ignore_patterns("__pycache__")
            shutil.copytree(source, copy / name, ignore=ignore) if source.is_dir() else shutil.copy(source, copy)
        path = copy / "src/mizban/games" / game / file
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{what}: {old!r} is no longer in {file}"
        path.write_text(text.replace(old, new), encoding="utf-8")
        failed = first_failure(copy, game, "not conformance") or first_failure(copy, game, "conformance")
        print(f"{what}: {failed or 'SURVIVES'}", flush=True)
        return not failed


def first_failure(copy: Path, game: str, marked: str) -> str:
    """The first test of a game that fails on a copy of the tree, if any."""
    options = ["-q", "-x", "-p", "no:cacheprovider", "-m", marked]
    command = [sys.executable, "-m", "pytest", *options, f"tests/games/{game}"]
    environment = {**os.environ, "PYTHONPATH": str(copy / "src")}
    done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, check=False)
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return failed[0] if failed else "" if done.returncode == 0 else done.stdout[-200:]


def main() -> int:
    """Try all mutants; one that no test finds is a failure."""
    games = sys.argv[1:] or list(MUTANTS)
    mutants = [(game, *mutant) for game in games for mutant in MUTANTS[game]]
    survivors = [mutant for mutant in mutants if survives(*mutant)]
    print(f"{len(mutants) - len(survivors)} of {len(mutants)} found")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
