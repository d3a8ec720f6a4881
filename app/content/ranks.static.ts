import { brand } from "#brand";
import { words } from "./words.ts";

/** The ranks of the team in the order of the team page. */
export const ranks = words(brand.ranks);
