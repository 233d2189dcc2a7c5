import "../look/tokens.css";
import "../look/scenes.css";
import "../look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { reloadWhenOutdated } from "./reload";
import { settings } from "./settings.svelte";
import { t, useLanguage } from "../words/translate";

async function begin(): Promise<void> {
  reloadWhenOutdated();
  settings.apply();
  await useLanguage(settings.lang);
  document.querySelector("meta[name=description]")?.setAttribute("content", t("home.motto"));
  mount(App, { target: document.getElementById("page")! });
}

void begin();
