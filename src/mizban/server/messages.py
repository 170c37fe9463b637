"""Every message between server and client: one source for the checks, for OpenAPI and for the browser's types.

A program or a browser sends requests and gets exactly one reply to each; sights come whenever what it sees changes.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, Optional, Union

from msgspec import Meta, Struct

# A pattern ends with END: a mere $ would let a line end after it.
END: Final = r"$(?!\n)"
Id = Annotated[
    str, Meta(pattern=rf"^[A-Za-z0-9_-]{{1,64}}{END}", description="chosen by the sender, new for each request")
]
Code = Annotated[str, Meta(pattern=rf"^[a-z0-9-]{{1,40}}{END}")]
Count = Annotated[int, Meta(ge=0, le=1 << 31)]
Name = Annotated[str, Meta(min_length=1, max_length=100)]
Seat = Annotated[int, Meta(ge=0, le=99)]
Answers = Annotated[list[Annotated[int, Meta(ge=0, le=1 << 31)]], Meta(min_length=1, max_length=64)]
Salt = Annotated[
    str, Meta(pattern=rf"^[0-9a-f]{{32}}{END}", description="16 random bytes that a player adds to the shuffle")
]
Say = Annotated[str, Meta(min_length=1, max_length=300, description="a choice in words, such as: move S-R P5")]
Language = Literal["en", "fa"]
COOKIE: Final = "mizban"  # has the secret of a session


class Received(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What comes from outside: an unknown field is a mistake."""


class Sent(Struct, frozen=True):
    """What the server says."""


# Parts


class Words(Sent, frozen=True):
    """The id of a message in the .ftl files, and its arguments."""

    id: str
    args: dict[str, Any] = {}


class Problem(Sent, frozen=True):
    """Why something was refused: a code for programs, a sentence for people."""

    code: str
    text: str
    args: dict[str, Any] = {}


class Option(Sent, frozen=True):
    """One answer that may be given now, and what it means."""

    answer: int
    words: Words
    verb: str = ""  # what it does, such as build
    thing: str = ""  # what on the table it is about, such as site:c3; empty: a button


class Several(Sent, frozen=True):
    """Things that are chosen together in any order: those that may still join, and whether it can be confirmed."""

    verb: str
    more: list[str]
    whole: bool
    missing: Optional[Words] = None  # why those chosen so far are not enough


class Question(Sent, frozen=True):
    """What a seat is asked now."""

    prompt: Words
    options: list[Option]
    begun: list[str] = []  # the things that are chosen already
    several: Optional[Several] = None


class Chair(Sent, frozen=True):
    """Who sits on a seat; nobody when both name and bot are empty."""

    name: str = ""
    bot: str = ""  # the bot that plays the seat now: its level, or its name
    away: bool = False  # the person has left, may come back, and a bot plays meanwhile
    resigned: bool = False
    program: bool = False  # not a person plays it, but a program of theirs
    salt: str = ""


class Notice(Sent, frozen=True):
    """A bot has failed, and another one plays its seat from then on."""

    seat: int
    bot: str  # the one that has failed
    by: str  # the one that plays since
    log: int  # so many entries of the log had happened


class Recall(Sent, frozen=True):
    """A seat would like to take back its last choice and what came since; the others are asked."""

    seat: int
    agreed: list[int]


class Result(Sent, frozen=True):
    """How a table has ended."""

    ended: Literal["played", "resigned"]
    scores: list[int]
    ranking: list[int]
    breakdown: list[dict[str, int]]
    secret: str  # with the salts it gives the key of all shuffles


class Log(Sent, frozen=True):
    """What has happened: keep the first entries you have, as many as start says, and put these after them."""

    start: int
    events: list[dict[str, Any]]
    by: list[int] = []  # who has answered what each of these events came of; -1: chance, or the set-up
    since: int = 0  # so many entries were there after one's own last choice


class Patch(Sent, frozen=True):
    """How a view differs from the one before: what lies at a path now, and the paths at which nothing is any more."""

    put: list[tuple[list[Union[str, int]], Any]]
    gone: list[list[Union[str, int]]] = []


class Between(Sent, frozen=True):
    """How it looked on the way to a sight, after one of several answers."""

    log: int  # the first so many entries of the log had happened
    by: int  # who had answered; -1: chance
    view: Patch  # the difference to the step before, at first to the sight before


# Requests about one table, over its socket or by POST


class Sit(Received, frozen=True, tag_field="type", tag="sit"):
    """Take a seat: this one, or any free one; a program says that it is one."""

    id: Id
    seat: Optional[Seat] = None
    salt: Optional[Salt] = None
    program: bool = False


class Start(Received, frozen=True, tag_field="type", tag="start"):
    """Begin before the table is full: bots of this level, or of this name, take the free seats."""

    id: Id
    bots: Code


class Leave(Received, frozen=True, tag_field="type", tag="leave"):
    """Leave: before the game the seat is free again, during the game a bot plays it meanwhile."""

    id: Id


class ComeBack(Received, frozen=True, tag_field="type", tag="come_back"):
    """Play one's seat again."""

    id: Id


