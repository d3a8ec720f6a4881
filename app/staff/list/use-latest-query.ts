import { useLocation, useNavigation } from "react-router";

/** The query of the address, or of the view of this page that is on its way: what a further change is made to. */
export function useLatestQuery(): URLSearchParams {
  const { pathname, search } = useLocation();
  const { location } = useNavigation();
  return new URLSearchParams(location?.pathname === pathname ? location.search : search);
}
