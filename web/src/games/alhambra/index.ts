// Alhambra: which thing an answer, an event or a wish is about.

import type { Args } from "../../lib/speaker";
import type { Table } from "../../lib/table.svelte";
import type { Words } from "../../lib/wire";
import type { Game, Plan } from "../game";
import Board from "./Board.svelte";
import { payKey, takeKey } from "./keys";
import "./palette.css";
import Panel from "./Panel.svelte";
import { CURRENCIES, inHand, question, real, type AlhambraView, type Together } from "./view";

function aim({ id, args }: Words, table: Table): string | null {
  const view = real(table);
  switch (id) {
    case "answer-take":
    case "answer-take-too":
      return `card:${view.display.findIndex((card, i) => card === `${args["currency"]}-${args["value"]}` && !view.begun?.taken?.includes(i))}`;
    case "answer-buy":
      return `slot:${CURRENCIES.findIndex((currency) => currency === args["currency"]) + 1}`;
    case "answer-pay":
      return `hand:${args["currency"]}-${args["value"]}`;
    case "answer-remove":
    case "answer-redesign":
    case "answer-swap":
    case "answer-choose":
      return `tile:${args["tile"]}`;
    case "answer-build":
      return `cell:${args["x"]},${args["y"]}`;
    case "answer-reserve":
      return "reserve:own";
    case "answer-give":
      return "imaginary:tiles";
    default:
      return null; // enough, finish, pass
  }
}

function plans(table: Table): Plan[] {
  if (!table.myTurn) return [];
  return (real(table).together ?? []).map((way) => {
    const [answer, ...then] = way.answers;
    return { ...meaning(way), answer: answer!, verb: "", thing: "", then };
  });
}

function meaning({ taken, paid, excess, to }: Together): { key: string; words: Words } {
  if (taken) return { key: takeKey(taken), words: { id: "web-take-together", args: { cards: taken.length } } };
  if (to === "reserve") return { key: "reserve:own", words: { id: "answer-reserve", args: {} } };
  if (to === "imaginary") return { key: "imaginary:tiles", words: { id: "answer-give", args: {} } };
  if (to) return { key: `cell:${to.x},${to.y}`, words: { id: "answer-build", args: to } };
  const total = paid!.reduce((sum, value) => sum + value, 0);
  return {
    key: payKey(paid!),
    words: excess ? { id: "answer-pay-over", args: { total, excess } } : { id: "answer-pay-exactly", args: {} },
  };
}

function traces(event: Args): string[] {
  const { seat, tile, slot, building, kind } = event;
  if (kind === "wall_points") return ["type:wall"];
  if (building) return [`type:${building}`];
  const keys = tile ? [`tile:${tile}`, `built:${tile}`] : [];
  if (slot) keys.push(`slot:${slot}`);
  if (tile && seat !== undefined) keys.push(`alhambra:${seat}`);
  return keys;
}

/** What somebody wants who points at a thing, given what is asked. */
function wish(key: string, table: Table): Record<string, unknown> | null {
  const view = real(table);
  const [kind, name = ""] = key.split(":");
  const asked = question(table);
  const tile = inHand(table);
  if (kind === "card")
    return { take: { cards: [...(view.begun?.taken ?? []), Number(name)].map((i) => view.display[i]) } };
  if (kind === "slot") return { buy: { slot: Number(name) } };
  if (kind === "hand") return asked === "pay" ? wishToPay(name, view) : null;
  if (kind === "cell") return tile ? wishToBuild(tile, name) : null;
  if (kind === "imaginary") return tile ? { give: { tile } } : null;
  if (kind === "tile" || kind === "built") return wishForTile(name, asked, view);
  return kind === "fountain" && asked === "redesign" ? { swap: { tile, old: "fountain" } } : null;
}

/** Only a card of another currency is a wrong wish; one of the right currency is merely not due yet. */
function wishToPay(card: string, { begun }: AlhambraView): Record<string, unknown> | null {
  const currency = CURRENCIES[(begun?.slot ?? 0) - 1];
  return currency && card.startsWith(currency) ? null : { buy: { slot: begun?.slot, cards: [card] } };
}

function wishToBuild(tile: string, place: string): Record<string, unknown> {
  const [x, y] = place.split(",").map(Number);
  return { build: { tile, x, y } };
}

function wishForTile(
  tile: string,
  asked: string,
  { begun, held, players }: AlhambraView,
): Record<string, unknown> | null {
  if (held.some((each) => each.tile === tile)) return { reserve: { tile } };
  if (asked === "redesign") return { swap: { tile: begun?.tile, old: tile } };
  const reserved = players.some((player) => player.reserve.some((each) => each.tile === tile));
  return reserved ? { build: { tile, x: 0, y: 0 } } : { remove: { tile } };
}

const alhambra: Game = {
  Board,
  Panel,
  aim,
  plans,
  traces,
  wish,
  score: (view, seat) => (view as unknown as AlhambraView).players[seat]?.total ?? null,
};

export default alhambra;
