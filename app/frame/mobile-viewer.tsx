import { PARTS } from "../content/frame/parts.ts";
import { UI } from "../content/ui.ts";
import { SITE } from "../content/site.ts";
import { useLogin } from "../live/session/use-login.ts";
import { useViewer } from "../live/session/use-viewer.ts";
import { refreshViewer } from "../live/session/viewer.ts";
import { lazyPart } from "../page-load/lazy-part.tsx";
import { Button, ButtonAnchor } from "../ui/button.tsx";

// Lazy, because most visitors never sign in.
const MobilePerson = lazyPart(() => import("./mobile-person.tsx"), {
  name: PARTS.userMenu,
  waiting: Waiting,
});

/** Login, loading or the signed-in person, in the mobile menu. `onDone` closes the menu. */
export function MobileViewer({ onDone }: { onDone: () => void }) {
  const now = useViewer();
  const login = useLogin();
  if (now.state === "signed-in") {
    return <MobilePerson viewer={now.viewer} onDone={onDone} />;
  }
  if (now.state === "loading") return <Waiting />;
  if (now.state === "failed") {
    return (
      <div className="flex flex-col gap-2">
        <p className="text-quiet">{now.error}</p>
        <Button icon="refresh" onClick={() => void refreshViewer()}>
          {SITE.tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <ButtonAnchor {...login} variant="primary" icon="discord">
      {SITE.login}
    </ButtonAnchor>
  );
}

function Waiting() {
  return (
    <p role="status" className="btn animate-pulse border-line bg-raised text-muted">
      {UI.loading}
    </p>
  );
}
