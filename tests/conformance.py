"""What every game must pass, written once: subclass Conformance and hand in what only the game can tell."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Optional

import pytest

import leaks
import texts
from leaks import dump
from mizban import compiled, language
from mizban.bots import LEVELS, expert, make
from mizban.cli.mutations import Mutant, Stock
from mizban.core.errors import BadPosition, NotUndoable
from mizban.core.flow import asked, chance_of, is_over, legal, play, settle, waiting
from mizban.core.game import DIFFICULTIES, Game, Word
from mizban.core.notation import reading, writing
from mizban.core.playout import playout, possible
from mizban.core.source import Fast
from mizban.core.state import CHANCE, Ask, State
from mizban.core.steps import named
from mizban.core.values import made_from
from mizban.match import Match
from mizban.records import begin, from_position, replay, restore

Path = list[tuple[Ask, int]]
SEED = 20260
KEY = bytes(32)
MANY = 300
BOT_TWINS = 8  # positions with a choice, for each number of seats


def through_json(data: Any) -> Any:
    """What comes out at the other end of a wire."""
    return json.loads(json.dumps(data))


class Spec:
    """What only the game can tell."""

    game: Game[Any]
    games = 12  # random games for each set-up
    stride = 1  # of a long game every so many answers are compared in the leak test
    options: Mapping[str, str] = MappingProxyType({})  # of the table, for the leak tests

    def plays(self) -> int:
        """How many random games there are; plain Python, which is several times slower, plays fewer."""
        return self.games if compiled else max(min(self.games, 3), self.games // 3)

    def explorable(self, state: State) -> bool:
        """Whether there are few enough ways to finish a choice to try them all."""
        return True

    def pieces(self, state: Any) -> object:
        """What never changes once the game is set up: all pieces, wherever they are."""
        raise NotImplementedError

    def twin(self, kind: str, state: Any, after: Any, seat: Optional[int], source: Fast) -> leaks.Twin:
        """A twin of one of the three kinds (see leaks.py)."""
        raise NotImplementedError


def setups(game: Game[Any]) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with each value of each option at least once."""
    for seats in game.seats:
        yield seats, {}
    values = [(name, value) for name, allowed in game.options.items() for value in allowed[1:]]
    for i, (name, value) in enumerate(values):
        yield game.seats[i % len(game.seats)], {name: value}


def next_answer(state: State, source: Fast) -> tuple[int, int]:
    """A seat and a random answer of its, or chance and an outcome."""
    chance = chance_of(state)
    if chance is not None:
        return CHANCE, source.draw(chance, chance.weights(state))
    seats = waiting(state)
    seat = seats[source.below(len(seats))]
    options = legal(state, seat)
    return seat, options[source.below(len(options))]


def states(game: Game[Any], seats: int, options: dict[str, str], seed: int) -> Iterator[State]:
    """The states of a random game, one after the other; the next one changes the last."""
    source = Fast(seed)
    state = game.start(seats, options)
    yield state
    while not is_over(state):
        play(state, *next_answer(state, source))
        yield state


def play_at_random(match: Match, source: Fast) -> tuple[int, int]:
    """Give a random answer in a match."""
    seats = match.waiting
    seat = seats[source.below(len(seats))]
    options = match.legal(seat)
    answer = options[source.below(len(options))]
    match.play(answer, seat)
    return seat, answer


def matches(game: Game[Any], games: int) -> Iterator[tuple[Match, Fast]]:
    """Fresh matches over all set-ups, with a source for random answers."""
    every = list(setups(game))
    for n in range(games):
        seats, options = every[n % len(every)]
        yield begin(game, seats, options, bytes([n]) * 32), Fast(SEED + n)


def paths(state: State, seat: int) -> Iterator[Path]:
    """Every way in which a seat can finish the choice it is asked for."""
    ask = asked(state, seat)
    assert ask is not None
    for answer in ask.options(state):
        after = state.copy()
        play(after, seat, answer)
        then = asked(after, seat)
        if then is not None and leaks.is_narrowing(after, then):
            for path in paths(after, seat):
                yield [(ask, answer), *path]
        else:
            yield [(ask, answer)]


