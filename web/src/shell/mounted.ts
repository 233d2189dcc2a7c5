/** Tell whether a component is still mounted: a late answer must not navigate away from another screen. */

import { onDestroy } from "svelte";

export function mounted(): () => boolean {
  let here = true;
  onDestroy(() => (here = false));
  return () => here;
}
