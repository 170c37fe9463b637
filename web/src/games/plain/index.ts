// A game that has no board of its own: everything can be done with buttons.

import type { Game } from "../game";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";

const plain: Game = {
  Board,
  Panel,
  aim: () => null,
  traces: () => [],
  wish: () => null,
  score: () => null,
};

export default plain;
