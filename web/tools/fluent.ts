import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const QUERY = ".ftl?raw";

/** Texts of the client come without comments, empty lines and indents: nothing can be read before they are there. */
export function fluent(): Plugin {
  return {
    name: "folkmoot:fluent",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const lines = readFileSync(id.replace("?raw", ""), "utf-8").split("\n");
      const text = lines
        .filter((line) => line !== "" && !line.startsWith("#"))
        .map((line) => line.replace(/^ +/, " "))
        .join("\n");
      return { code: `export default ${JSON.stringify(text)};`, map: null };
    },
  };
}
