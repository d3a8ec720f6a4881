import { useLocation, useNavigation } from "react-router";

/** The query to change next: the address's, or that of this page's view that is loading. */
export function useLatestQuery(): URLSearchParams {
  const { pathname, search } = useLocation();
  const { location } = useNavigation();
  return new URLSearchParams(location?.pathname === pathname ? location.search : search);
}
