import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** The server that a development page talks to. */
const server = "http://127.0.0.1:8000";

/** Words in every language; the page reads the same files as the server and the terminal. */
const words = decodeURIComponent(new URL("../src/moonbase/languages", import.meta.url).pathname).replace(/^\/(?=[A-Za-z]:)/, "");

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { "@languages": words } },
  build: { target: "es2022", assetsInlineLimit: 0, outDir: "dist", emptyOutDir: true, rolldownOptions: { checks: { pluginTimings: false } } },
  server: { fs: { allow: [".", words] }, proxy: { "/api": { target: server, ws: true, changeOrigin: false } } },
  test: { include: ["src/**/*.test.ts"], environment: "node", setupFiles: ["src/words/english.ts"] },
});
