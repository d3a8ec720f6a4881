import { brand } from "#brand";
import { words } from "./words.ts";
import { writingRanksOf } from "./writing-ranks.ts";

/** The ranks of the team in the order of the team page. */
export const ranks = words(brand.ranks);

export const writingRanks = writingRanksOf(brand);
