import type { Command } from "../contract/command.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Listing } from "./listing.ts";

/**
 * The whole lists this tab has, for what runs outside of components: the titles of the pages. Browser only;
 * the server never fills it.
 */
const lists = new Map<Catalogue["read"], readonly Command[]>();

export function keepWholeList(name: Catalogue["read"], commands: readonly Command[]): void {
  lists.set(name, commands);
}

/** The whole list, once a page has had it; null before. */
export function wholeList(name: Catalogue["read"]): readonly Command[] | null {
  return lists.get(name) ?? null;
}

/** The commands that a page has before the whole list is fetched. */
export function loadedCommands({ linked, matches }: Listing): readonly Command[] {
  return linked ? [linked, ...matches] : matches;
}
