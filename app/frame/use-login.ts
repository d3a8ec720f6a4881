import { useLocation } from "react-router";
import { askedPath, loginAddress } from "../live/login.ts";
import { useHydrated } from "../live/use-hydrated.ts";

/** Address of 'Login' on this page. */
export function useLogin(): string {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  // Pages are cached without most of their query, so the server may only name what is in the key.
  const isCertain = isHydrated || askedPath(search) !== null;
  return loginAddress(pathname, isCertain ? search : "");
}
