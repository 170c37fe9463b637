"""A record whose chance is checked: every draw is worked out again from its key."""

from __future__ import annotations

import hashlib
import hmac
import re
from argparse import Namespace
from typing import TYPE_CHECKING, Final, Optional

from mizban import language
from mizban.cli.files import read_json
from mizban.cli.parser import Mistake, command
from mizban.cli.screen import screen
from mizban.cli.shelf import title
from mizban.cli.words import say
from mizban.match import Match
from mizban.records import verified

if TYPE_CHECKING:
    from mizban.cli.parser import Commands

SECRET: Final = re.compile("[0-9a-f]{64}")


def add_to(commands: Commands) -> None:
    """The command verify."""
    uses = ("game.json", "game.json --secret 5f… --salts 00…,ff… --commitment 9f…")
    parser = command(commands, verify, "verify", "work every draw of a record out again from its key", *uses)
    parser.add_argument("record", metavar="RECORD", help="a file that save or the server has written")
    parser.add_argument("--secret", metavar="HEX", help="the secret in the result of a table")
    parser.add_argument("--salts", metavar="HEX,HEX,...", help="the salts of its chairs, in the order of the seats")
    parser.add_argument("--commitment", metavar="HEX", help="what the table showed before the game")


def verify(args: Namespace) -> int:
    """Check a record with its key, and the key with what a table has shown."""
    lang = language.check(args.lang)
    match, draws = verified(read_json(args.record))
    out = screen()
    out.print(say("verified", lang, game=title(match.game, lang), draws=draws))
    if args.secret is None and args.salts is None and args.commitment is None:
        return 0
    secret = checked_secret(args.secret)
    check_key(match, secret, args.salts)
    out.print(say("verified-key", lang))
    if args.commitment is not None:
        check_commitment(secret, args.commitment)
        out.print(say("verified-commitment", lang))
    return 0


def checked_secret(text: Optional[str]) -> bytes:
    if text is None or not SECRET.fullmatch(text):
        raise Mistake("the secret must be 64 hexadecimal digits: --secret HEX")
    return bytes.fromhex(text)


def check_key(match: Match, secret: bytes, salts: Optional[str]) -> None:
    """The key of a table is made of its secret and of what each seat has added."""
    if salts is None:
        raise Mistake("the key is made of the secret and of all salts: --salts HEX,HEX,...")
    if hmac.digest(secret, salts.encode(), "sha256") != match.timeline.key:
        raise Mistake("the key of the record is not that of this secret and these salts")


def check_commitment(secret: bytes, commitment: str) -> None:
    if hashlib.sha256(secret).hexdigest() != commitment:
        raise Mistake("the secret is not the one that was committed to")
