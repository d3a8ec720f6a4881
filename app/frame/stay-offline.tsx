import { useSyncExternalStore, type ReactNode } from "react";
import { useBlocker, type BlockerFunction } from "react-router";
import { ERROR_PAGES } from "../content/frame/frame.ts";
import { toast } from "../live/toasts.tsx";

/** Pages with all their data in the browser: their views need no request. */
const SECTION = /^\/commands(?=\/|$)/i;

function sectionOf(pathname: string): string {
  return SECTION.exec(pathname)?.[0] ?? pathname;
}

const blockCutOff: BlockerFunction = ({ currentLocation, nextLocation }) => {
  const isElsewhere = sectionOf(currentLocation.pathname) !== sectionOf(nextLocation.pathname);
  const isCutOff = !navigator.onLine && isElsewhere;
  if (isCutOff) sayOffline();
  return isCutOff;
};

/** Shows that the connection is lost. */
export function sayOffline(): void {
  toast.error(ERROR_PAGES.offline, { id: "offline" });
}

/**
 * Offline, a click keeps the page and says so, instead of the browser's error page. Blocks only
 * while offline: with any blocker, the router warns of changed fragments.
 */
export function StayOffline(): ReactNode {
  return useIsOffline() && <Blocker />;
}

function Blocker(): ReactNode {
  useBlocker(blockCutOff);
  return null;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, () => !navigator.onLine);
}
