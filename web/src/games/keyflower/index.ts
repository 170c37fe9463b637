import type { Game } from "../game";
import Board from "./Board.svelte";
import { aim, traces, wish } from "./keys";
import Panel from "./Panel.svelte";
import type { View } from "./view";

const keyflower: Game = {
  Board,
  Panel,
  aim,
  traces,
  wish,
  score: (view, seat) =>
    (view as unknown as View).players[seat]?.scoring?.reduce((all, share) => all + share.points, 0) ?? null,
};

export default keyflower;
