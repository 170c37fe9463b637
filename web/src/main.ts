import { mount } from "svelte";

import App from "./App.svelte";
import { language } from "./lib/language.svelte";
import { settings } from "./lib/settings.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

await language.use(settings.get("lang"));
mount(App, { target: document.getElementById("app")! });
