import * as build from "virtual:react-router/server-build";
import { createRenderer } from "./renderer.ts";

/** A further language's server bundle; the worker picks it by the path's prefix. */
export const { site, isPage } = createRenderer(async () => build, import.meta.env.MODE);
