"""A contest: all that its games depend on, and the games that are finished, in a folder."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Mapping, Sequence
from functools import cached_property
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Optional

import mizban
from mizban.arena.farm import spread
from mizban.arena.games import one_game, seed_of
from mizban.arena.lineups import LineUp, line_ups
from mizban.bots import maker
from mizban.bots.bot import SECONDS
from mizban.bots.custom import FILE, is_place, located
from mizban.core.errors import MizbanError
from mizban.core.game import Game, Plain
from mizban.core.reading import quoted
from mizban.core.source import Fast
from mizban.registry import folder as folder_of
from mizban.registry import own

EVALUATIONS: Final = 2000  # of an expert, when nobody says how many
SETUP: Final = "contest.json"
GAMES: Final = "games.jsonl"


class OtherContest(MizbanError):
    """A folder holds the games of another contest."""


class Contest:
    """Which bots play what, how hard they think, and by which seed."""

    def __init__(
        self,
        game: Game[Any],
        bots: Sequence[str],
        seats: Optional[int] = None,
        seed: int = 1,
        options: Optional[Mapping[str, str]] = None,
        evaluations: int = EVALUATIONS,
        seconds: Optional[float] = None,
    ) -> None:
        self.game: Final = game
        self.seats: Final = game.checked_seats(game.best if seats is None else seats)
        self.bots: Final = list(bots)
        self.options: Final = game.full_options(options or {})
        self.seed: Final = seed
        self.evaluations: Final = 0 if seconds is not None else evaluations  # 0: by the clock
        self.seconds: Final = SECONDS if seconds is None else seconds
        self.line_ups: Final[list[LineUp]] = line_ups(self.bots, self.seats, seed)
        self.names: Final = list(dict.fromkeys(self.bots))
        Fast(seed_of(seed, 0))  # is it a seed?
        for name in self.names:
            maker(name)(game, seed, self.seats)  # a bot that cannot be made is refused before anybody plays

    @property
    def is_reproducible(self) -> bool:
        """Whether the same seed plays the same games: not where bots go by the clock."""
        return self.evaluations > 0

    def line_up(self, number: int) -> LineUp:
        """Who sits where in a game."""
        return self.line_ups[number % len(self.line_ups)]

    def plain(self) -> Plain:
        """What makes games the same or others."""
        return {
            "game": self.game.id,
            "rules": self.game.version,
            "seats": self.seats,
            "bots": self.bots,
            "seed": self.seed,
            "options": self.options,
            "evaluations": self.evaluations,
            "seconds": self.seconds,
            "code": self.code,
        }

    @cached_property
    def code(self) -> str:
        """A fingerprint of the rules, the bots and their weights."""
        digest = sha256(mizban.__version__.encode())
        for path in sorted(self.sources()):
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
        return digest.hexdigest()[:16]

    def sources(self) -> Iterator[Path]:
        """The files on which it depends how a game goes."""
        root = Path(mizban.__file__).parent
        folders = [root / "core", root / "bots"]
        if self.game.id in own():
            folders.append(root / "games" / folder_of(self.game.id))
        for each in folders:
            yield from (path for path in each.rglob("*") if path.suffix in (".py", ".json"))
        for name in self.names:
            place = name.rpartition(":")[0]
            origin = place if place.endswith(FILE) else module_file(place) if is_place(name) else None
            if origin is not None:
                yield Path(origin)

    def default_folder(self) -> Path:
        """Where games are kept when nobody says where: each contest in a folder of its own."""
        whole = sha256(json.dumps(self.plain(), sort_keys=True).encode()).hexdigest()
        return Path("arena") / f"{self.game.id}-{self.seats}-{whole[:8]}"

    def play(self, numbers: Sequence[int], workers: int = 0, ray: Optional[str] = None) -> Iterator[Plain]:
        """The games of these numbers, in the order in which they are finished."""
        places = {name: located(name) for name in self.names}
        shared = (self.options, self.seed)
        pieces = [
            (self.game.id, self.line_up(number), places, *shared, number, self.evaluations, self.seconds)
            for number in numbers
        ]
        yield from spread(one_game, pieces, workers, ray)


def module_file(place: str) -> Optional[str]:
    """The file of a module that can be imported."""
    spec = find_spec(place)
    return None if spec is None else spec.origin


class Ledger:
    """The finished games of a contest, a line for each."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.folder: Final = folder
        self.contest: Final = contest
        self.rows: Final[dict[int, Plain]] = {}
        if folder.exists() and not folder.is_dir():
            raise OtherContest(f"{quoted(str(folder))} is not a folder")
        if (folder / SETUP).exists():
            self.check()
            self.read()

    def check(self) -> None:
        """Refuse a folder whose games were played otherwise."""
        ours = json.loads(json.dumps(self.contest.plain()))
        try:
            theirs = json.loads((self.folder / SETUP).read_text(encoding="utf-8"))
            differs = [name for name in ours if theirs[name] != ours[name]]
        except (ValueError, LookupError, TypeError):
            raise OtherContest(f"{self.folder / SETUP} cannot be read; choose another folder") from None
        if differs:
            name = differs[0]
            if name == "code":
                raise OtherContest(f"{self.folder} holds games of other rules or bots; choose another folder")
            old, new = (json.dumps(each[name]) for each in (theirs, ours))
            raise OtherContest(f"{self.folder} holds a contest whose {name} is {old}, not {new}; choose another folder")

    def read(self) -> None:
        """Read what is finished; a line that was not written to its end is cut off."""
        path = self.folder / GAMES
        whole = path.read_bytes() if path.exists() else b""
        good = whole[: whole.rfind(b"\n") + 1]
        for line in good.splitlines():
            row = json.loads(line)
            self.rows[row["number"]] = row
        if len(good) < len(whole):
            with path.open("r+b") as file:
                file.truncate(len(good))

    def begin(self) -> None:
        """Say what the folder holds, before the first game."""
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / SETUP
        if not path.exists():
            new = path.with_suffix(".new")
            new.write_text(json.dumps(self.contest.plain(), indent=1) + "\n", encoding="utf-8")
            new.replace(path)

    def left(self, games: int) -> list[int]:
        """The numbers of the games that are still to be played."""
        return [number for number in range(games) if number not in self.rows]

    def play(self, games: int, workers: int = 0, ray: Optional[str] = None) -> Generator[Plain, None, None]:
        """Play what is left, and write each game down when it is finished."""
        self.begin()
        with (self.folder / GAMES).open("a", encoding="utf-8") as file:
            for row in self.contest.play(self.left(games), workers, ray):
                file.write(json.dumps(row, separators=(",", ":")) + "\n")
                file.flush()
                self.rows[row["number"]] = row
                yield row

    def finished(self, games: int) -> list[Plain]:
        """The finished games of a contest of so many, in their order."""
        return [self.rows[number] for number in range(games) if number in self.rows]
