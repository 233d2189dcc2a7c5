/** A page that stayed open while the server got a newer one: its parts are gone, so it is loaded anew, once, when the server is there. */

const KEY = "moonbase.renewed";
const AWHILE = 10_000;
const AGAIN = 1_000;

export function renewWhenOutdated(): void {
  window.addEventListener("vite:preloadError", () => {
    if (fresh()) void renew();
  });
}

/** Not loaded anew a moment ago. Where nothing can be remembered it is tried by hand: a page must not load itself for ever. */
function fresh(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < AWHILE) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** While the server is away, loading anew would only show the browser's own words about it. */
async function renew(): Promise<void> {
  while (!(await fetch("/healthz").then((answer) => answer.ok, () => false))) await new Promise((later) => setTimeout(later, AGAIN));
  location.reload();
}
