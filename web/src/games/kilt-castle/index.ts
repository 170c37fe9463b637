// Kilt Castle: what its board needs of the frame, and the frame of it.

import "./palette.css";

import type { Args } from "../../lib/speaker";
import type { Table } from "../../lib/table.svelte";
import type { Words } from "../../lib/wire";
import type { Game, Key } from "../game";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import { kindOf } from "./preview";
import { viewOf } from "./view";

function aim({ id, args }: Words): Key | null {
  if (id === "answer-move-card") return `card:${args["card"]}`;
  if (id.startsWith("answer-move-to")) return `place:${args["to"]}`;
  if (id.startsWith("answer-build")) return `site:${args["site"]}`;
  if (id === "answer-choose-storey") return `storey:${args["crests"]}`;
  if (id === "answer-move-roof") return `roof:${args["site"]}`;
  return null;
}

function traces(event: Args, table: Table): Key[] {
  const keys = [
    ["card", "card"],
    ["place", "from"],
    ["place", "to"],
    ["site", "from_site"],
    ["site", "site"],
  ] as const;
  if (event["kind"] === "income" || event["kind"] === "payout") return towersOf(String(event["colour"]), table);
  if (event["kind"] === "seal" || event["kind"] === "ducat_day") return ["seal"];
  return keys.filter(([, name]) => name in event).map(([thing, name]) => `${thing}:${event[name]}`);
}

/** The towers with a colour on top, for what is paid for them. */
function towersOf(colour: string, table: Table): Key[] {
  const towers = Object.entries(viewOf(table.view).sites);
  return towers.filter(([, tower]) => !tower.roof && tower.storeys.at(-1)?.colour === colour).map(([site]) => `site:${site}`);
}

function wish(key: Key, table: Table): Record<string, unknown> | null {
  const [thing, name] = key.split(":");
  if (thing === "card") return { move: { card: name } };
  if (thing === "place") return { move: { to: name } };
  if (thing === "storey") return { build: { crests: Number(name) } };
  if (thing === "site" || thing === "roof") return kindOf(table.sight?.ask) === "move-roof" ? { roof: { from: name } } : { build: { site: name } };
  return null;
}

const kiltCastle: Game = {
  Board,
  Panel,
  aim,
  traces,
  wish,
  score: (view, seat) => viewOf(view).players[seat]?.ducats ?? null,
};

export default kiltCastle;
