/** For `node --import`: makes `#brand` the chosen brand, for programs that Node runs by itself. */
import { registerHooks } from "node:module";
import { brandUrl } from "./brand.ts";

/** Before the hook, as reading wrangler.toml imports modules. */
const url = brandUrl();

registerHooks({
  resolve(specifier, context, next) {
    return next(specifier === "#brand" ? url : specifier, context);
  },
});
