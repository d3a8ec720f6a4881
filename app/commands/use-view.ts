import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { ALL_COMMANDS } from "../content/commands/all-commands.ts";
import type { Command } from "../contract/command.ts";
import type { Catalogue, View } from "./catalogue.ts";
import { countByGroup, findByName, moveToFront, searchedText } from "./filter.ts";
import { inPlace, searchCommands } from "./search.ts";
import { missingCommand, type Listing } from "./listing.ts";
import { useSearch } from "./use-search.ts";

export interface ViewProps {
  catalogue: Catalogue;
  listing: Listing;
  /** The group in the address. */
  group: string;
}

/** What is known of the whole list, beyond what the page brought. */
export interface WholeList {
  all: readonly Command[] | null;
  failed: boolean;
  retry: () => void;
}

export const UNREAD: WholeList = { all: null, failed: false, retry: () => {} };

/** Whether the page brought the whole list. */
export function isComplete({ matches, counts }: Listing): boolean {
  return matches.length >= (counts.get(ALL_COMMANDS) ?? 0);
}

/** The commands that a page has before the whole list is fetched. */
function loadedCommands({ linked, matches }: Listing): readonly Command[] {
  return linked ? [linked, ...matches] : matches;
}

/** A linked name that no command has, as far as the page knows. */
function missingIn(all: readonly Command[] | null, { missing }: Listing, name: string | null) {
  if (all) return missingCommand(all, name);
  return missing?.name === name ? missing : null;
}

/** Whether a view was on the screen when the whole list came, and still is. */
function useShownBefore(view: string, isWhole: boolean): boolean {
  const [shown, setShown] = useState(isWhole ? null : view);
  const current = isWhole && shown !== view ? null : view;
  if (current !== shown) setShown(current);
  return current !== null;
}

/** Goes to a view, with the data that the page has. */
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

/**
 * The view of a list that the address names, and ways to change it. The loader data has the first commands
 * of one view; the whole list is fetched once the page is idle or used. Until it is loaded, other views are
 * searched in the loader data and are incomplete. `prefix` is the visitor's own.
 */
export function useView(
  { catalogue, listing, group }: ViewProps,
  { prefix, whole }: { prefix: string; whole: WholeList },
) {
  const [query] = useSearchParams();
  // A command whose link was clicked on this page stays in its place; other linked commands come first.
  const [linkedHere, setLinkedHere] = useState<string | null>(null);

  const show = useShow(catalogue);
  const hrefFor = useCallback(
    (search: string) => catalogue.href({ group, search }),
    [catalogue, group],
  );
  const { text, setText, urlSearch, writeUrl, isWritten } = useSearch(query, hrefFor);
  const linkedName = isWritten ? null : query.get("c");
  // The search box renders at once, the cards when the browser is idle.
  const search = searchedText(useDeferredValue(text), prefix);

  const { failed, retry } = whole;
  const all = isComplete(listing) ? listing.matches : whole.all;
  const isLoadedView = group === listing.group && search === listing.search;
  const isShown = useShownBefore(`${group} ${search}`, all !== null);

  const result = useMemo(() => {
    const view = { group, search };
    const carried = () =>
      isLoadedView ? listing : searchCommands(catalogue, listing.matches, view);
    if (!all) return carried();
    const whole = searchCommands(catalogue, all, view);
    // The cards on the screen stay where they are; later ones are put below them until the view changes.
    return isShown
      ? { ...whole, matches: inPlace(whole.matches, carried().matches, search) }
      : whole;
  }, [catalogue, all, listing, isLoadedView, isShown, group, search]);
  const linked = useMemo(
    () => findByName(all ?? loadedCommands(listing), linkedName),
    [all, listing, linkedName],
  );
  const missing = useMemo(() => missingIn(all, listing, linkedName), [all, listing, linkedName]);
  const matches = useMemo(
    () => (linkedName === linkedHere ? result.matches : moveToFront(result.matches, linked)),
    [result, linked, linkedName, linkedHere],
  );
  const counts = useMemo(
    () => (all ? countByGroup(catalogue, all) : listing.counts),
    [catalogue, all, listing],
  );

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
    /** The commands that the page has: all of them once they are loaded. */
    all: all ?? listing.matches,
    /** The number of commands that the page does not have yet. */
    rest: all ? 0 : (listing.counts.get(ALL_COMMANDS) ?? 0) - listing.matches.length,
    group,
    search,
    /** The number of matches; null while that needs the whole list. */
    total: all ? result.matches.length : isLoadedView ? listing.total : null,
    /** Whether the whole list could not be fetched. */
    failed,
    retry,
    text,
    setText,
    urlSearch,
    writeUrl,
    linkTo,
    clear,
  };
}
