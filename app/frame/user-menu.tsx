import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { UI } from "../content/ui.ts";
import { SITE } from "../content/site.ts";
import { useHydrated } from "../live/hooks/use-hydrated.ts";
import { useLogin } from "../live/session/login.ts";
import type { Viewer } from "../contract/person.ts";
import { refreshViewer, useViewer, type ViewerState } from "../live/session/viewer.ts";
import { Button, ButtonAnchor } from "../ui/button.tsx";
import { PersonMenu } from "./person-menu.tsx";
import { MobilePerson } from "./mobile-person.tsx";

/** The viewer. On staff pages, the one the guard let in until the browser has asked. */
function useViewerAtOnce(): ViewerState {
  const now = useViewer();
  const isHydrated = useHydrated();
  const known = useRouteLoaderData<{ viewer: Viewer }>("routes/staff/layout");
  const isAsking = !isHydrated || now.state === "loading";
  return known && isAsking ? { state: "signed-in", viewer: known.viewer } : now;
}

/** On larger screens: login, loading or the person's menu. */
export function UserMenu() {
  const now = useViewerAtOnce();
  const login = useLogin();
  if (now.state === "signed-in") return <PersonMenu viewer={now.viewer} />;
  if (now.state === "loading") return <Waiting />;
  if (now.state === "failed") {
    return (
      <span className="flex items-center gap-3">
        <span className="hidden max-w-56 truncate text-sm text-muted xl:inline">{now.error}</span>
        <Retry title={now.error} />
      </span>
    );
  }
  return (
    <BeforeViewer
      login={
        // Narrow desktops have no room for its words beside menus and invitation.
        <ButtonAnchor {...login} variant="ghost" icon="discord" className="px-3">
          <span className="lg:max-xl:sr-only">{SITE.login}</span>
        </ButtonAnchor>
      }
    />
  );
}

/** In the mobile menu, which `onDone` closes: login, loading or the person's entries. */
export function MobileUserMenu({ onDone }: { onDone: () => void }) {
  const now = useViewerAtOnce();
  const login = useLogin();
  if (now.state === "signed-in") return <MobilePerson viewer={now.viewer} onDone={onDone} />;
  if (now.state === "loading") return <Waiting />;
  if (now.state === "failed") {
    return (
      <div className="flex flex-col gap-2">
        <p className="text-quiet">{now.error}</p>
        <Retry />
      </div>
    );
  }
  return (
    <ButtonAnchor {...login} variant="ghost" icon="discord">
      {SITE.login}
    </ButtonAnchor>
  );
}

/**
 * The shared document's login, or a placeholder for people with a session until their name comes;
 * app.css picks one.
 */
function BeforeViewer({ login }: { login: ReactNode }) {
  const isHydrated = useHydrated();
  if (isHydrated) return login;
  return (
    <>
      <span data-unless-hint="" className="contents">
        {login}
      </span>
      <span data-if-hint="" className="contents">
        <Waiting />
      </span>
    </>
  );
}

function Retry({ title }: { title?: string }) {
  return (
    <Button icon="refresh" title={title} onClick={() => void refreshViewer()}>
      {SITE.tryAgain}
    </Button>
  );
}

function Waiting() {
  return (
    <span role="status" className="btn w-full animate-pulse border-line bg-raised text-muted">
      {UI.loading}
    </span>
  );
}
