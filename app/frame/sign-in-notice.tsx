import { useLocation } from "react-router";
import { FRAME } from "../content/frame/frame.ts";
import { SITE } from "../content/site.ts";
import { returnPath } from "../live/session/login.ts";
import { useLogin } from "../live/session/use-login.ts";
import { useViewer } from "../live/session/use-viewer.ts";
import { ButtonAnchor } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { isStaffPath } from "./staff-path.ts";

/** On the landing page, for visitors redirected there by the staff guard. */
export function SignInNotice() {
  const { pathname, search } = useLocation();
  const login = useLogin();
  const { state } = useViewer();
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
