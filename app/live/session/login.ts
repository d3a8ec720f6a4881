import type { MouseEvent } from "react";
import { useLocation, useMatches } from "react-router";
import { useHydrated } from "../hooks/use-hydrated.ts";
import { here } from "../../content/addresses.ts";

const MAX_LENGTH = 512;

/** `returnTo` if it is a path on this site, else null. The worker checks again. */
export function returnPath(search: string): string | null {
  const path = new URLSearchParams(search).get("returnTo");
  if (!path || path.length > MAX_LENGTH) return null;
  return /^\/(?![/\\])/.test(path) ? path : null;
}

/** The 'Login' address on a page: returns to the page, or to its own `returnTo`. */
export function loginAddress(pathname: string, search: string): string {
  const target = returnPath(search) ?? pathname + search;
  return `/api/auth/discord?returnTo=${encodeURIComponent(target)}`;
}

/** Props of a 'Login' link. A click updates its address to the current page. */
export function useLogin() {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  // Unknown paths share one document, so it can't name a path.
  if (useMatches().at(-1)?.id === "routes/not-found") return { href: loginAddress(here("/"), "") };
  // The page cache ignores most of the query, so the document can't contain it.
  const isCertain = isHydrated || returnPath(search) !== null;
  const href = loginAddress(here(pathname), isCertain ? search : "");
  return { href, onClick: updateAddress, onAuxClick: updateAddress, onContextMenu: updateAddress };
}

/** From the browser, since searches change the address without the router. */
function updateAddress({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const { pathname, search } = window.location;
  currentTarget.href = loginAddress(pathname, search);
}
