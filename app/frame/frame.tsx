import { lazy, Suspense, useEffect, useRef, type ReactNode } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { useHydrated } from "../live/hooks/use-hydrated.ts";
import { useViewer } from "../live/session/use-viewer.ts";
import { Footer } from "./footer.tsx";
import { GuardWait } from "./guard-wait.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";
import { SignInNotice } from "./sign-in-notice.tsx";
import { isStaffPath } from "./staff-path.ts";
import { TopBar } from "./top-bar.tsx";
import { useArrival } from "./use-route-change.ts";
import { useFreshCode } from "./use-fresh-code.ts";
import { FRAME } from "./words.ts";

const Toaster = lazy(() =>
  import("./toaster.tsx").then(
    ({ Toaster }) => ({ default: Toaster }),
    // A page without notes is better than the crash page.
    () => ({ default: () => <></> }),
  ),
);

/**
 * Everything around a page: bar, menus, footer, toasts (§2, Layout). It listens to nothing that changes
 * while a page stands: what it draws anew are a hundred links.
 */
export function Frame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const isStaff = isStaffPath(useLocation().pathname);
  useFreshCode();
  return (
    <>
      <a
        href="#main"
        className="btn btn-primary fixed left-4 top-2 z-50 -translate-y-20 focus-visible:translate-y-0"
      >
        {FRAME.skip}
      </a>
      <Progress />
      <GuardWait />
      <TopBar isWide={isStaff} />
      <div className="flex min-h-dvh flex-col pt-16 print:pt-0">
        <SignInNotice />
        <main ref={main} id="main" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        {!isStaff && <Footer />}
      </div>
      <ScrollToTop onTop={() => main.current?.focus({ preventScroll: true })} />
      <Toasts />
      <LeavingStaff isStaff={isStaff} />
      {/* Last, so that menus have closed and given the focus back when it moves on. */}
      <Arrival main={main} />
    </>
  );
}

function Arrival({ main }: { main: React.RefObject<HTMLElement | null> }) {
  const title = useArrival(main);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

/** A line on top while the next page is on its way; app.css shows it after 150 ms. */
function Progress() {
  const isLoading = useNavigation().state !== "idle";
  return <div aria-hidden="true" data-progress={isLoading ? "on" : "off"} />;
}

function Toasts() {
  if (!useHydrated()) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}

/** Takes a staff page off the screen once the session is over, ended here or in another tab. */
function LeavingStaff({ isStaff }: { isStaff: boolean }) {
  const { state } = useViewer();
  const navigate = useNavigate();
  const wasSignedIn = useRef(false);
  // The end of a session is heard from the browser, not from a click on this page.
  useEffect(() => {
    if (state === "signed-out" && wasSignedIn.current && isStaff)
      void navigate("/", { replace: true });
    wasSignedIn.current = state === "signed-in";
  }, [state, isStaff, navigate]);
  return null;
}
