import { useEffect, useSyncExternalStore } from "react";
import { useBlocker, type BlockerFunction } from "react-router";
import { LOST } from "../content/lost.ts";
import { toast } from "../live/toasts.ts";

/** Which pages one stays on by choosing another view of them: their data is in the browser. */
const SECTION = /^\/commands(?=\/|$)/i;

function sectionOf(pathname: string): string {
  return SECTION.exec(pathname)?.[0] ?? pathname;
}

const isCutOff: BlockerFunction = ({ currentLocation, nextLocation }) =>
  !navigator.onLine && sectionOf(currentLocation.pathname) !== sectionOf(nextLocation.pathname);

/** Says that the connection is gone. */
export function sayOffline(): void {
  toast.error(LOST.offline, { id: "offline" });
}

function subscribe(onChange: () => void): () => void {
  const controller = new AbortController();
  for (const type of ["online", "offline"]) {
    window.addEventListener(type, onChange, { signal: controller.signal });
  }
  return () => controller.abort();
}

/** Whether the browser has lost its connection. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
}

/**
 * Without a connection a click keeps the page and says so, where the browser would show its own error. Only
 * there without one: the router complains of a blocker whenever the address's fragment is changed by hand.
 */
export function StayOffline(): null {
  const blocker = useBlocker(isCutOff);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    sayOffline();
    blocker.reset();
  }, [blocker]);
  return null;
}