def check_question(game: Game[Any], state: State, seat: int) -> None:
    """Options are sorted, without doubles, never empty, and in the vocabulary."""
    ask = asked(state, seat)
    assert ask is not None
    options = list(ask.options(state))
    assert options, f"{named(ask)} has no option: a dead end"
    assert options == sorted(set(options))
    most = ask.answers + (ask.free.answers if ask.free else 0)
    assert options[0] >= 0
    assert options[-1] < most
    assert all(0 <= game.action(ask, answer) < game.actions for answer in options)


def check_steps(state: State) -> None:
    """Steps hold whole numbers only."""
    for stack in [state.todo, *state.lanes]:
        for step in stack:
            assert all(type(number) is int for number in made_from(step)), named(step)


def check_after(game: Game[Any], state: State) -> None:
    """Whatever comes next, chance can answer and every seat that is asked has an answer."""
    check_steps(state)
    chance = chance_of(state)
    if chance is not None:
        weights = chance.weights(state)
        assert all(type(weight) is int and weight >= 0 for weight in weights)
        assert sum(weights) > 0
    for seat in waiting(state):
        check_question(game, state, seat)


def check_options(game: Game[Any], state: State) -> None:
    """None of the options that are offered leads into a dead end."""
    check_after(game, state)
    chance = chance_of(state)
    answers = [] if chance is None else [(CHANCE, outcome) for outcome in possible(chance.weights(state))]
    for seat in waiting(state):
        answers += [(seat, answer) for answer in legal(state, seat)]
    for seat, answer in answers:
        after = state.copy()
        play(after, seat, answer)
        check_after(game, after)


def check_copies(game: Game[Any], seats: int, options: dict[str, str], seed: int) -> None:
    """Every earlier copy still is what it was after all later moves."""
    kept = [(state.copy(), dump(state)) for state in states(game, seats, options, seed)]
    for copy, before in kept:
        assert dump(copy) == before


def check_group(game: Game[Any], state: State, source: Fast) -> None:
    """A group's answers give the equal state in any order."""
    first, answers = state.copy(), []
    before = first.lanes
    while first.lanes is before:
        seat, answer = next_answer(first, source)
        answers.append((seat, answer))
        play(first, seat, answer)
    for _ in range(2):
        again = state.copy()
        for seat, answer in shuffled_by_seat(answers, source):
            play(again, seat, answer)
        assert dump(again) == dump(first), "the order of answers in a group matters"


def shuffled_by_seat(answers: list[tuple[int, int]], source: Fast) -> list[tuple[int, int]]:
    """The answers in another order, each seat's own order kept."""
    lanes = {seat: [answer for who, answer in answers if who == seat] for seat, _ in answers}
    order = []
    while lanes:
        seat = list(lanes)[source.below(len(lanes))]
        order.append((seat, lanes[seat].pop(0)))
        if not lanes[seat]:
            del lanes[seat]
    return order


def check_sealed(game: Game[Any], state: State, source: Fast) -> None:
    """What one seat answers in a sealed group, no other sees before the group ends."""
    seat, answer = next_answer(state, source)
    after = state.copy()
    after.events = []
    play(after, seat, answer)
    if after.lanes and after.sealed:
        for other in [None, *[each for each in range(state.seats) if each != seat]]:
            assert game.view(after, other) == game.view(state, other)
            assert all(event.numbers_for(other) is None for event in after.events)


def check_texts(game: Game[Any], state: State, reasons: dict[str, Word], source: Fast) -> None:
    """What is said is refused exactly when no path of answers does it; the reasons met are noted by id."""
    wordings = game.wordings
    for seat in range(state.seats):
        said = [texts.said_by(wordings, state, seat, path) for path in writing.paths(state, seat)]
        done = {text for verb, found in said for text in texts.forms(wordings, verb, found)}
        done.update(texts.endings(wordings, state, seat))
        short = texts.short_names(said)
        ordered = {texts.in_order(wordings, text, short) for text in done}
        some = said if len(said) <= MANY else [said[source.below(len(said))] for _ in range(MANY)]
        spoilt = [texts.spoilt(wordings, verb, found, source) for verb, found in some]
        for text in [*done, *filter(None, spoilt), *texts.every_text(wordings)]:
            reason = texts.refusal(game, state, seat, text)
            assert (reason is None) == (texts.in_order(wordings, text, short) in ordered), f"{text}: {reason}"
            longer = texts.refusal(game, state, seat, f"{text} {text.split()[-1]}")
            reasons.update({each.id: each for each in (reason, longer) if isinstance(each, Word)})


