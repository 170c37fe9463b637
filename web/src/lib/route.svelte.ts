// Which page is shown; the address says it.

export type Route =
  { page: "home" } | { page: "table"; table: string } | { page: "rules"; game: string } | { page: "nowhere" };

function parsed(path: string): Route {
  const [, first, second, more] = path.split("/");
  if (!first) return { page: "home" };
  if (first === "t" && second && !more) return { page: "table", table: second };
  if (first === "rules" && second && !more) return { page: "rules", game: second };
  return { page: "nowhere" };
}

class Router {
  #path = $state(location.pathname);
  route: Route = $derived(parsed(this.#path));

  constructor() {
    addEventListener("popstate", () => (this.#path = location.pathname));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#path = location.pathname;
    scrollTo(0, 0);
  }

  /** Links within the house do not load the page anew. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
    if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api")) return;
    event.preventDefault();
    if (link.pathname !== location.pathname) this.go(link.pathname);
  };
}

export const router = new Router();
