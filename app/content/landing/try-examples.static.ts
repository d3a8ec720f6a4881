/** In a module of its own, so that the answers stay out of the page's first scripts. */
export { examples } from "./tries.static.ts";
