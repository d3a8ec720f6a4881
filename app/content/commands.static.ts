import { brand } from "#brand";

/** The bot's categories, in lower case, by the group of the public list that contains them. */
export const groups = brand.commandGroups;
