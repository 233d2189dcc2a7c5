/** Fluent messages by the project's keys: dots and spaces of a key are hyphens and underscores in the name of a message. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, string | number>;

export class Messages {
  private readonly bundle: FluentBundle;

  constructor(lang: string, ...files: string[]) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const file of files) this.bundle.addResource(new FluentResource(file));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(idOf(key));
  }

  /** The words of a key, or null where it has none. */
  format(key: string, args: Args): string | null {
    const pattern = this.bundle.getMessage(idOf(key))?.value;
    return pattern ? this.bundle.formatPattern(pattern, variables(args), []) : null;
  }
}

function idOf(key: string): string {
  return key.replaceAll(".", "-").replaceAll(" ", "_");
}

/** Format numbers without a thousands separator, because they are ids and small counts. */
function variables(args: Args): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value]));
}
