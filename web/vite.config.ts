import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where the Python server listens while the client is being developed. */
const server = process.env.SEPTET_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "/",
  plugins: [svelte()],
  build: {
    outDir: "../septet/server/client",
    emptyOutDir: true,
    target: "es2022",
    // Every picture and style stays a file, so that the page runs under a strict content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
