/** Fails where a source has a line of more than 120 characters or more than 400 lines: part of `npm run check`. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const WIDEST = 120;
const MOST_LINES = 400;
const GENERATED = join("src", "wire", "protocol.ts");

const sources = ["src", "tools"]
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name)))
  .filter((path) => /\.(svelte|css|ts|js)$/.test(path) && path !== GENERATED);

for (const path of sources) {
  const lines = readFileSync(path, "utf8").trimEnd().split("\n");
  const faults = lines.length > MOST_LINES ? [`${path}: ${lines.length} lines, expected at most ${MOST_LINES}`] : [];
  lines.forEach(({ length }, at) => {
    if (length > WIDEST) faults.push(`${path}:${at + 1}: ${length} characters, expected at most ${WIDEST}`);
  });
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
