import { LEGAL_LINKS } from "./frame/legal-links.static.ts";
import { features } from "./frame/menu.static.ts";

/** Paths that share a route module. */

export const FEATURE_PATHS: readonly string[] = features.map(({ path }) => path);

export const LEGAL_PATHS: readonly string[] = LEGAL_LINKS.map(({ path }) => path);
