/// <reference types="vite/client" />

/** A game's board data, as tools/toml.ts gives it; the importing module states its type. */
declare module "*.toml" {
  const data: unknown;
  export default data;
}
