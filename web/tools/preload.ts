import type { HtmlTagDescriptor, Plugin } from "vite";

/** The chunks that every page needs; the small entry imports them only when it has arrived itself. */
const EVERY_PAGE = ["shell", "start"];

/** Lets the document ask for what every page needs together with the entry: one round trip less. */
export function preload(): Plugin {
  return {
    name: "folkmoot:preload",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
        return chunks
          .filter((chunk) => EVERY_PAGE.includes(chunk.name))
          .flatMap((chunk) => [
            // A browser asks for six files at a time: the largest must be among the first.
            link("modulepreload", chunk.fileName, chunk.name === "shell" ? "head-prepend" : "head"),
            ...[...(chunk.viteMetadata?.importedCss ?? [])].map((style) => link("stylesheet", style, "head")),
          ]);
      },
    },
  };
}

function link(rel: string, file: string, injectTo: "head" | "head-prepend"): HtmlTagDescriptor {
  return { tag: "link", attrs: { rel, crossorigin: true, href: `/${file}` }, injectTo };
}
