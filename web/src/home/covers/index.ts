// The covers of the games, drawn for the home page.

import type { Component } from "svelte";

import Alhambra from "./Alhambra.svelte";
import Keyflower from "./Keyflower.svelte";
import KiltCastle from "./KiltCastle.svelte";
import Silver from "./Silver.svelte";
import StoneAge from "./StoneAge.svelte";

export const COVERS: Record<string, Component> = {
  alhambra: Alhambra,
  keyflower: Keyflower,
  "kilt-castle": KiltCastle,
  silver: Silver,
  "stone-age": StoneAge,
};
