// Kilt Castle: what its board needs of the frame, and the frame of it.

import "./palette.css";

import type { Game } from "../game";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import { viewOf } from "./view";

const kiltCastle: Game = {
  Board,
  Panel,
  score: (view, seat) => viewOf(view).players[seat]?.ducats ?? null,
};

export default kiltCastle;
