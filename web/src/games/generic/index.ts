// Any game without a drawn board: what can be chosen as cards, what is seen as tables.

import type { Game } from "../game";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import { scoreOf } from "./view";

const generic: Game = { Board, Panel, score: scoreOf };

export default generic;
