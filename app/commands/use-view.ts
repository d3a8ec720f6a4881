import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { ALL_COMMANDS } from "../content/commands.ts";
import type { Command } from "../contract/command.ts";
import { useCalm } from "../live/hooks/use-idle-or-interaction.ts";
import { useCommands } from "./use-commands.ts";
import type { Catalogue } from "./catalogue.ts";
import { counts, find, named, withFirst } from "./filter.ts";
import type { Listing } from "./listing.ts";
import { useSearch } from "./use-search.ts";

/** A list, and the group its address asks for. */
export interface ViewProps {
  catalogue: Catalogue;
  listing: Listing;
  group: string;
}

/**
 * The view of a list that the address asks for, and the ways to another. The page carries the first
 * commands of one view; the whole list is fetched once the page is used or has come to rest. Until it is
 * there, other views are searched in what the page carries and are not complete.
 */
export function useView({ catalogue, listing, group }: ViewProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // The command whose link was taken here: it is marked where it stands, any other linked one comes first.
  const [taken, setTaken] = useState<string | null>(null);

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
  const { text, setText, urlSearch, writeUrl, isWritten } = useSearch(query, address);
  const link = isWritten ? null : query.get("c");
  // Letters appear at once; the cards follow when the browser has time.
  const search = useDeferredValue(text);

  const isUsed = useCalm();
  const carriesAll = listing.matches.length >= (listing.counts.get(ALL_COMMANDS) ?? 0);
  const fetched = useCommands(catalogue.read, isUsed && !carriesAll);
  const whole = carriesAll ? listing.matches : fetched.commands;
  const isOwnView = group === listing.group && search === listing.search;

  const found = useMemo(
    () =>
      whole || !isOwnView ? find(catalogue, whole ?? listing.matches, { group, search }) : listing,
    [catalogue, whole, listing, isOwnView, group, search],
  );
  const linked = useMemo(() => {
    const carried = listing.linked ? [listing.linked, ...listing.matches] : listing.matches;
    return named(whole ?? carried, link);
  }, [whole, listing, link]);
  const matches = useMemo(
    () => (link === taken ? found.matches : withFirst(found.matches, linked)),
    [found, linked, link, taken],
  );
  const all = useMemo(
    () => (whole ? counts(catalogue, whole) : listing.counts),
    [catalogue, whole, listing],
  );

  const pointAt = useCallback(
    (command: Command) => {
      setTaken(command.name);
      show({ group, search, command: command.name }, true);
    },
    [show, group, search],
  );
  function clear() {
    setText("");
    show({ group: ALL_COMMANDS, search: "" }, false);
  }

  return {
    ...found,
    matches,
    linked,
    counts: all,
    group,
    search,
    /** How many commands match; null until the whole list is there to say so. */
    total: whole ? found.matches.length : isOwnView ? listing.total : null,
    /** Whether the whole list is wanted and could not be had. */
    failed: !whole && fetched.failed,
    retry: fetched.retry,
    text,
    setText,
    urlSearch,
    writeUrl,
    pointAt,
    clear,
  };
}
