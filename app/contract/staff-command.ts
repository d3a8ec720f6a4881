import type { Command } from "./command.ts";
import { staffCategories } from "./staff-categories.static.ts";

const STAFF_CATEGORIES: ReadonlySet<string> = new Set(staffCategories);

/** Whether a command belongs to the staff list rather than the public one. */
export function isStaffCommand(command: Pick<Command, "category">): boolean {
  return STAFF_CATEGORIES.has(command.category.trim().toLowerCase());
}
