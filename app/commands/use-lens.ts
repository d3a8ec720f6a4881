import { createContext, useCallback, useMemo, useState } from "react";
import { useLocation } from "react-router";
import type { Command } from "../contract/command.ts";
import { useHydrated } from "../live/hooks/use-hydrated.ts";
import type { Catalogue } from "./catalogue.ts";
import { judge, permissionsFrom, type Permissions } from "./permissions.ts";

/** The permissions by which cards are marked; null without a lens. */
export const LensContext = createContext<Permissions | null>(null);

/** An address with the lens in it, or without one. */
function withLens(address: string, granted: Permissions | null): string {
  const [path = "", search] = address.split("?");
  const query = new URLSearchParams(search);
  if (granted === null) query.delete("p");
  else query.set("p", String(granted));
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * The permission lens, whose state is `?p=` of the address. The server does not read it, so that one cached page
 * serves everybody; like the search, a change is written without the router.
 */
export function useLens(catalogue: Catalogue) {
  const { key, search } = useLocation();
  const [granted, setGranted] = useState<Permissions | null>(null);
  const [isOnly, setOnly] = useState(false);

  // The address counts once the page runs in a browser, and again after each navigation.
  const place = useHydrated() ? key + search : null;
  const [renderedPlace, setRenderedPlace] = useState<string | null>(null);
  if (place !== renderedPlace) {
    setRenderedPlace(place);
    setGranted(permissionsFrom(new URLSearchParams(search).get("p")));
  }

  const change = useCallback((next: Permissions | null) => {
    setGranted(next);
    if (next === null) setOnly(false);
    const { pathname, search: written } = window.location;
    window.history.replaceState(window.history.state, "", withLens(pathname + written, next));
  }, []);

  /** The catalogue whose addresses keep the lens. */
  const lensed = useMemo(
    () =>
      granted === null
        ? catalogue
        : {
            ...catalogue,
            href: (view: Parameters<Catalogue["href"]>[0]) =>
              withLens(catalogue.href(view), granted),
          },
    [catalogue, granted],
  );
  return { granted, change, isOnly, setOnly, lensed };
}

/** The matches of a view; with 'Only these', those that the role can run. */
export function useNarrowed(
  matches: readonly Command[],
  { granted, isOnly }: Lens,
): readonly Command[] {
  return useMemo(() => {
    if (granted === null || !isOnly) return matches;
    return matches.filter(({ permissions }) => judge(permissions, granted).kind === "can");
  }, [matches, granted, isOnly]);
}

export type Lens = ReturnType<typeof useLens>;
