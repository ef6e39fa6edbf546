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
            link("modulepreload", chunk.fileName),
            ...[...(chunk.viteMetadata?.importedCss ?? [])].map((style) => link("stylesheet", style)),
          ]);
      },
    },
  };
}

function link(rel: string, file: string): HtmlTagDescriptor {
  return { tag: "link", attrs: { rel, crossorigin: true, href: `/${file}` }, injectTo: "head" };
}
