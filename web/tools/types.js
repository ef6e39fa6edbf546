/**
 * Writes src/wire/protocol.ts from the server's own structs: `npm run types`.
 * With `--check` it writes nothing and fails if the file would change.
 * The interpreter that knows Folkmoot is $PYTHON, else the checkout's own .venv.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const target = join(web, "src", "wire", "protocol.ts");
const banner = "/** Generated from the server's structs by `npm run types`: change those, not this file. */";

function python() {
  if (process.env.PYTHON) return process.env.PYTHON;
  const own = join(web, "..", ".venv", process.platform === "win32" ? "Scripts/python.exe" : "bin/python");
  return existsSync(own) ? own : "python3";
}

const schema = JSON.parse(execFileSync(python(), ["-m", "folkmoot.server.schema"], { encoding: "utf8" }));
// A struct that is sent as a list: the compiler knows tuples by the name that older schemas have for them.
for (const definition of Object.values(schema.$defs)) {
  if (definition.prefixItems) Object.assign(definition, { items: definition.prefixItems, additionalItems: false });
}
const types = await compile(schema, "Protocol", {
  additionalProperties: false,
  bannerComment: banner,
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: true,
  format: true,
});
// The wrapper that holds the definitions is no message, and a definition's place in it says nothing to a reader.
const text = types
  .replace(/export interface Protocol \{[^}]*\}\n/, "")
  .replace(/ \* This interface was referenced by `Protocol`'s JSON-Schema\n \* via the `definition` ".*"\.\n/g, "")
  .replace(/ \*\n \*\/\n/g, " */\n")
  .replace(/\/\*\*\n \*\/\n/g, "");

if (!process.argv.includes("--check")) {
  writeFileSync(target, text);
} else if (readFileSync(target, "utf8") !== text) {
  console.error("src/wire/protocol.ts is not what the server's structs say: run `npm run types`");
  process.exit(1);
}
