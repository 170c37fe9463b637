// What a person has chosen for this browser.

export type Lang = "en" | "fa";

export interface Choices {
  lang: Lang;
  look: "auto" | "light" | "dark";
  digits: "own" | "latin"; // of Persian texts
  pace: "calm" | "brisk" | "once"; // of what others do
  confirm: "off" | "timer" | "on"; // of what ends a turn
  taps: "auto" | "one" | "two"; // auto: two with a finger, one with a mouse, which shows everything before
  sound: "off" | "on";
}

export const VALUES: { [name in keyof Choices]: readonly Choices[name][] } = {
  lang: ["fa", "en"],
  look: ["auto", "light", "dark"],
  digits: ["own", "latin"],
  pace: ["calm", "brisk", "once"],
  confirm: ["off", "timer", "on"],
  taps: ["auto", "one", "two"],
  sound: ["off", "on"],
};

const KEY = "mizban";

function stored(): Partial<Choices> {
  try {
    return valid(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {}; // no storage, or something else's
  }
}

function valid(data: Record<string, unknown>): Partial<Choices> {
  const known = Object.entries(data).filter(([name, value]) =>
    (VALUES as Record<string, readonly unknown[]>)[name]?.includes(value),
  );
  return Object.fromEntries(known);
}

/** Whether somebody has asked the system for less motion. */
function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function firstChoices(): Choices {
  const persian = navigator.languages.some((lang) => lang.startsWith("fa"));
  return {
    lang: persian ? "fa" : "en",
    look: "auto",
    digits: "own",
    pace: still() ? "once" : "calm",
    confirm: "timer",
    taps: "auto",
    sound: matchMedia("(pointer: coarse)").matches ? "off" : "on",
  };
}

class Settings {
  #chosen = $state<Choices>({ ...firstChoices(), ...stored() });

  get<N extends keyof Choices>(name: N): Choices[N] {
    return this.#chosen[name];
  }

  set<N extends keyof Choices>(name: N, value: Choices[N]): void {
    this.#chosen[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#chosen));
    } catch {
      // private windows keep nothing
    }
  }

  /** How long a step of others stays before the next one, in milliseconds. */
  get step(): number {
    return { calm: 950, brisk: 450, once: 0 }[this.#chosen.pace];
  }

  /** How long a piece moves, in milliseconds; nothing moves for those who asked their system for that. */
  get travel(): number {
    return still() ? 0 : { calm: 420, brisk: 240, once: 0 }[this.#chosen.pace];
  }
}

export const settings = new Settings();
