import { lazy, Suspense } from "react";
import { UI } from "../content/ui.ts";
import { SITE } from "../content/site.ts";
import { useLogin } from "../live/session/use-login.ts";
import { useViewer } from "../live/session/use-viewer.ts";
import { refreshViewer } from "../live/session/viewer.ts";
import { BeforeViewer } from "./before-viewer.tsx";
import { Button, ButtonAnchor } from "../ui/button.tsx";

// Lazy, because most visitors never sign in.
const PersonMenu = lazy(() => import("./person-menu.tsx"));

/** Login, loading or the signed-in person's menu, from medium screens on. */
export function UserMenu() {
  const now = useViewer();
  const login = useLogin();
  if (now.state === "signed-in") {
    return (
      <Suspense fallback={<Waiting />}>
        <PersonMenu viewer={now.viewer} />
      </Suspense>
    );
  }
  if (now.state === "loading") return <Waiting />;
  if (now.state === "failed") {
    return (
      <span className="flex items-center gap-3">
        <span className="hidden max-w-56 truncate text-sm text-muted xl:inline">{now.error}</span>
        <Button icon="refresh" title={now.error} onClick={() => void refreshViewer()}>
          {SITE.tryAgain}
        </Button>
      </span>
    );
  }
  return (
    <BeforeViewer
      login={
        <ButtonAnchor {...login} icon="discord">
          {SITE.login}
        </ButtonAnchor>
      }
      waiting={<Waiting />}
    />
  );
}

function Waiting() {
  return (
    <span role="status" className="btn w-full animate-pulse border-line bg-raised text-muted">
      {UI.loading}
    </span>
  );
}
