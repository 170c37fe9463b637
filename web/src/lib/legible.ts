// Writing in a drawing that would come out too small to be read is left out until the drawing is enlarged.

const LEAST = 11; // pixels on the screen
const SETTLED = 120; // milliseconds
const RESTED = 300;
const WATCHED = { subtree: true, childList: true, characterData: true, attributes: true };
const GEOMETRY = ["viewBox", "transform", "font-size", "width", "style"];

/** How large the letters of a text in a drawing are on the screen. */
function sizeOf(text: SVGTextElement): number {
  const { a = 0, b = 0 } = text.getScreenCTM() ?? {};
  return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
}

/** All sizes are read before anything changes, so that the page is laid out once. */
function weigh(board: HTMLElement): void {
  const texts = [...board.querySelectorAll("text")];
  const small = texts.map((text) => sizeOf(text) < LEAST - 0.05);
  texts.forEach((text, i) => text.toggleAttribute("data-unread", small[i]));
}

/** Keeps all writing of a board legible, whatever changes on it. */
export function legible(board: HTMLElement): () => void {
  let due = 0;
  let later: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    due ||= requestAnimationFrame(() => ((due = 0), weigh(board)));
    clearTimeout(later);
    later = setTimeout(() => weigh(board), SETTLED); // styles and boards may lay themselves out once more
  };
  const changes = new MutationObserver(soon);
  changes.observe(board, { ...WATCHED, attributeFilter: GEOMETRY });
  let again: ReturnType<typeof setTimeout> | undefined;
  const sizes = new ResizeObserver(() => {
    soon();
    clearTimeout(again);
    again = setTimeout(soon, RESTED);
  });
  sizes.observe(board);
  return () => {
    cancelAnimationFrame(due);
    clearTimeout(later);
    clearTimeout(again);
    changes.disconnect();
    sizes.disconnect();
  };
}
