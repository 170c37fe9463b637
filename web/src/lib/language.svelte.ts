// The language in use, and the words that are loaded.

import type { FluentVariable } from "@fluent/bundle";

import { settings, type Lang } from "./settings.svelte";
import { Speaker } from "./speaker";

export interface Section {
  id: string;
  title: string;
  html: string;
}
export type Shelf = Record<string, { name: string; about: string }>;

const FILES = import.meta.glob<string>(
  [
    "../../../src/mizban/locales/*/*.ftl",
    "!../../../src/mizban/locales/*/cli.ftl",
    "!../../../src/mizban/locales/*/server.ftl",
  ],
  { query: "?raw", import: "default" },
);
const RULES = import.meta.glob<Section[]>("../../../src/mizban/locales/*/*.md", { query: "?rules", import: "default" });
const SHELVES: Record<Lang, () => Promise<{ default: Shelf }>> = {
  en: () => import("virtual:shelf/en"),
  fa: () => import("virtual:shelf/fa"),
};

class Language {
  #speaker = $state.raw<Speaker>();
  #games = $state.raw<Record<string, Speaker>>({}); // by language, digits and game
  #shelf = $state.raw<Shelf>({});
  readonly #learned = new Set<string>();

  /** Load what the pages need; the language of the page changes only when its words are there. */
  async use(lang: Lang): Promise<void> {
    const [speaker, shelf] = await Promise.all([speak(lang, ["common", "web"]), SHELVES[lang]()]);
    await Promise.all([...this.#learned].map((game) => this.#load(speaker, game)));
    this.#speaker = speaker;
    this.#shelf = shelf.default;
    document.documentElement.lang = lang;
    document.documentElement.dir = lang === "fa" ? "rtl" : "ltr";
  }

  /** Load the words of a game. */
  async learn(game: string): Promise<void> {
    this.#learned.add(game);
    await this.#load(this.speaker, game);
  }

  async #load(like: Speaker, game: string): Promise<void> {
    if (nameOf(like, game) in this.#games) return;
    const speaker = await speak(like.lang, ["common", "web", game]);
    this.#games = { ...this.#games, [nameOf(speaker, game)]: speaker };
  }

  get lang(): Lang {
    return this.#speaker?.lang ?? settings.get("lang");
  }

  get speaker(): Speaker {
    return this.#speaker!;
  }

  get shelf(): Shelf {
    return this.#shelf;
  }

  /** The words of a game that is loaded, or those of all pages until it is. */
  of(game: string): Speaker {
    return this.#games[nameOf(this.speaker, game)] ?? this.speaker;
  }

  async rules(game: string): Promise<Section[]> {
    return await loaded(RULES, this.lang, `${game}.md`);
  }
}

function nameOf(speaker: Speaker, game: string): string {
  return `${speaker.locale} ${game}`;
}

async function speak(lang: Lang, files: string[]): Promise<Speaker> {
  const sources = await Promise.all(files.map((file) => loaded(FILES, lang, `${file}.ftl`)));
  return new Speaker(lang, settings.get("digits") === "own", sources);
}

async function loaded<T>(files: Record<string, () => Promise<T>>, lang: Lang, name: string): Promise<T> {
  const load = files[`../../../src/mizban/locales/${lang}/${name}`];
  if (!load) throw new Error(`there is no ${name} in ${lang}`);
  return await load();
}

export const language = new Language();

/** A sentence of the pages. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  return language.speaker.t(id, args);
}

/** A number in the digits of the language. */
export function n(value: number, options?: Intl.NumberFormatOptions): string {
  return language.speaker.number(value, options);
}
