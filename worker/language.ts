import * as build from "virtual:react-router/server-build";
import { createRenderer } from "./renderer.ts";

/** What the server bundle of a further language exports; the worker picks it by the prefix of a path. */
export const { site, isPage } = createRenderer(async () => build, import.meta.env.MODE);
