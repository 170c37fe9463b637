// Every word that the browser shows is in an .ftl file, in both languages: a missing or unused one fails the build.
// Pages say t("id") from web.ftl; the boards of a game say table.t("web-id") from the game's own file.

import { existsSync, readdirSync, readFileSync } from "node:fs";

import { parse, type Message } from "@fluent/syntax";
import type { Plugin } from "vite";

import { GAMES, LANGUAGES, WEB, locale } from "./paths.ts";

const USED = /(?<![.\w])t\(\s*"([a-z][a-z0-9-]*)"/g; // t("id")
const FAMILY = /(?<![.\w])t\(\s*`([a-z][a-z0-9-]*-)\$\{/g; // t(`family-${member}`)
const BOARD = /\btable\s*\.t\(\s*"([a-z][a-z0-9-]*)"/g;
const BOARD_FAMILY = /\btable\s*\.t\(\s*`([a-z][a-z0-9-]*-)\$\{/g;

export function checkedWords(): Plugin {
  return { name: "checked-words", buildStart: () => failOn(faults()) };
}

function failOn(found: string[]): void {
  if (found.length) throw new Error(`words:\n  ${found.join("\n  ")}`);
}

/** What is wrong with the words: one sentence for each fault. */
export function faults(): string[] {
  const shared = words("en", "common.ftl");
  const pages = used(`${WEB}/src`, USED, FAMILY);
  const found = compared("web.ftl", pages, shared, () => true);
  for (const game of GAMES) {
    const folder = `${WEB}/src/games/${game}`;
    if (existsSync(folder))
      found.push(
        ...compared(`${game}.ftl`, used(folder, BOARD, BOARD_FAMILY), shared, (id) => /^(web|about)-/.test(id)),
      );
  }
  return found;
}

type Messages = Map<string, string>; // ids, with the names of their arguments
type Uses = { ids: Set<string>; families: Set<string> };

/** The faults of a file; mustBeUsed says of which messages somebody must make use here. */
function compared(
  file: string,
  { ids, families }: Uses,
  shared: Messages,
  mustBeUsed: (id: string) => boolean,
): string[] {
  const [english, persian] = [words("en", file), words("fa", file)];
  const known = (id: string) => ids.has(id) || [...families].some((family) => id.startsWith(family));
  const faults = [
    ...[...english.keys()].filter((id) => !persian.has(id)).map((id) => `${id} is missing in fa`),
    ...[...persian.keys()].filter((id) => !english.has(id)).map((id) => `${id} is missing in en`),
    ...[...english]
      .filter(([id, args]) => persian.has(id) && persian.get(id) !== args)
      .map(([id]) => `${id} has other arguments in fa`),
    ...[...ids].filter((id) => !english.has(id) && !shared.has(id)).map((id) => `${id} is used and not there`),
    ...[...families]
      .filter((family) => ![...english.keys()].some((id) => id.startsWith(family)))
      .map((family) => `${family}* is used and not there`),
    ...[...english.keys()].filter((id) => mustBeUsed(id) && !known(id)).map((id) => `${id} is used nowhere`),
  ];
  return faults.map((fault) => `${file}: ${fault}`);
}

function words(lang: (typeof LANGUAGES)[number], file: string): Messages {
  const found: Messages = new Map();
  for (const entry of parse(locale(lang, file), {}).body) {
    if (entry.type === "Junk") throw new Error(`${file}: ${entry.content.split("\n")[0]}`);
    if (entry.type === "Message") found.set(entry.id.name, args(entry));
  }
  return found;
}

function args(entry: Message): string {
  const names = new Set<string>();
  JSON.stringify(entry, (_, node) => {
    if (node?.type === "VariableReference") names.add(node.id.name);
    return node;
  });
  return [...names].sort().join(" ");
}

function used(folder: string, single: RegExp, family: RegExp): Uses {
  const ids = new Set<string>();
  const families = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(ts|svelte)$/.test(file)) continue;
    const text = readFileSync(`${folder}/${file}`, "utf8");
    for (const [, id] of text.matchAll(single)) ids.add(id!);
    for (const [, each] of text.matchAll(family)) families.add(each!);
  }
  return { ids, families };
}
