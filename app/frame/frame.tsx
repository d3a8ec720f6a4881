import { useRef, type ComponentProps, type ReactNode } from "react";
import { useLocation, useNavigation } from "react-router";
import { FRAME } from "../content/frame/frame.ts";
import { useHydrated } from "../live/hooks/use-hydrated.ts";
import { returnPath } from "../live/session/login.ts";
import { Footer } from "./footer.tsx";
import { isStaffPath } from "./staff-path.ts";
import { TopBar } from "./top-bar.tsx";
import { useRouteChange } from "./use-route-change.ts";
import { SignInNotice } from "./sign-in-notice.tsx";
import { Extras } from "./extras.tsx";

/**
 * Everything around a page. A render of it renders about a hundred links, so the small components
 * below read the state that changes while a page is open.
 */
export function Frame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const isStaff = isStaffPath(useLocation().pathname);
  return (
    <>
      <a
        href="#main"
        className="btn btn-primary fixed start-4 top-2 z-50 -translate-y-20 focus-visible:translate-y-0"
      >
        {FRAME.skip}
      </a>
      <Progress />
      <TopBar isWide={isStaff} />
      <div className="flex min-h-dvh flex-col pt-16 print:pt-0">
        <GuardNotice />
        <main ref={main} id="main" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        {!isStaff && <Footer />}
      </div>
      <HydratedExtras main={main} isStaff={isStaff} />
      {/* Last: effects run in order, and closing menus return focus to their buttons. */}
      <RouteAnnouncer main={main} />
    </>
  );
}

/** Announces the new page's title after a navigation. */
function RouteAnnouncer({ main }: { main: React.RefObject<HTMLElement | null> }) {
  const title = useRouteChange(main);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

/** For visitors whom the staff guard sent to the landing page. */
function GuardNotice() {
  const { pathname, search } = useLocation();
  const path = pathname === "/" ? returnPath(search) : null;
  const isGuarded = path !== null && isStaffPath(path.split(/[?#]/)[0] ?? "");
  return isGuarded ? <SignInNotice path={path} /> : null;
}

function HydratedExtras(props: ComponentProps<typeof Extras>) {
  return useHydrated() ? <Extras {...props} /> : null;
}

/** A progress bar during navigation; app.css shows it after 150 ms. */
function Progress() {
  const isLoading = useNavigation().state !== "idle";
  return <div aria-hidden="true" data-progress={isLoading ? "on" : "off"} />;
}
