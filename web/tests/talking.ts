// A table that can only speak: the words of a game as they are, without a server or a page.

import { readFileSync } from "node:fs";

import type { Args } from "../src/lib/speaker";
import { bare, Speaker, told } from "../src/lib/speaker";
import type { Table } from "../src/lib/table.svelte";

type Lang = "en" | "fa";

function source(lang: Lang, file: string): string {
  return readFileSync(new URL(`../../src/mizban/locales/${lang}/${file}.ftl`, import.meta.url), "utf-8");
}

export function talking<View, Event extends object>(
  game: string,
  lang: Lang,
  names: string[],
  more: object = {},
): Table<View, Event> {
  const speaker = new Speaker(
    lang,
    true,
    ["common", "web", game].map((file) => source(lang, file)),
  );
  const t = (id: string, args: Record<string, string | number> = {}) => speaker.t(id, args);
  const word = (family: string, member: string | number) => bare(speaker.t(`${family}-${member}`));
  const tell = (event: Event) => speaker.say(told(event as Args), names);
  return { names, speaker, t, word, tell, me: 0, ...more } as unknown as Table<View, Event>;
}
