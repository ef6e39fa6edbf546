/** Which exports, files and packages nobody uses: part of `npm run check`. */

/** Returns the scripts of a component: knip itself would read only their imports. */
function scriptsOf(component) {
  return [...component.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script).join("\n");
}

export default {
  entry: ["tools/*.{js,ts}", "src/**/*.test.ts"],
  project: ["src/**/*.{ts,svelte}", "tools/**"],
  compilers: { svelte: scriptsOf },
  ignoreDependencies: [
    "@fontsource-variable/fraunces", // base.css
    "@fontsource/alegreya-sans", // base.css
    "axe-core", // the browser tests
    "svelte-check", // tools/check.js calls it by its path
    "swagger-ui-dist", // tools/swagger.ts copies its files
  ],
  // Generated from the server's messages.
  ignoreIssues: { "src/wire/protocol.ts": ["types"] },
};
