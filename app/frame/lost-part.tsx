import { useEffect, type ReactNode } from "react";
import { FRAME } from "../content/frame/frame.ts";
import { useIsPartLost } from "../page-load/lazy-part.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { reloadPage } from "../ui/reload-page.ts";
import { sayOffline, useIsOffline } from "./stay-offline.tsx";

/**
 * Offers a reload where a script is lost. The page stays, with what was typed. Offline, where a
 * reload wouldn't help, says only that the connection is lost.
 */
export function LostPart(): ReactNode {
  const isLost = useIsPartLost();
  const isOffline = useIsOffline();
  useEffect(() => {
    if (isLost && isOffline) sayOffline();
  }, [isLost, isOffline]);
  if (!isLost || isOffline) return null;
  return (
    <div
      role="alert"
      className="fixed end-4 top-19 z-40 flex w-[min(350px,calc(100%-2rem))] flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-warn/50 bg-raised px-4 py-3 shadow-lg print:hidden"
    >
      <Icon name="alert-triangle" className="shrink-0 text-xl text-warn" />
      <p className="min-w-0 flex-1">{FRAME.partLost}</p>
      <Button size="sm" icon="refresh" onClick={() => reloadPage()}>
        {FRAME.reload}
      </Button>
    </div>
  );
}
