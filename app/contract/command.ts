import * as v from "valibot";
import { looseText, text, texts } from "./decode.ts";

/** A command of the bot (§3). `arguments` is the bot's own notation, such as `<member> [reason]`. */
export const command = v.object({
  name: text,
  description: looseText,
  category: text,
  permissions: v.pipe(
    v.nullish(v.union([v.string(), v.array(v.string())]), ""),
    v.transform((value) => (Array.isArray(value) ? value.join(", ") : value)),
  ),
  aliases: texts,
  arguments: looseText,
});

export type Command = v.InferOutput<typeof command>;

/** Categories that only the staff list shows (§5), in lower case. */
const STAFF_CATEGORIES = new Set(["supporter", "moderator", "manager", "developer", "jishaku"]);

/** Whether a command belongs to the staff list; all others belong to the public one. */
export function isStaffCommand(command: Pick<Command, "category">): boolean {
  return STAFF_CATEGORIES.has(command.category.trim().toLowerCase());
}
