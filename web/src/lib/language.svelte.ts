// The language in use, and the words that are loaded: our own are built in, those of other games come from the server.

import type { FluentVariable } from "@fluent/bundle";

import * as api from "./api";
import { settings, type Lang } from "./settings.svelte";
import { bare, Speaker } from "./speaker";

/** A section of the rules: of our own games as HTML from the build, of others as Markdown that nobody has checked. */
export interface Section {
  id: string;
  title: string;
  html?: string;
  text?: string;
}
export interface Introduction {
  name: string;
  about: string;
}
export type Shelf = Record<string, Introduction>;

const FILES = import.meta.glob<string>(
  [
    "../../../src/mizban/locales/*/*.ftl",
    "!../../../src/mizban/locales/*/cli.ftl",
    "!../../../src/mizban/locales/*/server.ftl",
    "!../../../src/mizban/locales/*/sentences.ftl",
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
    await Promise.allSettled([...this.#learned].map((game) => this.#load(speaker, game))); // who learns it hears why not
    this.#speaker = speaker;
    this.#shelf = shelf.default;
    document.documentElement.lang = lang;
    document.documentElement.dir = lang === "fa" ? "rtl" : "ltr";
    document.documentElement.dataset["digits"] = speaker.isPersian ? "persian" : "latin";
  }

  /** Make sure that a game can be introduced. */
  async meet(game: string): Promise<void> {
    if (!(game in this.#shelf)) await this.learn(game);
  }

  /** Load the words of a game. */
  async learn(game: string): Promise<void> {
    this.#learned.add(game);
    try {
      await this.#load(this.speaker, game);
    } catch (error) {
      this.#learned.delete(game); // there is no such game: another language would not have it either
      throw error;
    }
  }

  async #load(like: Speaker, game: string): Promise<void> {
    if (nameOf(like, game) in this.#games) return;
    const speaker = await speak(like.lang, ["common", "web"], game);
    this.#games = { ...this.#games, [nameOf(speaker, game)]: speaker };
  }

  get lang(): Lang {
    return this.#speaker?.lang ?? settings.get("lang");
  }

  get speaker(): Speaker {
    return this.#speaker!;
  }

  /** The name of a game, and a sentence about it. */
  introduction(game: string): Introduction {
    const speaker = this.of(game);
    const { name, about } = this.#shelf[game] ?? { name: game, about: "" };
    if (game in this.#shelf || !speaker.has("name"))
      return { name: speaker.written(name), about: speaker.written(about) };
    return { name: bare(speaker.t("name")), about: bare(speaker.t("about")) };
  }

  /** The words of a game that is loaded, or those of all pages until it is. */
  of(game: string): Speaker {
    return this.#games[nameOf(this.speaker, game)] ?? this.speaker;
  }

  async rules(game: string): Promise<Section[]> {
    const own = RULES[path(this.lang, `${game}.md`)];
    const sections: Section[] = own ? await own() : (await api.rules(game, this.lang)).sections;
    return sections.map((section) => inDigits(section, this.speaker));
  }
}

/** A section with the digits that are wished for. */
function inDigits({ id, ...texts }: Section, speaker: Speaker): Section {
  const all = Object.entries(texts).map(([name, text]) => [name, speaker.written(text)]);
  return { id, ...(Object.fromEntries(all) as Omit<Section, "id">) };
}

function nameOf(speaker: Speaker, game: string): string {
  return `${speaker.locale} ${game}`;
}

async function speak(lang: Lang, files: string[], game?: string): Promise<Speaker> {
  const sources = files.map((file) => FILES[path(lang, `${file}.ftl`)]!());
  if (game !== undefined) sources.push(wordsOf(lang, game));
  return new Speaker(lang, settings.get("digits") === "own", await Promise.all(sources));
}

/** The words of a game: built in, or from the server. */
async function wordsOf(lang: Lang, game: string): Promise<string> {
  const own = FILES[path(lang, `${game}.ftl`)];
  return own ? await own() : (await api.words(game, lang)).text;
}

function path(lang: Lang, file: string): string {
  return `../../../src/mizban/locales/${lang}/${file}`;
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
