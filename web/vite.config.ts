import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { compressed } from "./build/compressed.ts";
import { rules } from "./build/rules.ts";
import { shelf } from "./build/shelf.ts";
import { checkedWords } from "./build/words.ts";

const SERVER = "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), checkedWords(), shelf(), rules(), compressed()],
  build: {
    outDir: "../src/mizban/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // nothing may be inline: the server's policy forbids it
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true }, "/healthz": SERVER }, fs: { allow: [".."] } },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { include: ["tests/**/*.test.ts"] },
}));
