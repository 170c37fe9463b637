// What a person has chosen for this browser.

export type Lang = "en" | "fa";

export interface Choices {
  lang: Lang;
  look: "auto" | "light" | "dark";
  digits: "own" | "latin"; // of Persian texts
  motion: "off" | "fast" | "normal";
  confirm: "off" | "timer" | "on";
  taps: "auto" | "one" | "two"; // auto: two with a finger, one with a mouse, which shows everything before
  sound: "off" | "on";
}

export const VALUES: { [name in keyof Choices]: readonly Choices[name][] } = {
  lang: ["fa", "en"],
  look: ["auto", "light", "dark"],
  digits: ["own", "latin"],
  motion: ["off", "fast", "normal"],
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

function firstChoices(): Choices {
  const persian = navigator.languages.some((lang) => lang.startsWith("fa"));
  return {
    lang: persian ? "fa" : "en",
    look: "auto",
    digits: "own",
    motion: "normal",
    confirm: "off",
    taps: "auto",
    sound: "off",
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

  /** How long a piece moves, in milliseconds; nothing moves for those who asked their system for that. */
  get pace(): number {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
    return { off: 0, fast: 150, normal: 240 }[this.#chosen.motion];
  }
}

export const settings = new Settings();
