/** In its own module, to keep answers out of the first scripts. */
export { examples } from "./tries.static.ts";
