/** Spans of time, in words and as the face of a clock. */

import { t, type Key } from "./translate";

export const UNITS = [
  { key: "time.days", seconds: 86400 },
  { key: "time.hours", seconds: 3600 },
  { key: "time.minutes", seconds: 60 },
  { key: "time.seconds", seconds: 1 },
] as const satisfies { key: Key; seconds: number }[];

export type Unit = (typeof UNITS)[number];

/** The largest unit that divides a span without remainder. */
export function unitOf(seconds: number): Unit {
  return UNITS.find((unit) => seconds >= unit.seconds && seconds % unit.seconds === 0) ?? UNITS[3];
}

export function spell(seconds: number): string {
  const unit = unitOf(seconds);
  return t(unit.key, { n: seconds / unit.seconds });
}

/** 9:05, 1:00:00, or days for long spans; below zero the time is used up. */
export function face(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 2 * 86400) return t("time.days", { n: Math.floor(left / 86400) });
  const [h, m, s] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** The time since then, in the words of a language. */
export function ago(at: number, now: number, lang: string): string {
  const past = Math.max(0, now - at);
  const say = new Intl.RelativeTimeFormat(lang, { numeric: "auto", style: "short" });
  if (past < 60) return say.format(0, "minute");
  if (past < 3600) return say.format(-Math.floor(past / 60), "minute");
  if (past < 86400) return say.format(-Math.floor(past / 3600), "hour");
  return say.format(-Math.floor(past / 86400), "day");
}
