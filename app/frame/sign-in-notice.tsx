import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { FRAME } from "../content/frame/frame.ts";
import { SITE } from "../content/site.ts";
import { ERRORS } from "../contract/errors.ts";
import { returnPath } from "../live/session/login.ts";
import { useLogin } from "../live/session/use-login.ts";
import { useViewer } from "../live/session/use-viewer.ts";
import { toast } from "../live/toasts.ts";
import { ButtonAnchor } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { isStaffPath } from "./staff-path.ts";

/** On the landing page, for visitors redirected there by the staff guard or by a failed sign-in. */
export function SignInNotice() {
  const { pathname, search } = useLocation();
  const login = useLogin();
  const { state } = useViewer();
  useFailedSignIn(pathname, search);
  const path = returnPath(search);
  if (pathname !== "/" || path === null || !isStaffPath(path.split(/[?#]/)[0] ?? "")) return null;
  return (
    <aside aria-label={SITE.login} className="border-b border-line bg-surface">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
        <p className="flex min-w-0 items-center gap-3">
          <Icon name="shield" className="text-xl text-accent-light" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{FRAME.signIn(path)}</span>
        </p>
        {/* From medium screens on the top bar shows a login link already, unless somebody is signed in. */}
        <span className={state === "signed-in" ? "" : "md:hidden"}>
          <ButtonAnchor {...login} size="sm" icon="discord">
            {SITE.login}
          </ButtonAnchor>
        </span>
      </div>
    </aside>
  );
}

/** The worker redirects after a sign-in without success, to `/?signin=failed` for one. */
const OUTCOMES = new Map([
  ["failed", ERRORS.fetchUser],
  ["too-many", FRAME.tooManySignIns],
]);

function useFailedSignIn(pathname: string, search: string): void {
  const navigate = useNavigate();
  // The query is removed from the address, so that a reload does not show the toast again.
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
