/** Reload a page that is older than the server's build: the chunks it would load no longer exist. */

const KEY = "moonbase.renewed";
const AWHILE = 10_000;
const AGAIN = 1_000;

export function reloadWhenOutdated(): void {
  window.addEventListener("vite:preloadError", () => {
    if (mayReload()) void reload();
  });
}

/** Tell whether the page was not reloaded a moment ago. Without storage it is left to the user: a page must not reload itself for ever. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < AWHILE) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Wait for the server first: without it a reload would show the browser's error page. */
async function reload(): Promise<void> {
  while (!(await fetch("/healthz").then((answer) => answer.ok, () => false))) await new Promise((later) => setTimeout(later, AGAIN));
  location.reload();
}
