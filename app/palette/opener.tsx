import { useState } from "react";
import { SITE } from "../content/site.ts";
import { useHydrated } from "../live/hooks/use-hydrated.ts";
import { lazyPart } from "../page-load/lazy-part.tsx";
import { Icon } from "../ui/icon.tsx";

const Palette = lazyPart(() => import("./palette.tsx"));

/** The palette's button, also for Ctrl/Cmd+K (early-presses.ts). Loads it on first use. */
export function PaletteOpener() {
  const [isOpen, setOpen] = useState(false);
  const isMac = useHydrated() && /^(Mac|iP)/.test(navigator.platform);

  return (
    <>
      <button
        type="button"
        data-scripted=""
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-control text-muted transition-colors duration-150 hover:bg-raised hover:text-text focus-ring lg:px-3"
      >
        <Icon name="search" className="text-xl lg:text-lg" />
        <span className="sr-only">{SITE.search}</span>
        <kbd className="hidden w-11 text-center font-sans text-sm xl:inline-block">
          {isMac ? "⌘K" : "Ctrl K"}
        </kbd>
      </button>
      {isOpen && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}
