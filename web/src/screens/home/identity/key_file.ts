/** A saved identity as a text file: a comment that explains it, then the key. */

export const FILE = "moonbase-identity.txt";
/** In bytes; no such file is longer. */
export const LONGEST = 10_000;

export function fileOf(key: string, words: string): string {
  const about = words.split("\n").map((line) => `# ${line}`);
  return `${[...about, key].join("\n")}\n`;
}

/** The key in a text that was pasted or read from a file: a device link, or the key itself. */
export function keyIn(text: string): string | null {
  const lines = text.split("\n").map((line) => line.trim());
  const found = lines.find((line) => line !== "" && !line.startsWith("#"));
  if (!found) return null;
  const link = /[?&]device=([^&\s]+)/.exec(found);
  return link ? decodeURIComponent(link[1]!) : found;
}
