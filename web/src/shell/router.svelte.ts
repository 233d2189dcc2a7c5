/** Paths of the page: / , /table/ID , /replay/ID , /cards , /own , /rules , /learn , /solo , /fair . The server answers each with the same page. */

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    window.addEventListener("popstate", () => this.read());
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    this.read();
    window.scrollTo(0, 0);
  }

  /** Change the address of the current place, without navigation. */
  note(to: string): void {
    history.replaceState(null, "", to);
  }

  /** Links of our own stay on the page. */
  follow(e: MouseEvent): void {
    if (e.defaultPrevented || e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
    const link = (e.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin || link.pathname.startsWith("/api")) return;
    e.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();

/** The place on this page to which a link leads; null for a link to another site. */
export function placeOf(text: string): string | null {
  const trimmed = text.trim();
  if (!trimmed) return null;
  try {
    const url = new URL(trimmed, location.origin);
    const table = /^\/(?:table|t|join)\/([\w-]+)(?:\/([\w.~-]+))?\/?$/.exec(url.pathname);
    if (table) return `/table/${table[1]}${table[2] ? `?key=${table[2]}` : url.search}`;
    if (/^\/replay\/[\w-]+\/?$/.test(url.pathname)) return url.pathname + url.search;
    if (/^[\w-]{4,}$/.test(trimmed)) return `/table/${trimmed}`;
  } catch {
    return null;
  }
  return null;
}
