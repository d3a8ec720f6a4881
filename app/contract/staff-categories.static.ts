import { brand } from "#brand";

/** The bot's categories that only the staff list shows, in lower case. */
export const staffCategories = brand.ranks.flatMap(({ categories }) => categories);
