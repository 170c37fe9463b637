// What would come of the thing that is considered, as far as the server has told it.

import type { KiltTable } from "./parts";
import type { Question } from "../../lib/wire";
import { lineOf } from "./layout";
import type { Colour, Crests } from "./parts";
import type { CardView, StoreyView } from "./wire";

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
  offers: readonly string[]; // sites that one could build on afterwards
  storey: (StoreyView & { site: string }) | null; // about to be built
  payment: Payment | null;
}

/** What a seat is asked, in short: move-card, move-to, build-on, choose-storey or move-roof. */
export function kindOf(ask: Question | null | undefined): string {
  return ask?.prompt.id.replace("ask-", "") ?? "";
}

export function previewOf(table: KiltTable): Preview {
  const ask = kindOf(table.sight?.ask);
  const { option, reply } = table.tried ?? {};
  const moved = ask === "move-to" && option ? movedCard(table) : null;
  return {
    moved,
    empties: moved && option?.words.id === "answer-move-to-empties" ? placeOf(table, moved.card) : null,
    places: ask === "move-card" ? named(reply?.ask, "move-to", "to") : [],
    line: lineOfMove(table, moved),
    offers: moved ? [...named(reply?.ask, "build-on", "site"), ...forcedSite(reply?.ask)] : [],
    storey: storeyOf(table),
    payment: paymentOf(table),
  };
}

/** What the options of a question of this kind name. */
function named(ask: Question | null | undefined, kind: string, argument: string): string[] {
  return kindOf(ask) === kind ? ask!.options.map((option) => String(option.words.args[argument])) : [];
}

/** Where only one site is possible, the server asks at once for the storey. */
function forcedSite(ask: Question | null | undefined): string[] {
  return kindOf(ask) === "choose-storey" ? [String(ask!.prompt.args["site"])] : [];
}

function placeOf(table: KiltTable, card: string): string | null {
  return table.real.cards.find((each) => each.card === card)?.at ?? null;
}

function movedCard(table: KiltTable): CardView | null {
  const before = table.real.cards;
  return (
    table.view.cards.find((card) => card.travel !== before.find((each) => each.card === card.card)?.travel) ?? null
  );
}

function lineOfMove(table: KiltTable, moved: CardView | null): string[] {
  const { water } = table.view;
  if (moved) return lineOf(moved.at, water);
  const builds = ["build-on", "choose-storey"].includes(kindOf(table.sight?.ask));
  const last = builds ? table.events.findLast((event) => event["kind"] === "moved") : undefined;
  return last ? lineOf(String(last["to"]), water) : [];
}

/** The storey that is about to be built; it is drawn plain until its crests are known. */
function storeyOf(table: KiltTable): Preview["storey"] {
  const ask = table.sight?.ask;
  const words = table.tried?.option?.words;
  const site =
    kindOf(ask) === "choose-storey"
      ? ask!.prompt.args["site"]
      : kindOf(ask) === "build-on"
        ? words?.args["site"]
        : undefined;
  if (site === undefined) return null;
  return {
    site: String(site),
    colour: ask!.prompt.args["colour"] as Colour,
    crests: (words?.args["crests"] ?? 0) as Crests,
  };
}

function paymentOf(table: KiltTable): Payment | null {
  const words = table.tried?.option?.words;
  if (words?.id !== "answer-build-pay" || table.me === null) return null;
  const { site, price, other } = words.args;
  return { site: String(site), price: Number(price), from: table.me, to: Number(other) };
}
