// Silver: villages of face-down cards, and what one remembers of them.

import type { Game } from "../game";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import type { Event, View } from "./wire";

const silver: Game<View, Event> = {
  Board,
  Panel,
  score: (view, seat) => view.players[seat]?.total ?? null,
};

export default silver;
