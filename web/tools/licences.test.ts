import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { licencesOf } from "./licences.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "licences-"));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(path: string, text: string): string {
  const file = join(root, "node_modules", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

function pack(name: string, licence: string): string {
  write(`${name}/package.json`, JSON.stringify({ name, version: "1.2.3", license: licence }));
  return write(`${name}/dist/index.js`, "");
}

test("a package is named once, with its version and every licence text it brings", () => {
  const file = pack("@folk/font", "OFL-1.1");
  write("@folk/font/LICENSE", "font licence");
  write("@folk/font/NOTICE", "font notice");
  const text = licencesOf([file, join(dirname(file), "other.js"), "/src/own.ts"]);
  expect(text.split("@folk/font 1.2.3\nOFL-1.1\n\nfont licence\n\nfont notice")).toHaveLength(2);
});

test("the licences beside a shipped file belong to it", () => {
  const file = pack("bundle", "MIT");
  write("bundle/LICENSE.md", "own licence");
  write("bundle/dist/index.js.LICENSE.txt", "licences inside");
  write("bundle/dist/other.js.LICENSE.txt", "licences of what stays behind");
  const text = licencesOf([file]);
  expect(text).toContain("own licence\n\nlicences inside");
  expect(text).not.toContain("stays behind");
});

test("a package without a text points to another one under the same licence", () => {
  const files = [pack("bare", "Apache-2.0"), pack("full", "Apache-2.0")];
  write("full/LICENSE", "Apache licence");
  expect(licencesOf(files)).toContain("bare 1.2.3\nApache-2.0\n\nThe text of the licence is the one under full.");
});

test("a package whose licence has no text anywhere stops the build", () => {
  expect(() => licencesOf([pack("bare", "MIT")])).toThrow("bare has no licence text");
});

test("a bundler's own code is shipped, what is inside the bundler is not", () => {
  const text = licencesOf(["\0vite/preload-helper.js", "\0rolldown/runtime.js"]);
  expect(text).toContain("VoidZero Inc. and Vite contributors");
  expect(text).toContain("rolldown 1.");
  expect(text).not.toContain("Bundled dependencies");
});
