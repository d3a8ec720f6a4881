import type { MouseEvent } from "react";
import { useLocation, useMatches } from "react-router";
import { askedPath, loginAddress } from "./login.ts";
import { useHydrated } from "../hooks/use-hydrated.ts";

/** What makes a link of 'Login': its address, which on a click is that of the page as it is then. */
export function useLogin() {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  // One document is the answer to every unknown path, and nobody wants to return to one.
  if (useMatches().at(-1)?.id === "routes/not-found") return { href: loginAddress("/", "") };
  // Pages are cached without most of their query, so the server may only name what is in the key.
  const isCertain = isHydrated || askedPath(search) !== null;
  const href = loginAddress(pathname, isCertain ? search : "");
  return { href, onClick: leadBack, onAuxClick: leadBack, onContextMenu: leadBack };
}

/** A search is written into the address past the router, which then still knows the one before. */
function leadBack({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const { pathname, search } = window.location;
  currentTarget.href = loginAddress(pathname, search);
}
