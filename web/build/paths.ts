// Where the words of both languages are: beside the Python package, which says the same things in the terminal.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const LANGUAGES = ["en", "fa"] as const;
export const GAMES = ["alhambra", "keyflower", "kilt-castle", "silver", "stone-age"] as const;
export const WEB = fileURLToPath(new URL("..", import.meta.url));
const LOCALES = fileURLToPath(new URL("../../src/mizban/locales", import.meta.url));

export function localePath(lang: string, file: string): string {
  return `${LOCALES}/${lang}/${file}`;
}

export function locale(lang: string, file: string): string {
  return readFileSync(localePath(lang, file), "utf8");
}