class StandIn(Received, frozen=True, tag_field="type", tag="stand_in"):
    """Let a bot play for somebody who has been gone for a while, and who may come back at any time."""

    id: Id
    seat: Seat


class Resign(Received, frozen=True, tag_field="type", tag="resign"):
    """Give up for good: the seat is ranked last, and a bot plays it as long as others go on."""

    id: Id


class Rematch(Received, frozen=True, tag_field="type", tag="rematch"):
    """The same game once more, with the same people and bots, at a new table."""

    id: Id


class Move(Received, frozen=True, tag_field="type", tag="move"):
    """Answer the question: one answer, or several that all count or none."""

    id: Id
    decision: Count
    at: Count
    answers: Optional[Answers] = None
    say: Optional[Say] = None


class Undo(Received, frozen=True, tag_field="type", tag="undo"):
    """Take back the last choice, or all back to the start of the turn, up to the last barrier."""

    id: Id
    at: Count
    to: Literal["choice", "turn"] = "choice"


class AskRecall(Received, frozen=True, tag_field="type", tag="recall"):
    """Ask the others whether one's last choice may be taken back, with all that they answered since."""

    id: Id
    at: Count


class Consent(Received, frozen=True, tag_field="type", tag="consent"):
    """Say whether another seat may take its last choice back."""

    id: Id
    at: Count
    agree: bool


class Seen(Received, frozen=True, tag_field="type", tag="seen"):
    """Acknowledge what was shown: in a game of memory it is not shown again."""

    id: Id
    at: Count


class Try(Received, frozen=True, tag_field="type", tag="try"):
    """What would these answers lead to? Nothing is changed, and nothing hidden is told."""

    id: Id
    answers: Optional[Answers] = None
    say: Optional[Say] = None


class Why(Received, frozen=True, tag_field="type", tag="why"):
    """Why is this choice, or anything with this thing, not possible?"""

    id: Id
    say: Say


class AskKnown(Received, frozen=True, tag_field="type", tag="known"):
    """What could one's seat have written down? For programs, which search; and where the table helps to remember."""

    id: Id


class Ping(Received, frozen=True, tag_field="type", tag="ping"):
    """Is anybody there? For browsers, whose sockets do not tell when the network has gone."""

    id: Id


Request = Union[
    Sit, Start, Leave, ComeBack, StandIn, Resign, Rematch,
    Move, Undo, AskRecall, Consent, Seen, Try, Why, AskKnown, Ping,
]  # fmt: skip


# Replies


class Ack(Sent, frozen=True, tag_field="type", tag="ack"):
    """Done, and written down for good; at is the number of the sight that shows it."""

    re: str
    at: int
    played: Optional[int] = None  # fewer answers than were sent: something hidden came out in between


class Duplicate(Sent, frozen=True, tag_field="type", tag="duplicate"):
    """Done before, by a request with the same id."""

    re: str
    at: int


class Stale(Sent, frozen=True, tag_field="type", tag="stale"):
    """Nothing was done: the table has moved on, and looks like this now."""

    re: str
    sight: Sight


class Illegal(Sent, frozen=True, tag_field="type", tag="illegal"):
    """Nothing was done: the rules do not allow it; where words were read, with the rule and where it stands."""

    re: str
    why: Problem
    words: Optional[Words] = None
    rule: Optional[str] = None


class NotYourTurn(Sent, frozen=True, tag_field="type", tag="not_your_turn"):
    """Nothing was done: this seat is not asked now."""

    re: str
    why: Problem


class SlowDown(Sent, frozen=True, tag_field="type", tag="slow_down"):
    """Nothing was done: too many requests; try again after so many seconds."""

    re: str
    seconds: float
    why: Problem


class Refused(Sent, frozen=True, tag_field="type", tag="refused"):
    """Nothing was done, for the reason given."""

    re: str
    why: Problem


class Tried(Sent, frozen=True, tag_field="type", tag="tried"):
    """How it would look after the answers, up to the first barrier."""

    re: str
    played: int  # so many of the answers; the next one meets chance, a revelation or another seat
    view: Optional[dict[str, Any]]  # nothing where only a part of a set was said
    ask: Optional[Question]
    several: Optional[Several] = None  # of a set: what may join it


class Because(Sent, frozen=True, tag_field="type", tag="because"):
    """The first rule against what was said, and its section of the rules; neither when it is possible."""

    re: str
    words: Optional[Words]
    rule: Optional[str]


class Known(Sent, frozen=True, tag_field="type", tag="knows"):
    """All that one's seat could have written down until this sight."""

    re: str
    at: int
    known: dict[str, Any]


class Next(Sent, frozen=True, tag_field="type", tag="next"):
    """Where the rematch takes place."""

    re: str
    table: str


class Pong(Sent, frozen=True, tag_field="type", tag="pong"):
    """Yes."""

    re: str


Reply = Union[
    Ack, Duplicate, Stale, Illegal, NotYourTurn, SlowDown, Refused, Tried, Because, Known, Next, Pong
]  # fmt: skip


