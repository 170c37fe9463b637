import type { Game } from "../game";
import { aim, traces } from "./aim";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import "./palette.css";
import { scoreOf } from "./view";

const stoneAge: Game = { Board, Panel, aim, traces, score: scoreOf };

export default stoneAge;
