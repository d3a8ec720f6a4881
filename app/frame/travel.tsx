import type { ReactNode, RefObject } from "react";
import { GuardWait } from "./guard-wait.tsx";
import { useReloadAfterDeploy } from "./use-reload-after-deploy.ts";
import { useScrollPlace } from "./use-scroll-place.ts";
import { StayOffline } from "./stay-offline.tsx";

/** Back leads to where a page was left, and clicks lead on as far as the connection and the last deploy allow. */
export default function Travel({ main }: { main: RefObject<HTMLElement | null> }): ReactNode {
  useReloadAfterDeploy();
  useScrollPlace(main);
  return (
    <>
      <StayOffline />
      <GuardWait />
    </>
  );
}
