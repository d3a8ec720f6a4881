import { useEffect } from "react";
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

/** Without a connection a click keeps the page and says so, where the browser would show its own error. */
export function useStayOffline(): void {
  const blocker = useBlocker(isCutOff);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    sayOffline();
    blocker.reset();
  }, [blocker]);
}
