import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const files = { "swagger-ui-bundle.js": "text/javascript", "swagger-ui.css": "text/css" } as const;

/** Puts Swagger UI beside public/api-docs/index.html, so that the page of the API needs nothing from elsewhere. */
export function swagger(): Plugin {
  const folder = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  return {
    name: "folkmoot:swagger",
    generateBundle() {
      for (const name of Object.keys(files)) {
        const path = join(folder, name);
        const fileName = `api-docs/${name}`;
        this.emitFile({ type: "asset", fileName, originalFileName: path, source: readFileSync(path) });
      }
    },
    configureServer(server) {
      for (const [name, type] of Object.entries(files)) {
        server.middlewares.use(`/api-docs/${name}`, (_request, response) => {
          response.setHeader("content-type", type);
          response.end(readFileSync(join(folder, name)));
        });
      }
    },
  };
}
