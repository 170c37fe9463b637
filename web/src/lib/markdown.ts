// Rules from other packages are Markdown that nobody has checked: it becomes a tree of known parts, never HTML.

import { lexer, type Token, type Tokens } from "marked";

export type Inline =
  | { type: "text"; text: string }
  | { type: "code"; text: string }
  | { type: "strong"; parts: Inline[] }
  | { type: "run"; parts: Inline[] }
  | { type: "link"; href: string; parts: Inline[] };

export type Block =
  | { type: "paragraph" | "heading"; parts: Inline[] }
  | { type: "code"; text: string }
  | { type: "list"; ordered: boolean; items: Block[][] }
  | { type: "table"; head: Inline[][]; rows: Inline[][][] };

/** The blocks of a text. */
export function blocksOf(text: string): Block[] {
  return blocks(lexer(text));
}

function blocks(tokens: readonly Token[]): Block[] {
  return tokens.flatMap((token) => block(token as Tokens.Generic));
}

function block(token: Tokens.Generic): Block[] {
  switch (token.type) {
    case "space":
    case "hr":
    case "def":
      return [];
    case "heading":
      return [{ type: "heading", parts: inlines(token.tokens ?? []) }];
    case "code":
      return [{ type: "code", text: token["text"] }];
    case "blockquote":
      return blocks(token.tokens ?? []);
    case "list": {
      const { ordered, items } = token as Tokens.List;
      return [{ type: "list", ordered, items: items.map((item) => blocks(item.tokens)) }];
    }
    case "table": {
      const { header, rows } = token as Tokens.Table;
      const cells = (row: Tokens.TableCell[]) => row.map((cell) => inlines(cell.tokens));
      return [{ type: "table", head: cells(header), rows: rows.map(cells) }];
    }
    default: // paragraphs, texts of lists; anything unknown, HTML included, is shown as it was written
      return [{ type: "paragraph", parts: token.tokens ? inlines(token.tokens) : [plain(token.raw)] }];
  }
}

function inlines(tokens: readonly Token[]): Inline[] {
  return tokens.map((token) => inline(token as Tokens.Generic));
}

function inline(token: Tokens.Generic): Inline {
  switch (token.type) {
    case "strong":
      return { type: "strong", parts: inlines(token.tokens ?? []) };
    case "em":
    case "del":
      return { type: "run", parts: inlines(token.tokens ?? []) };
    case "codespan":
      return { type: "code", text: token["text"] };
    case "link":
      return link(token["href"], inlines(token.tokens ?? []));
    case "br":
      return plain(" ");
    case "escape":
      return plain(token["text"]);
    case "text":
      return token.tokens ? { type: "run", parts: inlines(token.tokens) } : plain(token["text"]);
    default:
      return plain(token.raw);
  }
}

/** Only links to other pages lead anywhere. */
function link(href: string, parts: Inline[]): Inline {
  return /^https:\/\//.test(href) ? { type: "link", href, parts } : { type: "run", parts };
}

function plain(text: string): Inline {
  return { type: "text", text };
}
