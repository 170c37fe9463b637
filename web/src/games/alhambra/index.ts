// Alhambra: what its board needs of the frame, and the frame of it.

import "./palette.css";

import type { Game } from "../game";
import Board from "./Board.svelte";
import { effect } from "./effects";
import { moment } from "./moments";
import Panel from "./Panel.svelte";
import { tosses } from "./tosses";
import type { Event, View } from "./wire";

const alhambra: Game<View, Event> = {
  Board,
  Panel,
  coloured: true,
  effect,
  moment,
  tosses,
  score: (view, seat) => view.players[seat]?.total ?? null,
  careful: ["remove"],
};

export default alhambra;
