import { useDeferredValue, useMemo } from "react";
import { ALL_COMMANDS } from "../content/commands.ts";
import type { Command } from "../contract/command.ts";
import { useCalm } from "../live/use-calm.ts";
import { useCommands } from "../live/use-commands.ts";
import type { Catalogue, View } from "./catalogue.ts";
import { tallyOf, type Part } from "./cut.ts";
import { counts, shown } from "./filter.ts";
import { unpack } from "./packed.ts";

/**
 * A view of a list. Of a long list the page carries a part, and the browser asks for the whole; until
 * that is there the view the part was taken for stays, since no other can be told from it.
 */
export function useList(
  catalogue: Catalogue,
  part: Part,
  asked: Required<Pick<View, "group" | "search">>,
) {
  const isCalm = useCalm();
  const isWanted = part.cut !== null && isCalm;
  const { commands: fetched, failed, retry } = useCommands(catalogue.read, isWanted);
  // Thousands of commands are taken over when the browser has time.
  const whole = useDeferredValue(fetched);
  const carried = useMemo(() => unpack(part.packed), [part.packed]);
  const commands = whole ?? carried;
  const cut = whole ? null : part.cut;
  const { group, search } = cut ?? asked;

  const keys = useMemo(() => keysOf(commands), [commands]);
  const tally = useMemo(
    () => (whole ? counts(catalogue, whole) : tallyOf(catalogue, part)),
    [catalogue, whole, part],
  );
  const visible = useMemo(
    () => shown(catalogue, commands, { group, search }),
    [catalogue, commands, group, search],
  );
  const found = cut?.found ?? visible.length;
  const elsewhere = useMemo(() => {
    if (cut) return cut.elsewhere;
    return found > 0 ? 0 : shown(catalogue, commands, { group: ALL_COMMANDS, search }).length;
  }, [cut, found, catalogue, commands, search]);

  return {
    commands,
    keys,
    tally,
    /** The view that is shown, and how many commands it and its search in all groups have. */
    group,
    search,
    found,
    elsewhere,
    /** The commands of the view that are here. */
    visible,
    /** Whether another view is asked for and waits for the whole list. */
    waits: asked.group !== group || asked.search !== search,
    /** Whether the whole list is wanted and could not be had. */
    failed: cut !== null && failed,
    retry,
  };
}

/** Keys that a command keeps when more of its list arrives. Names may come twice. */
function keysOf(commands: readonly Command[]): ReadonlyMap<Command, string> {
  const seen = new Map<string, number>();
  const keys = new Map<Command, string>();
  for (const command of commands) {
    const before = seen.get(command.name) ?? 0;
    seen.set(command.name, before + 1);
    keys.set(command, `${before} ${command.name}`);
  }
  return keys;
}
