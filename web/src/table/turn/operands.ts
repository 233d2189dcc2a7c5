/** The operands of a choice by name: the card, the place, the seat. */

import type { Choice } from "../../shell/wire";

type Asked = Choice | null | undefined;

export function wordIn(choice: Asked, name: string): string | null {
  const value = choice?.operands?.[name];
  return typeof value === "string" ? value : null;
}

export function numberIn(choice: Asked, name: string): number | null {
  const value = choice?.operands?.[name];
  return typeof value === "number" ? value : null;
}

/** The id of the card that a choice is about. */
export const cardIn = (choice: Asked): string | null => wordIn(choice, "card");
