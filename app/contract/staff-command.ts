import type { Command } from "./command.ts";

/** Categories that only the staff list shows, in lower case. */
const STAFF_CATEGORIES = new Set(["supporter", "moderator", "manager", "developer", "jishaku"]);

/** Whether a command belongs to the staff list; all others belong to the public one. */
export function isStaffCommand(command: Pick<Command, "category">): boolean {
  return STAFF_CATEGORIES.has(command.category.trim().toLowerCase());
}
