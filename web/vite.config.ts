import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** The server that a development page talks to. */
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", assetsInlineLimit: 0, outDir: "dist", emptyOutDir: true, rolldownOptions: { checks: { pluginTimings: false } } },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: false } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
