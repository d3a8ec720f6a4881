import { useLocation, useMatches } from "react-router";
import { askedPath, loginAddress } from "../live/login.ts";
import { useHydrated } from "../live/use-hydrated.ts";

/** Address of 'Login' on this page. */
export function useLogin(): string {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  // One document is the answer to every unknown path, and nobody wants to return to one.
  if (useMatches().at(-1)?.id === "routes/not-found") return loginAddress("/", "");
  // Pages are cached without most of their query, so the server may only name what is in the key.
  const isCertain = isHydrated || askedPath(search) !== null;
  return loginAddress(pathname, isCertain ? search : "");
}
