/** The preferences that this browser remembers. */

import { spoken, type Lang } from "../words/translate";

export type Theme = "system" | "light" | "dark";

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(`moonbase.${key}`);
  } catch {
    return null;
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(`moonbase.${key}`, value);
  } catch {
    // a browser without storage forgets
  }
}

function preferred(): Lang {
  return spoken([stored("lang") ?? "", ...navigator.languages]);
}

class Settings {
  theme = $state<Theme>((stored("theme") as Theme | null) ?? "system");
  lang = $state<Lang>(preferred());
  letters = $state(stored("letters") !== "off");
  sounds = $state(stored("sounds") === "on");

  setTheme(theme: Theme): void {
    this.theme = theme;
    store("theme", theme);
    this.apply();
  }

  /** Switch between the theme shown now and the other one. */
  flipTheme(): void {
    this.setTheme(this.dark() ? "light" : "dark");
  }

  dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  }

  setLang(lang: Lang): void {
    store("lang", lang);
    location.reload();
  }

  setLetters(on: boolean): void {
    this.letters = on;
    store("letters", on ? "on" : "off");
  }

  setSounds(on: boolean): void {
    this.sounds = on;
    store("sounds", on ? "on" : "off");
  }

  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.dark() ? "dark" : "light";
    root.lang = this.lang;
  }
}

export const settings = new Settings();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => settings.apply());
