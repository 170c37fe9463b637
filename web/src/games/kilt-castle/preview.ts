// What would come of the thing that is considered, as far as the server has told it.

import type { Table } from "../../lib/table.svelte";
import type { Question, Words } from "../../lib/wire";
import { lineOf } from "./layout";
import { viewOf, type CardView, type Colour, type Crests, type StoreyView } from "./view";

export interface Payment {
  site: string;
  price: number;
  from: number;
  to: number;
}

export interface Preview {
  moved: CardView | null; // a card as it would lie
  empties: string | null; // the place that it would leave empty
  places: readonly string[]; // where the card could go that is considered
  line: readonly string[]; // the sites in front of the card that has moved, or would move
  offers: ReadonlyMap<string, Words>; // sites that one could build on afterwards
  storey: (StoreyView & { site: string }) | null;
  payment: Payment | null;
}

/** What a seat is asked, in short: move-card, move-to, build-on, choose-storey or move-roof. */
export function kindOf(ask: Question | null | undefined): string {
  return ask?.prompt.id.replace("ask-", "") ?? "";
}

export function previewOf(table: Table): Preview {
  const { option, reply } = table.tried ?? {};
  const now = viewOf(table.sight?.view ?? {});
  const moved = kindOf(table.sight?.ask) === "move-to" && option ? movedCard(table) : null;
  const offered = (kind: string) => (reply && kindOf(reply.ask) === kind ? reply.ask!.options.map((each) => each.words) : []);
  return {
    moved,
    empties: option?.words.id === "answer-move-to-empties" ? (now.cards.find((card) => card.card === moved?.card)?.at ?? null) : null,
    places: kindOf(table.sight?.ask) === "move-card" ? offered("move-to").map((words) => String(words.args["to"])) : [],
    line: lineOfMove(table, moved),
    offers: new Map(moved ? offered("build-on").map((words) => [String(words.args["site"]), words]) : []),
    storey: storeyOf(table),
    payment: paymentOf(table),
  };
}

function movedCard(table: Table): CardView | null {
  const before = viewOf(table.sight?.view ?? {}).cards;
  return viewOf(table.view).cards.find((card) => card.travel !== before.find((each) => each.card === card.card)?.travel) ?? null;
}

function lineOfMove(table: Table, moved: CardView | null): string[] {
  const { water } = viewOf(table.view);
  if (moved) return lineOf(moved.at, water);
  const builds = ["build-on", "choose-storey"].includes(kindOf(table.sight?.ask));
  const last = builds ? table.events.findLast((event) => event["kind"] === "moved") : undefined;
  return last ? lineOf(String(last["to"]), water) : [];
}

/** The storey that is about to be built; it is drawn plain until its crests are known. */
function storeyOf(table: Table): Preview["storey"] {
  const ask = table.sight?.ask;
  const words = table.tried?.option.words;
  const colour = ask?.prompt.args["colour"] as Colour;
  if (kindOf(ask) === "choose-storey") {
    return { site: String(ask!.prompt.args["site"]), colour, crests: (words?.args["crests"] ?? 0) as Crests };
  }
  return kindOf(ask) === "build-on" && words ? { site: String(words.args["site"]), colour, crests: 0 } : null;
}

function paymentOf(table: Table): Payment | null {
  const words = table.tried?.option.words;
  if (words?.id !== "answer-build-pay" || table.me === null) return null;
  const { site, price, other } = words.args;
  return { site: String(site), price: Number(price), from: table.me, to: Number(other) };
}
