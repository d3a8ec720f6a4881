import type { ReactNode } from "react";
import { FRAME } from "../content/frame/frame.ts";
import { useIsPartLost } from "../page-load/lazy-part.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { reloadPage } from "../ui/reload-page.ts";

/** Offers a new document where a script of this one is lost. The page stays, with what was typed. */
export function LostPart(): ReactNode {
  if (!useIsPartLost()) return null;
  return (
    <div
      role="alert"
      className="fixed inset-x-0 bottom-4 z-40 mx-auto flex w-fit max-w-[calc(100%-2rem)] items-center gap-4 rounded-card border border-warn/50 bg-raised px-4 py-3 shadow-lg print:hidden"
    >
      <Icon name="alert-triangle" className="shrink-0 text-xl text-warn" />
      <p className="min-w-0">{FRAME.partLost}</p>
      <Button size="sm" icon="refresh" onClick={() => reloadPage()}>
        {FRAME.reload}
      </Button>
    </div>
  );
}
