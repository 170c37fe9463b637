// virtual:shelf/en and virtual:shelf/fa: name and one sentence of each game, so that home need not load all their words.

import { parse, serializeExpression, type Pattern } from "@fluent/syntax";
import type { Plugin } from "vite";

import { GAMES, locale } from "./paths.ts";

const PREFIX = "virtual:shelf/";

export function shelf(): Plugin {
  return {
    name: "shelf",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? module(id.slice(PREFIX.length + 1)) : undefined),
  };
}

function module(lang: string): string {
  const games = Object.fromEntries(GAMES.map((game) => [game, about(lang, game)]));
  return `export default ${JSON.stringify(games)}`;
}

function about(lang: string, game: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const entry of parse(locale(lang, `${game}.ftl`), {}).body) {
    if (entry.type === "Message" && ["name", "about"].includes(entry.id.name) && entry.value)
      found[entry.id.name] = plain(entry.value);
  }
  return found;
}

function plain(pattern: Pattern): string {
  return pattern.elements
    .map((part) => (part.type === "TextElement" ? part.value : serializeExpression(part.expression)))
    .join("");
}