# What the server sends by itself


class Sight(Sent, frozen=True, tag_field="type", tag="sight"):
    """All that a seat, or a spectator, sees of a table now."""

    table: str
    game: str
    version: int
    options: dict[str, str]
    seats: int
    at: int  # counts what this seat has seen change
    seat: Optional[int]  # one's own; none for a spectator
    status: Literal["open", "playing", "over", "aside"]
    host: Optional[int]  # the seat of who invites; none where they have not sat down
    shuffled: bool  # whether seats are drawn by lot when the game begins
    chairs: list[Chair]
    notices: list[Notice]  # what the table itself has to say
    commitment: str  # SHA-256 of the secret of the shuffles
    waiting: list[int]
    decision: Optional[int]  # the number of the question, to be sent with its answers
    ask: Optional[Question]
    undo: int  # so many answers can be taken back
    recallable: bool  # one's last choice can be taken back with what others answered since, if they agree
    recall: Optional[Recall]
    result: Optional[Result]
    next: Optional[str]
    log: Log
    view: Optional[dict[str, Any]]
    hash: str  # SHA-256 of the view with sorted names and no spaces
    between: list[Between] = []  # on a staged socket: the steps from the sight before to this one


class Current(Sent, frozen=True, tag_field="type", tag="current"):
    """After a reconnect: nothing has changed since the number that was asked for."""

    at: int


class Bye(Sent, frozen=True, tag_field="type", tag="bye"):
    """The server is about to close the socket."""

    why: Problem


Pushed = Union[Sight, Current, Bye]


# Requests by HTTP alone


class NewSession(Received, frozen=True):
    """A guest who plays at once."""

    name: Name
    lang: Language = "en"


class Session(Sent, frozen=True):
    """Who one is; the secret is in the cookie only."""

    person: str
    name: str
    lang: str


class NewTable(Received, frozen=True):
    """A table to be opened; the one who opens it takes the first seat without a bot."""

    game: Code
    seats: Annotated[int, Meta(ge=1, le=99)]
    options: dict[Annotated[str, Meta(max_length=60)], Annotated[str, Meta(max_length=60)]] = {}
    bots: dict[Annotated[str, Meta(pattern=rf"^[0-9]{{1,2}}{END}")], Code] = {}
    salt: Optional[Salt] = None
    listed: bool = False  # strangers find it among the open tables; otherwise it is for those who have its link
    program: bool = False  # a program opens it
    seating: Literal["shuffled", "as_seated"] = "shuffled"  # whether seats are drawn by lot when the game begins


class Opened(Sent, frozen=True):
    """A new table, and the path of its link."""

    table: str
    path: str


class Sitter(Sent, frozen=True):
    """Who sits on a seat, in a list of tables; nobody when both name and bot are empty."""

    name: str
    bot: str


class TableLine(Sent, frozen=True):
    """A table in a list of tables."""

    table: str
    game: str
    options: dict[str, str]
    seats: int
    status: Literal["open", "playing", "over", "aside"]
    sitters: list[Sitter]
    seat: Optional[int]  # one's own
    your_turn: bool  # one's own answer is waited for
    winners: list[int]  # of a game that is over
    created: int  # seconds since 1970


class ExportLine(Sent, frozen=True):
    """Something that was done at a table: what kind of thing, by which seat, when, and one's own answers."""

    kind: str
    seat: Optional[int]
    created: int  # seconds since 1970
    answers: list[int]


class Export(Sent, frozen=True):
    """What can be read of a table that was set aside."""

    table: str
    game: str
    version: int
    options: dict[str, str]
    seats: int
    created: int  # seconds since 1970
    chairs: list[Chair]
    damaged: list[str]  # what could not be read; nothing where the rules have changed
    lines: list[ExportLine]


class Lobby(Sent, frozen=True):
    """One's own tables, and those that anybody may join."""

    mine: list[TableLine]
    open: list[TableLine]


class GameInfo(Sent, frozen=True):
    """A game on the shelf."""

    id: str
    version: int
    seats: list[int]
    options: dict[str, list[str]]  # the values of each; the first is the default
    best: int  # with so many it is played best
    minutes: list[int]  # how long people play, by number of seats; nothing where nobody knows
    difficulty: str  # easy, medium or demanding; nothing where nobody knows


class Shelf(Sent, frozen=True):
    """What can be played, with whom."""

    games: list[GameInfo]
    bots: list[str]  # the levels, weakest first, and further bots of this server


class GameWords(Sent, frozen=True):
    """The messages of a game in a language, as Fluent writes them."""

    text: str


class RuleSection(Sent, frozen=True):
    """A section of the rules for players; the text is Markdown, and never to be trusted as HTML."""

    id: str
    title: str
    text: str


class GameRules(Sent, frozen=True):
    """The rules of a game in a language, section by section."""

    sections: list[RuleSection]


class Health(Sent, frozen=True):
    """Whether the server can write; tables counts those in memory."""

    status: Literal["ok", "read_only"]
    version: str
    tables: int
