// Messages as sentences: the same .ftl files, and the same ways with names and digits, as on the server.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Lang } from "./settings.svelte";
import type { Words } from "./wire";

export type Args = Record<string, unknown>;

const SEATS = ["seat", "other"]; // arguments that are seats
const SUMMED = ["dice"]; // arguments that are lists and are added up
const COMMA = { en: ", ", fa: "، " };
const NUMBER = /(?<![A-Za-z0-9])[0-9]+(?:,[0-9]{3})*/g; // codes such as P4 and c3 stay as they are
const PERSIAN = "۰۱۲۳۴۵۶۷۸۹";
const ISOLATES = /[\u2068\u2069]/g;

export class Speaker {
  readonly lang: Lang;
  readonly #bundle: FluentBundle;
  readonly #persian: boolean;
  readonly #numbers: Intl.NumberFormat; // made once: boards are full of numbers

  constructor(lang: Lang, persianDigits: boolean, sources: string[]) {
    this.lang = lang;
    this.#persian = lang === "fa" && persianDigits;
    this.#bundle = new FluentBundle(this.locale);
    this.#numbers = new Intl.NumberFormat(this.locale);
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  /** Whether numbers are written in Persian digits. */
  get isPersian(): boolean {
    return this.#persian;
  }

  /** The name of the language for Intl, with the digits that are wished for. */
  get locale(): string {
    return this.lang === "fa" ? `fa-u-nu-${this.#persian ? "arabext" : "latn"}` : "en";
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message as a sentence. */
  t(id: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`there is no message ${id}`);
    return this.digits(this.#bundle.formatPattern(pattern, args));
  }

  /** Words from the server as a sentence; seats are called by the players' names. */
  say(words: Words, names: readonly string[]): string {
    const args = Object.entries(words.args).map(([name, value]) => [name, this.#spoken(name, value, names)]);
    return this.t(this.#form(words), Object.fromEntries(args));
  }

  /** The message that says some words: its own form, if it has one, for what somebody does at home or what is hidden. */
  #form({ id, args }: Words): string {
    const own = "other" in args && args["other"] === args["seat"] ? "-own" : "";
    const hidden = Object.values(args).includes(null) ? "-hidden" : "";
    return [own + hidden, own, hidden].map((end) => id + end).find((each) => this.has(each)) ?? id;
  }

  /** What is noted beside a message: the section of the rules that a refusal rests on (rule), what an event begins (break). */
  attribute(id: string, name: "rule" | "break"): string | undefined {
    const noted = this.#bundle.getMessage(id)?.attributes[name];
    return noted ? this.#bundle.formatPattern(noted) : undefined;
  }

  number(value: number, options?: Intl.NumberFormatOptions): string {
    return (options ? new Intl.NumberFormat(this.locale, options) : this.#numbers).format(value);
  }

  /** A text with its numbers in the digits of the language, or in those that are wished for. */
  digits(text: string): string {
    return this.#persian
      ? text.replace(NUMBER, (found) => found.replace(/[0-9]/g, (digit) => PERSIAN[+digit]!).replaceAll(",", "٬"))
      : this.written(text);
  }

  /** A text that is written in Persian digits already, such as the rules, in those that are wished for. */
  written(text: string): string {
    return this.#persian ? text : latin(text);
  }

  date(seconds: number): string {
    const calendar = this.lang === "fa" ? "-ca-persian" : "";
    const locale = this.lang === "fa" ? this.locale.replace("-u", `-u${calendar}`) : "en-GB";
    return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
  }

  /** A thing in a sentence, where its name alone is too short for one. */
  #long(id: string): string | undefined {
    const long = this.#bundle.getMessage(id)?.attributes["long"];
    return long ? this.digits(this.#bundle.formatPattern(long)) : undefined;
  }

  #spoken(name: string, value: unknown, names: readonly string[]): FluentVariable {
    if (typeof value === "number")
      return SEATS.includes(name) ? (names[value] ?? this.t("seat", { number: value + 1 })) : value;
    if (Array.isArray(value)) return value.join(SUMMED.includes(name) ? " + " : COMMA[this.lang]);
    const id = `${name}-${value ?? "hidden"}`;
    return this.#long(id) ?? (this.has(id) ? this.t(id) : String(value));
  }
}

/** A text with Persian and Arabic digits as Latin ones. */
export function latin(text: string): string {
  return text
    .replace(/[۰-۹]/g, (digit) => String(PERSIAN.indexOf(digit)))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll("٬", ",")
    .replaceAll("٫", ".");
}

/** An event as a message. */
export function told(event: Args): Words {
  const { kind, ...args } = event;
  return { id: `event-${String(kind).replaceAll("_", "-")}`, args };
}

/** A sentence, which begins with a capital letter also where its first word is a thing's name, but for codes such as c3. */
export function sentence(text: string): string {
  return text.replace(/^[\u2066-\u2069]*\p{Ll}(?![0-9۰-۹])/u, (first) => first.toUpperCase());
}

/** A text for attributes and titles, which need no marks of direction. */
export function bare(text: string): string {
  return text.replace(ISOLATES, "");
}
