import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { ALL_COMMANDS } from "../content/commands/commands.ts";
import type { Command } from "../contract/command.ts";
import type { Catalogue, View } from "./catalogue.ts";
import { countByGroup, findByName, moveToFront, searchedText } from "./filter.ts";
import { searchCommands } from "./search.ts";
import { missingCommand } from "./suggest.ts";
import { useSearch } from "./use-search.ts";

export interface ViewProps {
  catalogue: Catalogue;
  /** All commands of the list. */
  commands: readonly Command[];
  /** The group in the address. */
  group: string;
}

/** Goes to a view with the page's data. */
function useShow(catalogue: Catalogue) {
  const navigate = useNavigate();
  return useCallback(
    (view: View, replace: boolean) => {
      void navigate(catalogue.href(view), {
        replace,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      });
    },
    [navigate, catalogue],
  );
}

/** A list's view by the address, and how to change it. `prefix` is the visitor's. */
export function useView({ catalogue, commands, group }: ViewProps, prefix: string) {
  const [query] = useSearchParams();
  // A command linked from this page keeps its place; others come first.
  const [linkedHere, setLinkedHere] = useState<string | null>(null);

  const show = useShow(catalogue);
  const hrefFor = useCallback(
    (search: string) => catalogue.href({ group, search }),
    [catalogue, group],
  );
  const { text, setText, urlSearch, writeUrl, isWritten } = useSearch(query, hrefFor);
  const linkedName = isWritten ? null : query.get("c");
  // The box renders at once, the cards when the browser is idle.
  const search = searchedText(useDeferredValue(text), prefix);

  const result = useMemo(
    () => searchCommands(catalogue, commands, { group, search }),
    [catalogue, commands, group, search],
  );
  const linked = useMemo(() => findByName(commands, linkedName), [commands, linkedName]);
  const missing = useMemo(() => missingCommand(commands, linkedName), [commands, linkedName]);
  const matches = useMemo(
    () => (linkedName === linkedHere ? result.matches : moveToFront(result.matches, linked)),
    [result, linked, linkedName, linkedHere],
  );
  const counts = useMemo(() => countByGroup(catalogue, commands), [catalogue, commands]);

  const linkTo = useCallback(
    (command: Command) => {
      setLinkedHere(command.name);
      show({ group, search, command: command.name }, true);
    },
    [show, group, search],
  );
  function clear() {
    setText("");
    show({ group: ALL_COMMANDS, search: "" }, false);
  }

  return {
    ...result,
    matches,
    linked,
    missing,
    counts,
    group,
    search,
    text,
    setText,
    urlSearch,
    writeUrl,
    linkTo,
    clear,
  };
}
