// Kilt Castle: what its board needs of the frame, and the frame of it.

import "./palette.css";

import type { Game } from "../game";
import Board from "./Board.svelte";
import { effect } from "./effects";
import { moment } from "./moments";
import Panel from "./Panel.svelte";
import { tosses } from "./tosses";
import type { Event, View } from "./wire";

const kiltCastle: Game<View, Event> = {
  Board,
  Panel,
  moment,
  tosses,
  effect,
  coloured: true,
  score: (view, seat) => view.players[seat]?.ducats ?? null,
};

export default kiltCastle;
