import { brand } from "#brand";
import { groupsOf } from "./groups.ts";

export const groups = groupsOf(brand);
