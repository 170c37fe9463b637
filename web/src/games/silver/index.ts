// Silver: villages of face-down cards, and what one remembers of them.

import type { Game } from "../game";
import { aim, plans, traces, wish } from "./aims";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import type { View } from "./view";

const silver: Game = {
  Board,
  Panel,
  aim,
  plans,
  traces,
  wish,
  score: (view, seat) => (view as unknown as View).players[seat]?.total ?? null,
};

export default silver;
