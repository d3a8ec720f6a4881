import type { ReactNode, RefObject } from "react";
import { GuardWait } from "./guard-wait.tsx";
import { useReloadAfterDeploy } from "./use-reload-after-deploy.ts";
import { useScrollPlace } from "./use-scroll-place.ts";
import { useSignInOutcome } from "./use-sign-in-outcome.ts";
import { StayOffline } from "./stay-offline.tsx";

/** Restores the scroll place on Back, and handles sign-ins without success and clicks without a connection, after a deploy and into the staff area. */
export default function RobustNavigation({
  main,
}: {
  main: RefObject<HTMLElement | null>;
}): ReactNode {
  useReloadAfterDeploy();
  useSignInOutcome();
  useScrollPlace(main);
  return (
    <>
      <StayOffline />
      <GuardWait />
    </>
  );
}
