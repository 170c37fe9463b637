// Who one is: a guest has a name from the first table on, and can change it.

import * as api from "./api";
import { t } from "./language.svelte";
import { anyOf, spelled } from "./names";
import { bare } from "./speaker";
import type { Session } from "./wire";

class Guest {
  #session = $state.raw<Session | null>(null);
  #asked: Promise<void> | undefined;
  #suggestion = "";

  /** Whoever has been here before is known by the cookie. */
  async recognise(): Promise<void> {
    this.#asked ??= api.who().then((session) => void (this.#session = session));
    await this.#asked;
  }

  /** Come in, by a name of one's own or the one that was suggested; says whether one is new here. */
  async enter(name = ""): Promise<boolean> {
    await this.recognise();
    const isNew = this.#session === null;
    this.#session ??= await api.enter(spelled(name) || this.suggestion);
    return isNew;
  }

  /** Empty for whoever has not been here before. */
  get name(): string {
    return this.#session?.name ?? "";
  }

  /** What a newcomer may be called: the same name until another one is wished for. */
  get suggestion(): string {
    return this.#suggestion || this.another();
  }

  another(): string {
    const others = { kind: anyOf(t("name-kinds")), mood: anyOf(t("name-moods")) };
    return (this.#suggestion = bare(t("suggested-name", others)));
  }

  /** Take another name; the reason if that is refused. */
  async rename(name: string): Promise<string> {
    try {
      this.#session = await api.enter(spelled(name));
      return "";
    } catch (error) {
      return (error as Error).message;
    }
  }
}

export const guest = new Guest();
