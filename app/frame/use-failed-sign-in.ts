import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { ACCOUNT } from "../content/frame/account.ts";
import { ERRORS } from "../contract/errors.ts";
import { toast } from "../live/toasts.ts";

/** The worker redirects after a sign-in without success, to `/?signin=failed` for one. */
const OUTCOMES = new Map([
  ["failed", ERRORS.fetchUser],
  ["too-many", ACCOUNT.tooManySignIns],
]);

/** Says that a sign-in failed, and takes that out of the address, so that a reload does not say it again. */
export function useFailedSignIn(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const text = OUTCOMES.get(query.get("signin") ?? "");
    if (text === undefined) return;
    toast.error(text, { id: "signin" });
    query.delete("signin");
    const rest = query.toString();
    void navigate(
      { pathname, search: rest && `?${rest}` },
      { replace: true, preventScrollReset: true },
    );
  }, [pathname, search, navigate]);
}
