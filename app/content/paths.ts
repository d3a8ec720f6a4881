import { features, legal } from "./frame/menu.static.ts";

/** Paths that share a route module. */

export const FEATURE_PATHS: readonly string[] = features.map(({ path }) => path);

export const LEGAL_PATHS: readonly string[] = legal.map(({ path }) => path);
