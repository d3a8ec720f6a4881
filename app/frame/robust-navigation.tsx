import type { ReactNode, RefObject } from "react";
import { GuardWait } from "./guard-wait.tsx";
import { useFailedSignIn } from "./use-failed-sign-in.ts";
import { useReloadAfterDeploy } from "./use-reload-after-deploy.ts";
import { useScrollPlace } from "./use-scroll-place.ts";
import { StayOffline } from "./stay-offline.tsx";

/** Restores the scroll place on Back, and handles failed sign-ins and clicks without a connection, after a deploy and into the staff area. */
export default function RobustNavigation({
  main,
}: {
  main: RefObject<HTMLElement | null>;
}): ReactNode {
  useReloadAfterDeploy();
  useFailedSignIn();
  useScrollPlace(main);
  return (
    <>
      <StayOffline />
      <GuardWait />
    </>
  );
}
