import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import type { Plugin } from "vite";

const ownText = /^(licen[cs]e|notice|copying)/i;
const rule = "-".repeat(100);

interface Package {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly texts: readonly string[];
}

/** Writes licences.txt beside the page: every package of which something is shipped, with its licence. */
export function licences(): Plugin {
  return {
    name: "folkmoot:licences",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const files = Object.values(bundle).flatMap((part) =>
          part.type === "chunk" ? part.moduleIds : part.originalFileNames,
        );
        this.emitFile({ type: "asset", fileName: "licences.txt", source: licencesOf(files.map(origin)) });
      },
    },
  };
}

/** The packages that our fonts are cut from (`fonts.sh`), by the beginning of a font's name. */
const CUT_FROM = {
  "src/fonts/fraunces": "node_modules/@fontsource-variable/fraunces/",
  "src/fonts/alegreya-sans": "node_modules/@fontsource/alegreya-sans/",
};

/** Returns a file of the package that a file was cut from, or the file itself. */
function origin(file: string): string {
  const cut = Object.entries(CUT_FROM).find(([name]) => file.replaceAll("\\", "/").includes(name));
  return cut ? join(cut[1], "package.json") : file;
}

/** Returns the licences of the packages to which the files belong. Throws if one of them has none. */
export function licencesOf(files: readonly string[]): string {
  const folders = [...new Set(files.flatMap((file) => folderOf(file) ?? []))].sort();
  const packages = folders.map((folder) => read(folder, files));
  const chapters = packages.map((one) => `${one.name} ${one.version}\n${one.licence}\n\n${textOf(one, packages)}`);
  return ["The browser client of Folkmoot contains parts of the packages below.", ...chapters].join(`\n\n${rule}\n\n`);
}

/** Returns the folder of a file's package; a bundler's own piece of code is named after it:
 * "\0vite/preload-helper.js". */
function folderOf(file: string): string | null {
  const path = file.replaceAll("\\", "/").replace(/^\0(vite|rolldown)\//, "node_modules/$1/");
  const match = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path);
  return match?.[1] === undefined ? null : resolve(match[1]);
}

function read(folder: string, files: readonly string[]): Package {
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const shipped = files.map((file) => `${resolve(file)}.LICENSE.txt`).filter((file) => file.startsWith(folder + sep));
  const paths = [
    ...readdirSync(folder)
      .filter((name) => ownText.test(name))
      .sort()
      .map((name) => join(folder, name)),
    ...shipped.filter((path) => existsSync(path)),
  ];
  const texts = paths.map((path) => shortened(readFileSync(path, "utf8")).trim());
  return { name: about.name, version: about.version, licence: about.license, texts };
}

/** A bundler's licence goes on with those of the packages inside the bundler, of which nothing is shipped. */
function shortened(text: string): string {
  return text.split("\n# Licenses of bundled dependencies")[0] ?? text;
}

function textOf(one: Package, all: readonly Package[]): string {
  if (one.texts.length > 0) return one.texts.join("\n\n");
  const other = all.find(({ licence, texts }) => licence === one.licence && texts.length > 0);
  if (other === undefined)
    throw new Error(`${one.name} has no licence text, nor has another package under ${one.licence}`);
  return `The text of the licence is the one under ${other.name}.`;
}
