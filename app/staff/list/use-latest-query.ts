import { useLocation, useNavigation } from "react-router";

/** The query to change next: the loading view's if it is of this page, else the address's. */
export function useLatestQuery(): URLSearchParams {
  const { pathname, search } = useLocation();
  const { location } = useNavigation();
  return new URLSearchParams(location?.pathname === pathname ? location.search : search);
}
