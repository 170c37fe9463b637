// <game>.md?rules: the rules for players as sections of ready HTML, so that the browser needs no Markdown.

import { readFileSync } from "node:fs";

import { Marked } from "marked";
import type { Plugin } from "vite";

const SECTION = /^<!-- section: ([a-z-]+) -->\n## (.+)$/m;

export function rules(): Plugin {
  return {
    name: "rules",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".md?rules")) return undefined;
      return `export default ${JSON.stringify(sections(readFileSync(id.slice(0, -"?rules".length), "utf8")))}`;
    },
  };
}

export interface Section {
  id: string;
  title: string;
  html: string;
}

export function sections(text: string): Section[] {
  const [, ...parts] = text.split(new RegExp(SECTION.source, "m"));
  const marked = new Marked({ async: false });
  return Array.from({ length: parts.length / 3 }, (_, i) => {
    const [id, title, body] = parts.slice(3 * i, 3 * i + 3) as [string, string, string];
    return { id, title, html: scrollable(marked.parse(body) as string) };
  });
}

/** Tables and drawings may be wider than a phone: each scrolls in a box of its own. */
function scrollable(html: string): string {
  return html
    .replaceAll("<table>", '<div class="wide" tabindex="0" role="group"><table>')
    .replaceAll("</table>", "</table></div>")
    .replaceAll("<pre>", '<pre class="wide" tabindex="0" dir="ltr">');
}