def check_notation(game: Game[Any], state: State, source: Fast) -> None:
    """Every choice can be written and read back, its sets in any order; equal texts lead to equal states."""
    wordings = game.wordings
    for seat in waiting(state):
        ask = asked(state, seat)
        assert ask is not None
        start = writing.before(state, ask)
        so_far = ask.so_far(state)
        assert bool(so_far) == (dump(start) != dump(state)), "so_far tells whether a choice is begun"
        for answer in so_far:
            play(start, seat, answer)
        assert dump(start) == dump(state), "what was chosen so far leads elsewhere"
        effects: dict[str, dict[str, Any]] = {}
        for path in writing.paths(state, seat):
            signs = writing.signs(wordings, writing.before(state, ask), seat, so_far + path)
            text = writing.as_text(wordings, signs)
            assert texts.is_shaped(wordings, signs), f"{text} has another shape than the grammar says"
            effect = dump(played(state, seat, path))
            assert effects.setdefault(text, effect) == effect, f"{text} means two things"
            verb, found = texts.said_by(wordings, state, seat, path)
            for each in (text, texts.shuffled(f"{verb} ", found, source)):
                ways = reading.read(wordings, state, seat, each).ways
                assert ways, f"{each} is not understood"
                assert all(dump(played(state, seat, way)) == effect for way in ways), each


def played(state: State, seat: int, path: list[int]) -> State:
    """The state after some answers."""
    for answer in path:
        state = writing.after(state, seat, answer)
    return state


def check_words(match: Match) -> None:
    """Every prompt, option and event has words in both languages."""
    for lang in language.LANGUAGES:
        for seat in match.waiting:
            assert match.prompt(seat, lang)
            assert all(match.text(answer, lang, seat) for answer in match.legal(seat))
        for seat in (None, *range(match.state.seats)):
            assert all(language.say(match.game, language.event_word(event), lang) for event in match.last_events(seat))


def check_guess(game: Game[Any], state: State, seat: Optional[int], seed: int) -> None:
    """A guess fits what is known and depends on nothing else; so does one from plain data, and one of a guess."""
    known, before = through_json(game.known(state, seat)), dump(state)
    state.events = []  # as in a match to which somebody listens
    guessed, fitting = game.guess(state, seat, Fast(seed)), game.from_known(known)
    assert guessed.events is None, "a guess carries what was told"
    state.events = None
    assert dump(state) == before, "a guess changes the state"
    for each in (guessed, fitting):
        assert through_json(game.known(each, seat)) == known, "a guess forgets what is known"
        assert game.guess(each, seat, Fast(seed)) == guessed, "a guess depends on more than what is known"


def check_equal_guesses(spec: Spec, state: State, seat: Optional[int], source: Fast, seed: int) -> None:
    """Twins that a seat cannot tell apart give it equal guesses."""
    game = spec.game
    guessed = game.guess(state, seat, Fast(seed))
    for kind in "ac":
        twin = spec.twin(kind, state, None, seat, source).state
        assert game.known(twin, seat) == game.known(state, seat)
        again = game.guess(twin, seat, Fast(seed))
        assert again == guessed, "a guess depends on more than what is known"
        assert pickle.dumps(again) == pickle.dumps(guessed), "what is sent to a bot tells a secret"


def check_guess_goes_on(spec: Spec, state: State, seat: Optional[int], seed: int) -> None:
    """A guess has all pieces, keeps the laws, and can be played to the end, which does not change the state."""
    game, before = spec.game, dump(state)
    guessed = game.guess(state, seat, Fast(seed))
    assert spec.pieces(guessed) == spec.pieces(state)
    assert game.faults(guessed) == []
    playout(guessed, Fast(seed), game.longest)
    assert is_over(guessed)
    assert dump(state) == before


