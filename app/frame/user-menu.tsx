import { PARTS } from "../content/frame/parts.ts";
import { UI } from "../content/ui.ts";
import { SITE } from "../content/site.ts";
import { useLogin } from "../live/session/use-login.ts";
import { useViewer } from "../live/session/use-viewer.ts";
import { refreshViewer } from "../live/session/viewer.ts";
import { lazyPart } from "../page-load/lazy-part.tsx";
import { BeforeViewer } from "./before-viewer.tsx";
import { Button, ButtonAnchor } from "../ui/button.tsx";

// Lazy, because most visitors never sign in.
const PersonMenu = lazyPart(() => import("./person-menu.tsx"), {
  name: PARTS.userMenu,
  says: "toast",
  waiting: Waiting,
});

/** Login, loading or the signed-in person's menu, from medium screens on. */
export function UserMenu() {
  const now = useViewer();
  const login = useLogin();
  if (now.state === "signed-in") {
    return <PersonMenu viewer={now.viewer} />;
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
