// Bots as people know them: their levels, and those that a server has added.

import { language, t } from "./language.svelte";

/** What a bot is called: its level in words, or its own name. */
export function levelName(bot: string): string {
  const id = `level-${bot}`;
  return language.speaker.has(id) ? t(id) : bot;
}

/** What it is like to play against a bot. */
export function aboutLevel(bot: string): string {
  const id = `about-level-${bot}`;
  return language.speaker.has(id) ? t(id) : t("about-level-own");
}
