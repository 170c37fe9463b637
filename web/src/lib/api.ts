// What is asked for by HTTP.

import { t } from "./language.svelte";
import { settings } from "./settings.svelte";
import type { GameRules, GameWords, Lobby, NewTable, Opened, Problem, Session, Shelf, Sight } from "./wire";

/** The server has refused: the message is its sentence. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "accept-language": settings.get("lang") };
  if (body !== undefined) headers["content-type"] = "application/json";
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await fetch(path, init).catch(unreachable);
  if (!response.ok) {
    const problem = (await response.json().catch(unreachable)) as Problem;
    throw new Refusal(problem.code, problem.text);
  }
  return (await response.json().catch(unreachable)) as T;
}

/** Nobody answers, or somebody between us and the server does. */
function unreachable(): never {
  throw new Refusal("unreachable", t("unreachable"));
}

export const shelf = () => call<Shelf>("GET", "/api/games");
export const words = (game: string, lang: string) =>
  call<GameWords>("GET", `/api/games/${encodeURIComponent(game)}/words/${lang}`);
export const rules = (game: string, lang: string) =>
  call<GameRules>("GET", `/api/games/${encodeURIComponent(game)}/rules/${lang}`);
export const enter = (name: string) => call<Session>("POST", "/api/session", { name, lang: settings.get("lang") });
export const open = (table: NewTable) => call<Opened>("POST", "/api/tables", { salt: salt(), ...table });
export const lobby = () => call<Lobby>("GET", "/api/tables");
export const see = (table: string) => call<Sight>("GET", `/api/tables/${encodeURIComponent(table)}`);

/** Who one is, if one has been here before. */
export async function who(): Promise<Session | null> {
  const session = await call<Session>("GET", "/api/session");
  return session.person ? session : null;
}

/** Sixteen random bytes that a player adds to the shuffles. */
export function salt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
