import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fluent } from "./tools/fluent.ts";
import { licences } from "./tools/licences.ts";
import { preload } from "./tools/preload.ts";
import { swagger } from "./tools/swagger.ts";
import { toml } from "./tools/toml.ts";

const server = "http://127.0.0.1:8765";

export default defineConfig(({ mode }) => ({
  base: "/",
  plugins: [toml(), fluent(), svelte(), swagger(), licences(), preload()],
  build: {
    outDir: "../src/folkmoot/server/client",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // The content policy lets fonts and styles come from the server alone, never as data.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every page needs comes in one file instead of thirty.
        codeSplitting: {
          groups: [
            // What asks for everything else waits for nothing.
            { name: "first", test: /src[\\/]start[\\/](?!start)|preload-helper/, priority: 1 },
            // What only some moments need is fetched then; the rest of such a game does not fall apart for it.
            {
              name: "pixie_queen",
              includeDependenciesRecursively: false,
              test: /games[\\/]pixie_queen[\\/](?!(Panes|Count|Punishing|Bag|BoardTiles|ScoreLine|Supply|art[\\/](Queen|Good|Pixie)Mark)\.svelte)/,
            },
            {
              name: "shell",
              test: /((node_modules|src[\\/](parts|state|wire|words))[\\/].*|src[\\/]App)\.(js|ts|svelte|css)$/,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    // The games' boards are read from the Python package: one copy of the data.
    fs: { allow: [fileURLToPath(new URL("..", import.meta.url))] },
    proxy: { "/api": { target: server, ws: true } },
  },
  // Under test Svelte must be the browser's build, not the server's.
  ...(mode === "test" ? { resolve: { conditions: ["browser"] } } : {}),
  test: {
    include: ["src/**/*.test.ts", "tools/**/*.test.ts"],
    environment: "happy-dom",
    // A document of its own for every file would cost more than all tests: files share it, and `fresh.ts` clears it.
    isolate: false,
    setupFiles: ["./tools/fresh.ts"],
    pool: "forks",
    maxWorkers: "100%",
    // happy-dom makes much short-lived garbage.
    execArgv: ["--max-semi-space-size=64"],
    // No test is judged by its duration; this only ends one that hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
}));