def check_forced(game: Game[Any], state: State) -> None:
    """The options of a question that is called public follow from what the others know."""
    for seat in waiting(state):
        ask = asked(state, seat)
        assert ask is not None
        if ask.public and not leaks.is_narrowing(state, ask):
            for other in range(state.seats):
                guessed = game.guess(state, other, Fast(1))
                assert legal(guessed, seat) == list(ask.options(state)), "a forced answer would tell a secret"


def check_undo(match: Match, seat: int, answer: int, before: dict[str, Any]) -> None:
    """Taking back and answering again gives the equal state; outside groups, taking back alone does."""
    twin = match.copy()
    if not twin.undoable(seat):
        with pytest.raises(NotUndoable):
            twin.undo(seat)
        return
    count = twin.undo(seat)
    assert twin.timeline.entries()[-1] == ["undo", seat, count]
    if not match.timeline.group and count == 1:
        assert dump(twin.state) == before
    if len(twin.timeline.entries()) < MANY or len(twin.timeline.entries()) % 10 == 0:  # a long log takes its time
        restored = restore({**twin.setup, "key": twin.record()["key"]}, twin.timeline.entries())
        assert dump(restored.state) == dump(twin.state)
    if count == 1:
        twin.play(answer, seat)
        assert dump(twin.state) == dump(match.state)


