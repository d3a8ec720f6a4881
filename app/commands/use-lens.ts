import { createContext, useCallback, useMemo, useState } from "react";
import { useLocation } from "react-router";
import type { Command } from "../contract/command.ts";
import { useHydrated } from "../live/hooks/use-hydrated.ts";
import type { Catalogue } from "./catalogue.ts";
import { judge, permissionsFrom, type Permissions } from "./permissions.ts";

/** The permissions that mark cards; null without a lens. */
export const LensContext = createContext<Permissions | null>(null);

/** An address with or without the lens. */
function withLens(address: string, granted: Permissions | null): string {
  const [path = "", search] = address.split("?");
  const query = new URLSearchParams(search);
  if (granted === null) query.delete("p");
  else query.set("p", String(granted));
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * The permission lens, kept in `?p=`. The server doesn't read it, so everybody shares a cached
 * page; changes are written without the router, as the search's.
 */
export function useLens(catalogue: Catalogue) {
  const { key, search } = useLocation();
  const [granted, setGranted] = useState<Permissions | null>(null);
  const [isOnly, setOnly] = useState(false);

  // The address counts once hydrated, and again after each navigation.
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

  /** The catalogue with the lens in its addresses. */
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

/** A view's matches; with 'Only these', those the role can use. */
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
