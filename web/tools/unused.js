/** Finds exported names that are used nowhere, and source files that none imports: part of `npm run check`. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** Tests, the entry, and the pages, which App.svelte imports by a pattern. */
const ENTRIES = /(\.test\.ts|\.d\.ts|main\.ts|src.pages.\w+\.svelte)$/;
const GENERATED = "protocol.ts";
const EXPORT = /^export (?:async )?(?:const|function|class|interface|type|enum) (\w+)/gm;

const files = ["src", "tools"].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((path) => join(folder, path))
    .filter((path) => /\.(ts|js|svelte)$/.test(path)),
);
const sources = new Map([...files, "vite.config.ts", "index.html"].map((path) => [path, readFileSync(path, "utf8")]));

/** Tells whether a file other than this one contains a match. */
function isNamedElsewhere(path, pattern) {
  return [...sources].some(([other, text]) => other !== path && text.search(pattern) >= 0);
}

const complaints = [];
for (const path of files) {
  const stem = basename(path).replace(/\.(ts|js)$/, "");
  const imported = new RegExp(`["'./]${stem.replaceAll(".", "\\.")}["'.]`);
  const isTool = path.startsWith("tools");
  if (!isTool && !ENTRIES.test(path) && stem !== "index" && !isNamedElsewhere(path, imported))
    complaints.push(`${path}: no file imports it`);
  if (basename(path) === GENERATED) continue;
  for (const [, name] of sources.get(path).matchAll(EXPORT)) {
    const word = new RegExp(`\\b${name}\\b`, "g");
    if (sources.get(path).match(word).length === 1 && !isNamedElsewhere(path, word))
      complaints.push(`${path}: ${name} is exported, but used nowhere`);
  }
}
if (complaints.length) {
  console.error(complaints.join("\n"));
  process.exitCode = 1;
}
