/** Fade the edges of a scrolled area where it continues. */

import type { Attachment } from "svelte/attachments";
import { hears } from "./listeners";

export const fades: Attachment<HTMLElement> = (node) => {
  function look(): void {
    node.toggleAttribute("data-above", node.scrollTop > 1);
    node.toggleAttribute("data-below", node.scrollTop + node.clientHeight < node.scrollHeight - 1);
  }
  node.dataset.fades = "";
  const size = new ResizeObserver(look);
  size.observe(node);
  const content = new MutationObserver(look);
  content.observe(node, { childList: true, subtree: true, characterData: true });
  const quiet = hears(node, { scroll: look });
  look();
  return () => {
    size.disconnect();
    content.disconnect();
    quiet();
  };
};
