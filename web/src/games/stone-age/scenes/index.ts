// What is drawn at each place of the landscape, in the size of its box.

import type { Component } from "svelte";

import type { Site } from "../parts";
import ClayPit from "./ClayPit.svelte";
import Field from "./Field.svelte";
import Forest from "./Forest.svelte";
import HuntingGround from "./HuntingGround.svelte";
import Hut from "./Hut.svelte";
import Quarry from "./Quarry.svelte";
import River from "./River.svelte";
import ToolMaker from "./ToolMaker.svelte";

export const SCENES: Record<Site, Component> = {
  forest: Forest,
  clay_pit: ClayPit,
  quarry: Quarry,
  river: River,
  hunting_ground: HuntingGround,
  field: Field,
  hut: Hut,
  tool_maker: ToolMaker,
};
