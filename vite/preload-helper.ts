/** Takes the place of Vite's own module of this name (vite.config.ts), so that the app loads its later scripts itself. */
export { importScripts as __vitePreload } from "../app/live/http/scripts.ts";
