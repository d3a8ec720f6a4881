import { ALL_COMMANDS } from "../content/commands.ts";
import type { Command } from "../contract/command.ts";
import type { Catalogue, View } from "./catalogue.ts";
import { counts, named, shown } from "./filter.ts";
import { pack, unpack, type Packed } from "./packed.ts";
import { suggest } from "./suggest.ts";

/** Most cards of a document, and most commands of the list it carries for the script. */
export const MOST = 240;

/** What a page knows of a list it carries only a part of: enough to say of its view what is true. */
export interface Cut {
  /** The view the part was taken for. */
  group: string;
  search: string;
  /** How many commands that view shows in all. */
  found: number;
  /** Where it shows none, how many its search finds in all groups. */
  elsewhere: number;
  /** How many commands each group holds in all. */
  tally: ReadonlyMap<string, number>;
}

/** A list as it travels with a page. */
export interface Part {
  packed: Packed;
  /** Null when the list is whole. */
  cut: Cut | null;
}

/**
 * What a page carries of a list: all of a short one. Of a longer one the first commands its view shows
 * and the linked one, or those that are suggested where it shows none; the browser asks for the rest.
 */
export function partOf(catalogue: Catalogue, commands: readonly Command[], view: View): Part {
  if (commands.length <= MOST) return { packed: pack(commands), cut: null };
  const { group, search = "" } = view;
  const visible = shown(catalogue, commands, { group, search });
  const found = visible.length;
  const first =
    found > 0
      ? visible.slice(0, MOST)
      : suggest(catalogue, commands, view).map(({ command }) => command);
  const elsewhere =
    found > 0 ? 0 : shown(catalogue, commands, { group: ALL_COMMANDS, search }).length;
  const tally = counts(catalogue, commands);
  const part = withLinked(first, named(commands, view.command ?? null));
  return { packed: pack(part), cut: { group, search, found, elsewhere, tally } };
}

function withLinked(commands: readonly Command[], linked: Command | null): readonly Command[] {
  if (!linked || commands.includes(linked)) return commands;
  return [...commands.slice(0, MOST - 1), linked];
}

/** How many commands each group of a list holds, of which a page carries this. */
export function tallyOf(catalogue: Catalogue, { packed, cut }: Part): ReadonlyMap<string, number> {
  return cut ? cut.tally : counts(catalogue, unpack(packed));
}
