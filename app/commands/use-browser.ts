import { useCallback, useDeferredValue, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { ALL_COMMANDS } from "../content/commands.ts";
import type { Command } from "../contract/command.ts";
import type { Catalogue } from "./catalogue.ts";
import { counts, named, shown } from "./filter.ts";
import { unpack, type Packed } from "./packed.ts";
import { useSearch } from "./use-search.ts";

/** A list, and the group its address asks for. */
export interface Asked {
  catalogue: Catalogue;
  packed: Packed;
  group: string;
}

/** What a command list shows, and the ways to change it. Search and linked command are the address's `?q=` and `?c=`. */
export function useBrowser({ catalogue, packed, group }: Asked) {
  const [query] = useSearchParams();
  const search = query.get("q") ?? "";
  const link = query.get("c");
  const navigate = useNavigate();
  const show = useCallback(
    (view: { group: string; search: string; command?: string }, replace: boolean) => {
      void navigate(catalogue.href(view), {
        replace,
        preventScrollReset: true,
        defaultShouldRevalidate: false, // the list is here already, only the view changes
      });
    },
    [navigate, catalogue],
  );
  const write = useCallback((typed: string) => show({ group, search: typed }, true), [show, group]);
  const [text, setText] = useSearch(search, write);
  // Letters appear at once; the cards follow when the browser has time.
  const wanted = useDeferredValue(text);

  const commands = useMemo(() => unpack(packed), [packed]);
  const places = useMemo(
    () => new Map(commands.map((command, place) => [command, place])),
    [commands],
  );
  const tally = useMemo(() => counts(catalogue, commands), [catalogue, commands]);
  const visible = useMemo(
    () => shown(catalogue, commands, { group, search: wanted }),
    [catalogue, commands, group, wanted],
  );
  const linked = useMemo(() => named(commands, link), [commands, link]);
  const pointAt = useCallback(
    (command: Command) => show({ group, search: wanted, command: command.name }, true),
    [show, group, wanted],
  );

  function clear() {
    setText("");
    show({ group: ALL_COMMANDS, search: "" }, false);
  }

  return { text, setText, write, wanted, commands, places, tally, visible, linked, pointAt, clear };
}
