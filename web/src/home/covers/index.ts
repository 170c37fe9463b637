// The covers of the games, drawn for the home page: each is called as its game.

import type { Component } from "svelte";

const FILES = import.meta.glob<Component>("./*.svelte", { eager: true, import: "default" });

export const COVERS: Readonly<Record<string, Component>> = Object.fromEntries(
  Object.entries(FILES).map(([path, cover]) => [path.slice("./".length, -".svelte".length), cover]),
);
