import { createRenderer } from "./renderer.ts";

/** What the server bundle of a further language exports; the worker picks it by the prefix of a path. */
export const { site, isPage } = createRenderer(
  () => import("virtual:react-router/server-build"),
  import.meta.env.MODE,
);
