import type { Brand } from "../brand-schema.ts";

/**
 * The bot's categories by group. If a brand only lists categories, each is a group, capitalized.
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
