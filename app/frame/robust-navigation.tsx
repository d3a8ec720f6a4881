import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { useNavigate } from "react-router";
import { useViewer } from "../live/session/viewer.ts";
import { others } from "../content/language.static.ts";
import { LANGUAGE } from "../format/language.ts";
import { lazyPart } from "../page-load/lazy-part.tsx";
import { GuardWait } from "./guard-wait.tsx";
import { useReloadAfterDeploy } from "./use-reload-after-deploy.ts";
import { useScrollPlace } from "./use-scroll-place.ts";
import { useSignInOutcome } from "./use-sign-in-outcome.ts";
import { StayOffline } from "./stay-offline.tsx";

/** Most browsers prefer the page's language, and do without its script. */
const LanguageOffer = lazyPart(() => import("./language-offer.tsx"), { says: "nothing" });

interface RobustNavigationProps {
  main: RefObject<HTMLElement | null>;
  /** Whether the page is one of the team. */
  isStaff: boolean;
}

/**
 * Restores the scroll place on Back, leaves staff pages when the session ends, offers another language, and handles
 * sign-ins without success and clicks without a connection, after a deploy and into the staff area.
 */
export default function RobustNavigation({ main, isStaff }: RobustNavigationProps): ReactNode {
  useReloadAfterDeploy();
  useSignInOutcome();
  useScrollPlace(main);
  useLeaveOnSignOut(isStaff);
  return (
    <>
      <StayOffline />
      <GuardWait />
      {others.length > 0 && !navigator.language.startsWith(LANGUAGE) && <LanguageOffer />}
    </>
  );
}

/** Leaves a staff page when the session ends, in this tab or in another one. */
function useLeaveOnSignOut(isStaff: boolean): void {
  const { state } = useViewer();
  const navigate = useNavigate();
  const wasSignedIn = useRef(false);
  // Not in the logout button's handler: the session may end in another tab.
  useEffect(() => {
    if (state === "signed-out" && wasSignedIn.current && isStaff)
      void navigate("/", { replace: true });
    wasSignedIn.current = state === "signed-in";
  }, [state, isStaff, navigate]);
}
