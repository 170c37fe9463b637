// Who one is: a guest gets a name at once and can change it.

import * as api from "./api";
import { t } from "./language.svelte";
import type { Session } from "./wire";

class Guest {
  #session = $state.raw<Session | null>(null);
  #asked: Promise<void> | undefined;

  /** Whoever has been here before is known by the cookie. */
  async recognise(): Promise<void> {
    this.#asked ??= api.who().then((session) => void (this.#session = session));
    await this.#asked;
  }

  /** Come in, with a name made up if need be; says whether one is new here. */
  async enter(): Promise<boolean> {
    await this.recognise();
    const isNew = this.#session === null;
    this.#session ??= await api.enter(t("guest-name"));
    return isNew;
  }

  get name(): string {
    return this.#session?.name ?? "";
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

/** Arabic letters that look like Persian ones become those. */
export function spelled(text: string): string {
  return text.trim().replaceAll("ي", "ی").replaceAll("ك", "ک");
}

export const guest = new Guest();
