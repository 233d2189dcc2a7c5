/** Whether what asked is still on the page: an answer that comes later leads nobody away from where they are by then. */

import { onDestroy } from "svelte";

export function present(): () => boolean {
  let here = true;
  onDestroy(() => (here = false));
  return () => here;
}
