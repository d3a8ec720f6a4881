import { useLocation, useNavigation } from "react-router";
import { ACCOUNT } from "../content/frame/frame.ts";
import { isStaffPath } from "./staff-path.ts";

/**
 * Shown on entering the staff area while the worker checks access. Fades in after 200 ms, so quick
 * checks show nothing; not shown between staff pages.
 */
export function GuardWait() {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  if (!location || !isStaffPath(location.pathname) || isStaffPath(pathname)) return null;
  return (
    <p
      role="status"
      className="fixed inset-x-0 top-20 z-40 mx-auto flex w-fit animate-fade-in animate-delay-200 animate-duration-150 animate-both items-center gap-3 rounded-full border border-line bg-raised px-5 py-2.5"
    >
      <span
        aria-hidden="true"
        className="size-4 animate-spin rounded-full border-2 border-accent-deep border-t-accent-light"
      />
      {ACCOUNT.opening}
    </p>
  );
}
