import { SIGN_IN } from "../content/frame/frame.ts";
import { SITE } from "../content/site.ts";
import { useLogin } from "../live/session/login.ts";
import { useViewer } from "../live/session/viewer.ts";
import { ButtonAnchor } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

/** For visitors whom the staff guard sent from `path` to the landing page. */
export function SignInNotice({ path }: { path: string }) {
  const login = useLogin();
  const isSignedIn = useViewer().state === "signed-in";
  return (
    <aside aria-label={SITE.login} className="border-b border-line bg-surface">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
        <p className="flex min-w-0 items-center gap-3">
          <Icon name="shield" className="text-xl text-accent-light" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {isSignedIn ? SIGN_IN.signedIn(path) : SIGN_IN.nobody(path)}
          </span>
        </p>
        {/* Larger screens have a login link in the top bar, unless somebody is signed in. */}
        <span className={isSignedIn ? "" : "md:hidden"}>
          <ButtonAnchor {...login} size="sm" icon="discord">
            {SITE.login}
          </ButtonAnchor>
        </span>
      </div>
    </aside>
  );
}
