// Keyflower: what its board needs of the frame, and the frame of it.

import type { Game } from "../game";
import Board from "./Board.svelte";
import { effect } from "./effects";
import { moment } from "./moments";
import Panel from "./Panel.svelte";
import { tosses } from "./tosses";
import type { Event, View } from "./wire";

const keyflower: Game<View, Event> = {
  Board,
  Panel,
  effect,
  moment,
  tosses,
  coloured: true,
  score: (view, seat) => view.players[seat]?.scoring?.reduce((all, share) => all + share.points, 0) ?? null,
};

export default keyflower;
