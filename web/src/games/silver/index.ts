// Silver: villages of face-down cards, and what one remembers of them.

import type { Game } from "../game";
import Board from "./Board.svelte";
import { effect } from "./effects";
import { flights } from "./flights";
import { moment } from "./moments";
import Panel from "./Panel.svelte";
import type { Event, View } from "./wire";

const silver: Game<View, Event> = {
  Board,
  Panel,
  flights,
  moment,
  effect,
  score: (view, seat) => view.players[seat]?.total ?? null,
};

export default silver;
