/** For `node --import`: makes `#brand` the file that BRAND_FILE names, for programs that Node runs by itself. */
import { registerHooks } from "node:module";
import { brandUrl } from "./brand.ts";

registerHooks({
  resolve(specifier, context, next) {
    return next(specifier === "#brand" ? brandUrl() : specifier, context);
  },
});
