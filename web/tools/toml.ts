import { parse } from "smol-toml";
import type { Plugin } from "vite";

/** Lets a game's board data be imported from the Python package: `import board from ".../board.toml"`. */
export function toml(): Plugin {
  return {
    name: "folkmoot:toml",
    transform(source, id) {
      if (!id.endsWith(".toml")) return null;
      return { code: `export default ${JSON.stringify(parse(source))};`, map: null };
    },
  };
}
