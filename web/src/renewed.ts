/** A page that stayed open while the server got a newer one: its parts are gone, so it is loaded anew, once. */

const KEY = "moonbase.renewed";
const AWHILE = 10_000;

export function renewWhenOutdated(): void {
  window.addEventListener("vite:preloadError", () => {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < AWHILE) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
}
