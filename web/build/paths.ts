// Where the words of both languages are: beside the Python package, which says the same things in the terminal.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const LANGUAGES = ["en", "fa"] as const;
export const WEB = fileURLToPath(new URL("..", import.meta.url));
const LOCALES = fileURLToPath(new URL("../../src/mizban/locales", import.meta.url));
/** Our own games: those with rules for players. */
export const GAMES = readdirSync(`${LOCALES}/${LANGUAGES[0]}`)
  .filter((file) => file.endsWith(".md"))
  .map((file) => file.slice(0, -".md".length));

export function localePath(lang: string, file: string): string {
  return `${LOCALES}/${lang}/${file}`;
}

export function locale(lang: string, file: string): string {
  return readFileSync(localePath(lang, file), "utf8");
}
