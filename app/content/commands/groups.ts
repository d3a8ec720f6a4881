import type { Brand } from "../brand-schema.ts";

/**
 * The bot's categories by the group that contains them. Where a brand only lists the bot's categories, each is a
 * group of its own, written with a capital letter.
 */
export function groupsOf({
  commandGroups,
}: Pick<Brand, "commandGroups">): Record<string, readonly string[]> {
  if (!Array.isArray(commandGroups)) return commandGroups;
  return Object.fromEntries(
    commandGroups.map((category) => [
      category.charAt(0).toUpperCase() + category.slice(1),
      [category],
    ]),
  );
}
