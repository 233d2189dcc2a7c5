/** A choice on the button that confirms it. */

import { plain } from "../../../words/markup";

/** What is done, without its price and what it brings; a short head goes with what it heads. */
export function briefly(words: string): string {
  const [head = "", next = ""] = plain(words).split(": ");
  const before = (part: string): string => part.split(/[;,(]| for /)[0]!.trim();
  return before(head) === head && head.length < 18 && next ? `${head}: ${before(next)}` : before(head);
}
