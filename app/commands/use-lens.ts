import { createContext, useCallback, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import type { Catalogue } from "./catalogue.ts";
import { permissionsFrom, type Permissions } from "./permissions.ts";

/** The permissions by which cards are marked; null without a lens. */
export const LensContext = createContext<Permissions | null>(null);

/** An address with the lens in it, or without one. */
function withLens(address: string, held: Permissions | null): string {
  const [path = "", search] = address.split("?");
  const query = new URLSearchParams(search);
  if (held === null) query.delete("p");
  else query.set("p", String(held));
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * The permission lens, whose state is `?p=` of the address. The server does not read it, so that one cached page
 * serves everybody; like the search, a change is written past the router.
 */
export function useLens(catalogue: Catalogue) {
  const { key, search } = useLocation();
  const [held, setHeld] = useState<Permissions | null>(null);
  const [isOnly, setOnly] = useState(false);

  // The address is known once the page runs in a browser, and again after each navigation.
  useEffect(() => setHeld(permissionsFrom(new URLSearchParams(search).get("p"))), [key, search]);

  const change = useCallback((next: Permissions | null) => {
    setHeld(next);
    if (next === null) setOnly(false);
    const { pathname, search: written } = window.location;
    window.history.replaceState(window.history.state, "", withLens(pathname + written, next));
  }, []);

  /** The catalogue whose addresses keep the lens. */
  const lensed = useMemo(
    () =>
      held === null
        ? catalogue
        : {
            ...catalogue,
            href: (view: Parameters<Catalogue["href"]>[0]) => withLens(catalogue.href(view), held),
          },
    [catalogue, held],
  );
  return { held, change, isOnly, setOnly, lensed };
}

export type Lens = ReturnType<typeof useLens>;
