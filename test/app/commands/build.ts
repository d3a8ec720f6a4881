import fc from "fast-check";
import type { Command } from "../../../app/contract/command.ts";

/** A command with the given parts; all others are plain. */
export function command(parts: Partial<Command> & { name: string }): Command {
  return {
    description: "",
    category: "moderation",
    permissions: "",
    aliases: [],
    arguments: "",
    ...parts,
  };
}

const categories = ["moderation", "Moderation", "economy", "ticket", "spotify", "music", "jishaku"];

/** Commands as a bot might send them, mapped and unmapped categories mixed. */
export const anyCommand = fc.record({
  name: fc.string({ minLength: 1, maxLength: 12, unit: "grapheme" }),
  description: fc.string({ maxLength: 40, unit: "grapheme" }),
  category: fc.constantFrom(...categories),
  permissions: fc.string({ maxLength: 20 }),
  aliases: fc.array(fc.string({ minLength: 1, maxLength: 8 }), { maxLength: 3 }),
  arguments: fc.string({ maxLength: 20 }),
});
