/// <reference types="vite/client" />

/** A game's board data, as tools/toml.ts gives it; whoever imports it says what stands in it. */
declare module "*.toml" {
  const data: unknown;
  export default data;
}