@pytest.mark.conformance
class Conformance:
    """The tests; a game's test class names its spec."""

    spec: Spec

    @pytest.fixture
    def game(self) -> Game[Any]:
        return self.spec.game

    def test_random_games_end_with_every_set_up(self, game: Game[Any]) -> None:
        for seats, options in setups(game):
            for n in range(self.spec.plays()):
                answers = 0
                for state in states(game, seats, options, SEED + n):
                    check_after(game, state)
                    answers += 1
                assert answers <= game.longest
                assert len(game.scores(state)) == len(game.ranking(state)) == seats
                assert 1 in game.ranking(state)

    def test_no_option_leads_into_a_dead_end(self, game: Game[Any]) -> None:
        for n, (seats, options) in enumerate(setups(game)):
            for i, state in enumerate(states(game, seats, options, SEED + n)):
                if i % 5 == n % 5:
                    check_options(game, state)

    def test_a_copy_is_independent(self, game: Game[Any]) -> None:
        for n, seats in enumerate(game.seats):
            check_copies(game, seats, {}, SEED + n)

    def test_groups_give_equal_states_in_any_order(self, game: Game[Any]) -> None:
        for n in range(self.spec.plays()):
            before: object = None
            for state in states(game, game.seats[n % len(game.seats)], {}, SEED + n):
                if state.lanes and state.lanes is not before:
                    before = state.lanes
                    check_group(game, state, Fast(n))

    def test_a_sealed_choice_is_seen_by_nobody_else(self, game: Game[Any]) -> None:
        for n in range(self.spec.plays()):
            for state in states(game, game.seats[n % len(game.seats)], {}, SEED + n):
                if state.sealed:
                    check_sealed(game, state, Fast(n))

    def test_a_replay_gives_the_equal_state_and_scores(self, game: Game[Any]) -> None:
        for match, source in matches(game, self.spec.plays()):
            while not match.over:
                play_at_random(match, source)
            again = replay(through_json(match.record()))
            assert dump(again.state) == dump(match.state)
            assert again.scores() == match.scores()
            assert again.record() == match.record()
            assert again.events(0) == match.events(0)

    def test_undo_gives_back_the_equal_state(self, game: Game[Any]) -> None:
        for match, source in matches(game, self.spec.plays() // 3 or 1):
            while not match.over:
                before = dump(match.state)
                seat, answer = play_at_random(match, source)
                check_undo(match, seat, answer, before)

    def test_position_out_and_in_gives_the_equal_state(self, game: Game[Any]) -> None:
        for n, (seats, options) in enumerate(setups(game)):
            for state in states(game, seats, options, SEED + n):
                again = game.read(through_json(game.write(state)))
                settle(again)
                assert dump(again) == dump(state)

    def test_what_play_leads_to_can_be(self, game: Game[Any]) -> None:
        for n, (seats, options) in enumerate(setups(game)):
            for state in states(game, seats, options, SEED + n):
                assert game.faults(state) == []

    def test_where_nothing_is_said_two_play(self, game: Game[Any]) -> None:
        match = from_position(game, {}, KEY)
        assert (match.state.seats, match.over) == (game.seats[0], False)
        while not match.over:
            play_at_random(match, Fast(match.timeline.length))

    def test_a_field_that_is_left_out_has_a_default_or_is_missed(self, game: Game[Any]) -> None:
        for match, source in matches(game, len(game.seats)):
            for _ in range(60):
                if not match.over:
                    play_at_random(match, source)
            for name in match.position():
                check_without(match, name, source)

    def test_changed_positions_are_refused_or_lead_to_the_end(self, game: Game[Any]) -> None:
        stock = Stock(game, list(game.seats))
        mutants = [Mutant(stock, seed) for seed in range(60)]
        for mutant in mutants:
            mutant.run()
        assert [mutant.fault for mutant in mutants if mutant.fault] == []
        assert sum(mutant.accepted for mutant in mutants) > 5

    def test_a_match_goes_on_from_its_position(self, game: Game[Any]) -> None:
        for match, source in matches(game, self.spec.plays() // 3 or 1):
            while not match.over:
                play_at_random(match, source)
                again = from_position(game, through_json(match.position()), KEY)
                assert again.position() == match.position()

    def test_pieces_are_conserved(self, game: Game[Any]) -> None:
        for n, (seats, options) in enumerate(setups(game)):
            pieces = [self.spec.pieces(state) for state in states(game, seats, options, SEED + n)]
            assert all(each == pieces[0] for each in pieces)

    def test_everything_has_words_in_both_languages(self, game: Game[Any]) -> None:
        for match, source in matches(game, self.spec.plays() // 2 or 1):
            while not match.over:
                check_words(match)
                play_at_random(match, source)
            check_words(match)

    def test_what_a_table_is_offered_with_fits_the_game(self, game: Game[Any]) -> None:
        assert game.best in game.seats
        assert len(game.minutes) in (0, len(game.seats))
        assert list(game.minutes) == sorted(game.minutes)
        assert game.difficulty in ("", *DIFFICULTIES)

    def test_options_are_told_in_words(self, game: Game[Any]) -> None:
        values = [f"{name}-{value}" for name, values in game.options.items() for value in values]
        for lang in language.LANGUAGES:
            unsaid = [each for each in [*game.options, *values] if f"option-{each}" not in message_ids(game, lang)]
            assert unsaid == []

    def test_both_languages_have_the_same_messages(self, game: Game[Any]) -> None:
        english, persian = (message_ids(game, lang) for lang in language.LANGUAGES)
        assert english == persian
        for category in game.breakdown(game.start(game.seats[0], {}), 0):
            assert f"score-{category}" in english

    def test_why_is_none_exactly_when_some_answers_do_it(self, game: Game[Any]) -> None:
        reasons: dict[str, Word] = {}
        for n, (seats, options) in enumerate(setups(game)):
            for i, state in enumerate(states(game, seats, options, SEED + n)):
                if (i % 11 == n % 11 or is_over(state)) and self.spec.explorable(state):
                    check_texts(game, state, reasons, Fast(i))
        for reason in reasons.values():
            assert all(language.say(game, reason, lang) for lang in language.LANGUAGES)

    def test_every_choice_can_be_written_and_read_back(self, game: Game[Any]) -> None:
        for n, (seats, options) in enumerate(setups(game)):
            for i, state in enumerate(states(game, seats, options, SEED + n)):
                if i % 5 == n % 5 and self.spec.explorable(state):
                    check_notation(game, state, Fast(i))

    def test_a_transcript_can_be_played_again(self, game: Game[Any]) -> None:
        for n, (match, source) in enumerate(matches(game, len(game.seats))):
            while not match.over:
                play_at_random(match, source)
            twin = begin(game, match.state.seats, match.setup["options"], bytes([n]) * 32)
            for seat, text in match.transcript():
                if seat is not None:
                    twin.play(text, seat)
            assert dump(twin.state) == dump(match.state)

    def test_a_guess_fits_what_is_known(self, game: Game[Any]) -> None:
        for n, seats in enumerate(game.seats):
            for i, state in enumerate(states(game, seats, {}, SEED + n)):
                if waiting(state):
                    check_guess(game, state, [None, *range(seats)][i % (seats + 1)], i)

    def test_equal_knowledge_gives_equal_guesses(self, game: Game[Any]) -> None:
        source = Fast(SEED)
        for n, seats in enumerate(game.seats):
            for i, state in enumerate(states(game, seats, dict(self.spec.options), SEED + n)):
                if waiting(state) and i % self.spec.stride == 0:
                    check_equal_guesses(self.spec, state, [None, *range(seats)][source.below(seats + 1)], source, i)

    def test_a_guess_can_be_played_to_the_end(self, game: Game[Any]) -> None:
        source = Fast(SEED)
        for n, (seats, options) in enumerate(setups(game)):
            for i, state in enumerate(states(game, seats, options, SEED + n)):
                if waiting(state) and source.below(40) == 0:
                    check_guess_goes_on(self.spec, state, [None, *range(seats)][source.below(seats + 1)], i)

    def test_guesses_vary_all_that_is_hidden(self, game: Game[Any]) -> None:
        leaks.check_guesses_vary(self.spec, SEED)

    def test_forced_answers_of_public_questions_tell_nothing(self, game: Game[Any]) -> None:
        for n in range(self.spec.plays()):
            for state in states(game, game.seats[n % len(game.seats)], {}, SEED + n):
                check_forced(game, state)

    def test_no_message_names_a_step_that_is_not_listed(self, game: Game[Any]) -> None:
        for seats, options in setups(game):
            for state in states(game, seats, options, SEED):
                for step in state.todo:
                    assert type(step) in game.steps

    @pytest.mark.parametrize("kind", ["a", "b", "c"])
    def test_no_secret_leaves(self, game: Game[Any], kind: str) -> None:
        compared = 0
        for n in range(self.spec.plays()):
            compared += leaks.compare_game(self.spec, kind, game.seats[n % len(game.seats)], SEED + n)
        assert compared > 50

    def test_twins_vary_all_that_is_hidden(self, game: Game[Any]) -> None:
        leaks.check_twins_vary(self.spec, SEED)

    @pytest.mark.parametrize("level", LEVELS)
    def test_bots_play_twins_alike(self, game: Game[Any], level: str) -> None:
        compared = 0
        for n, seats in enumerate(game.seats):
            source = Fast(SEED + n)
            for i, state in enumerate(states(game, seats, {}, SEED + n)):
                if compared >= BOT_TWINS * (n + 1):
                    break
                if chance_of(state) is None and waiting(state) and i % (self.spec.stride + 3) == 0:
                    compared += check_bots_play_alike(self.spec, state, level, source)
        assert compared >= BOT_TWINS


def check_bots_play_alike(spec: Spec, state: State, level: str, source: Fast) -> int:
    """What a bot of a level does does not depend on what its seat cannot know; how often there was a choice."""
    seat = waiting(state)[0]
    if len(legal(state, seat)) < 2:
        return 0
    twins = [spec.twin(kind, state, None, seat, source).state for kind in "aca"]
    turns = [turn_of(spec.game, each, level, seat) for each in [state, *twins]]
    assert turns == [turns[0]] * len(turns)
    return 1


def turn_of(game: Game[Any], state: State, level: str, seat: int) -> list[int]:
    """The turn of a bot that does not look at the clock."""
    bot = expert(game, SEED, state.seats, 60) if level == "expert" else make(level, game, SEED, state.seats)
    return bot.turn(game.guess(state, seat, bot.source), seat)


def check_without(match: Match, name: str, source: Fast) -> None:
    """A position without one of its fields is refused, or played to the end."""
    position = {each: value for each, value in match.position().items() if each != name}
    try:
        other = from_position(match.game, position, KEY)
    except BadPosition:
        return
    while not other.over:
        play_at_random(other, source)


def message_ids(game: Game[Any], lang: str) -> set[str]:
    """The ids of a game's messages, attributes included."""
    bundle = language.bundle_of(game.id, game.locales, lang)
    ids = set(bundle.messages)
    return ids | {f"{id}.{each.id.name}" for id in ids for each in bundle.messages[id].attributes}
