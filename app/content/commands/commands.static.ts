import { brand } from "#brand";
import { groupsOf } from "./groups.ts";

/** The bot's categories, in lower case, by the group of the public list that contains them. */
export const groups = groupsOf(brand);
