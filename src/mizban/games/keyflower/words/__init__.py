"""How questions, answers, refusals and events are put into words; the texts stand in keyflower.ftl."""

from __future__ import annotations

from typing import Final

from mizban.core.notation.wording import Wordings
from mizban.games.keyflower.data import FIRST_BOAT, FIRST_TURN_TILE, FIRST_WINTER, GOODS, NAMES, SKILLS
from mizban.games.keyflower.steps.auction import Act, Join, PickColour, Take
from mizban.games.keyflower.steps.ending import FlipFree
from mizban.games.keyflower.steps.expansion import LayAt, LayTile, LayTurned
from mizban.games.keyflower.steps.season import Offer
from mizban.games.keyflower.steps.season_end import ChooseBoat
from mizban.games.keyflower.steps.transport import MoveGood, PayGoods, PayToken, Transport
from mizban.games.keyflower.steps.use import ChooseGood, PaySkill, PayWorker
from mizban.games.keyflower.words.events import EVENTS, OUTCOMES, SAID
from mizban.games.keyflower.words.placing import TURNED, Cell, LooseTile
from mizban.games.keyflower.words.season import Boat, Gain, SkillPrice, WinterTiles, WorkerPrice
from mizban.games.keyflower.words.transport import FLIP_FREE, TRANSPORT, Carry, CostGoods, CostToken
from mizban.games.keyflower.words.turn import ACT, JOIN, PICK_COLOUR, TAKE

# All that can be said.
WORDINGS: Final[Wordings] = {
    # bid miner 2 red stack:stable, use stable blue, pass
    Act: ACT,
    PickColour: PICK_COLOUR,
    Take: TAKE,
    Join: JOIN,
    # pay red, pay stack:miner, pay saw, gain iron
    PayWorker: WorkerPrice("pay"),
    PaySkill: SkillPrice("pay", "skill", SKILLS),
    ChooseGood: Gain("gain", "good", GOODS),
    # carry keywood wood stable, upgrade barn 2 wood saw, enough
    Transport: TRANSPORT,
    MoveGood: Carry("carry"),
    PayGoods: CostGoods("upgrade", "good", GOODS),
    PayToken: CostToken("upgrade", "skill", SKILLS),
    # boat boat_flipper, offer windmill scholar, flip forge, keep
    ChooseBoat: Boat("boat", "boat", NAMES[FIRST_BOAT:]),
    Offer: WinterTiles("offer", "tile", NAMES[FIRST_WINTER:FIRST_TURN_TILE]),
    FlipFree: FLIP_FREE,
    # place stable 1,-1 4
    LayTile: LooseTile("place", "tile", NAMES),
    LayAt: Cell("place", "cell"),
    LayTurned: TURNED,
}

__all__ = ["EVENTS", "OUTCOMES", "SAID", "WORDINGS"]
