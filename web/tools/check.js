/**
 * Checks the generated types, the types of all sources, and the style, side by side: `npm run check`.
 * Biome formats `.ts` and `.js` and lints all sources, prettier formats `.svelte` and `.css`.
 */
import { spawn } from "node:child_process";

const CHECKS = [
  ["the generated types", "tools/types.js", "--check"],
  [
    "svelte-check",
    "node_modules/svelte-check/bin/svelte-check",
    "--tsconfig",
    "./tsconfig.json",
    "--incremental",
    "--fail-on-warnings",
  ],
  ["biome", "node_modules/@biomejs/biome/bin/biome", "check"],
  ["prettier", "node_modules/prettier/bin/prettier.cjs", "--check", "--cache", "--log-level", "warn", "."],
  ["unused code", "tools/unused.js"],
  ["lines", "tools/lines.js"],
];

/** Runs a check to its end; returns its name, its exit status and what it printed. */
function ran([name, script, ...words]) {
  return new Promise((resolve) => {
    const started = spawn(process.execPath, [script, ...words], { stdio: ["ignore", "pipe", "pipe"] });
    let printed = "";
    for (const stream of [started.stdout, started.stderr])
      stream.setEncoding("utf8").on("data", (text) => (printed += text));
    started.on("close", (status) => resolve({ name, status, printed }));
  });
}

for (const { name, status, printed } of await Promise.all(CHECKS.map(ran))) {
  if (status === 0) continue;
  console.error(`${name} failed:\n${printed}`);
  process.exitCode = 1;
}
