// A game in its own words, where it has them: view-<key>, kind-<kind>, <kind>-<name>, <key>-<value>.

import { n, t } from "../../lib/language.svelte";
import { bare, type Speaker } from "../../lib/speaker";
import type { Key } from "../game";
import { humanised, partsOf } from "./things";

const SEATS = ["seat", "other"]; // keys whose numbers are seats

/** A message of the game, or other words where there is none. */
function said(speaker: Speaker, id: string, otherwise: string): string {
  return bare(speaker.has(id) ? speaker.t(id) : speaker.digits(otherwise));
}

/** What stands under a key of the view. */
export function keyName(speaker: Speaker, key: string): string {
  return said(speaker, `view-${key.replaceAll("_", "-")}`, humanised(key));
}

/** What the things of a kind are called together. */
export function kindName(speaker: Speaker, kind: string): string {
  return kind ? said(speaker, `kind-${kind}`, humanised(kind)) : "";
}

export function thingName(speaker: Speaker, key: Key): string {
  return key
    .split("+")
    .map((thing) => {
      const { kind, names } = partsOf(thing);
      return said(speaker, [kind, names[0]].filter(Boolean).join("-"), names[0]!);
    })
    .join(" + ");
}

/** Something short that is no thing and no list. */
export function valueText(speaker: Speaker, key: string, value: unknown, names: readonly string[]): string {
  if (value === null) return said(speaker, `${key}-hidden`, t("plain-unknown"));
  if (typeof value === "boolean") return value ? t("plain-yes") : t("plain-no");
  if (typeof value === "number") return SEATS.includes(key) ? (names[value] ?? n(value + 1)) : n(value);
  return said(speaker, `${key}-${String(value)}`, String(value));
}
