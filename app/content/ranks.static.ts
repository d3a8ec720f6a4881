import { brand } from "#brand";
import { words } from "./words.ts";
import { writingRanksOf } from "./writing-ranks.ts";

/** In the team page's order. */
export const ranks = words(brand.ranks);

export const writingRanks = writingRanksOf(brand);
