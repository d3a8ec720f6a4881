import { brand } from "#brand";
import { words } from "../words.ts";

/** The hero of the landing page. */
export const hero = words(brand.landing.hero);
