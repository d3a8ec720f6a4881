import type { MouseEvent } from "react";
import { useLocation, useMatches } from "react-router";
import { useHydrated } from "../hooks/use-hydrated.ts";
import { here } from "../../content/addresses.ts";

const MAX_LENGTH = 512;

/** The `returnTo` of a query if it is a path on this site, else null. The worker checks again. */
export function returnPath(search: string): string | null {
  const path = new URLSearchParams(search).get("returnTo");
  if (!path || path.length > MAX_LENGTH) return null;
  return /^\/(?![/\\])/.test(path) ? path : null;
}

/** The address of 'Login' on a page: the sign-in returns to that page, or to its own `returnTo`. */
export function loginAddress(pathname: string, search: string): string {
  const target = returnPath(search) ?? pathname + search;
  return `/api/auth/discord?returnTo=${encodeURIComponent(target)}`;
}

/** The props of a 'Login' link. A click updates its address to that of the page at that time. */
export function useLogin() {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  // All unknown paths share one document, so it cannot name a path to return to.
  if (useMatches().at(-1)?.id === "routes/not-found") return { href: loginAddress(here("/"), "") };
  // The page cache ignores most of the query, so the server must not put it into the document.
  const isCertain = isHydrated || returnPath(search) !== null;
  const href = loginAddress(here(pathname), isCertain ? search : "");
  return { href, onClick: updateAddress, onAuxClick: updateAddress, onContextMenu: updateAddress };
}

/** Reads the address from the browser: a search is written there without the router knowing. */
function updateAddress({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const { pathname, search } = window.location;
  currentTarget.href = loginAddress(pathname, search);
}
