import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { useNavigate } from "react-router";
import { useViewer } from "../live/session/viewer.ts";
import { GuardWait } from "./guard-wait.tsx";
import { LanguageOffer } from "./language-offer.tsx";
import { LostPart } from "./lost-part.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";
import { StayOffline } from "./stay-offline.tsx";
import { Toaster } from "./toaster.tsx";
import { useLostRoute } from "./use-lost-route.ts";
import { useSignInOutcome } from "./use-sign-in-outcome.ts";

interface ExtrasProps {
  main: RefObject<HTMLElement | null>;
  /** Whether the page is a staff page. */
  isStaff: boolean;
}

/** What only a running page has: notices, toasts, the button back to the top. */
export function Extras({ main, isStaff }: ExtrasProps): ReactNode {
  useLostRoute();
  useSignInOutcome();
  useLeaveOnSignOut(isStaff);
  return (
    <>
      <ScrollToTop onTop={() => main.current?.focus({ preventScroll: true })} />
      <Toaster />
      <LostPart />
      <StayOffline />
      <GuardWait />
      <LanguageOffer />
    </>
  );
}

/** Leaves a staff page when the session ends, in any tab. */
function useLeaveOnSignOut(isStaff: boolean): void {
  const { state } = useViewer();
  const navigate = useNavigate();
  const wasSignedIn = useRef(false);
  // Not in the logout button: the session may end in another tab.
  useEffect(() => {
    if (state === "signed-out" && wasSignedIn.current && isStaff)
      void navigate("/", { replace: true });
    wasSignedIn.current = state === "signed-in";
  }, [state, isStaff, navigate]);
}
