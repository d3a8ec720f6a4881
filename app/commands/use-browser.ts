import { useCallback, useDeferredValue, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { ALL_COMMANDS } from "../content/commands.ts";
import type { Command } from "../contract/command.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Part } from "./cut.ts";
import { named } from "./filter.ts";
import { useList } from "./use-list.ts";
import { useSearch } from "./use-search.ts";

/** A list, and the group its address asks for. */
export interface Asked {
  catalogue: Catalogue;
  part: Part;
  group: string;
}

/** What a command list shows, and the ways to change it. Search and linked command are the address's `?q=` and `?c=`. */
export function useBrowser({ catalogue, part, group }: Asked) {
  const [query] = useSearchParams();
  const search = query.get("q") ?? "";
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
  const address = useCallback(
    (typed: string) => catalogue.href({ group, search: typed }),
    [catalogue, group],
  );
  const { text, setText, written, write, isTyped } = useSearch(search, address);
  const link = isTyped ? null : query.get("c");
  // Letters appear at once; the cards follow when the browser has time.
  const wanted = useDeferredValue(text);

  const list = useList(catalogue, part, { group, search: wanted });
  const { commands } = list;
  const linked = useMemo(() => named(commands, link), [commands, link]);
  const pointAt = useCallback(
    (command: Command) => show({ group, search: wanted, command: command.name }, true),
    [show, group, wanted],
  );

  function clear() {
    setText("");
    show({ group: ALL_COMMANDS, search: "" }, false);
  }

  return { ...list, text, setText, written, write, linked, pointAt, clear };
}
