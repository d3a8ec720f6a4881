import { useEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { resolveValue, useToaster, type Toast } from "react-hot-toast/headless";
import { toastQueue } from "../live/toast-queue.tsx";
import { Icon } from "../ui/icon.tsx";
import { closePopover, raisePopover } from "./popover.ts";
import { FRAME } from "./words.ts";

function followDialogs(listener: () => void): () => void {
  // Neither event bubbles, so both are caught on their way down.
  document.addEventListener("toggle", listener, { capture: true });
  document.addEventListener("close", listener, { capture: true });
  return () => {
    document.removeEventListener("toggle", listener, { capture: true });
    document.removeEventListener("close", listener, { capture: true });
  };
}

function openDialog(): Element | null {
  return document.querySelector("dialog[open]");
}

/** The toasts of §9 at the top right. Their times pause while the pointer rests on them. */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  // Whatever is outside an open dialog can be neither clicked nor read out.
  const dialog = useSyncExternalStore(followDialogs, openDialog, () => null);
  const pile = <Pile toasts={toasts} pause={handlers.startPause} resume={handlers.endPause} />;
  return dialog ? createPortal(pile, dialog) : pile;
}

interface PileProps {
  toasts: Toast[];
  pause: () => void;
  resume: () => void;
}

function Pile({ toasts, pause, resume }: PileProps) {
  const box = useRef<HTMLElement>(null);
  const newest = toasts[0]?.id ?? null;

  // Only the topmost layer is above an open dialog, and what enters it last is topmost.
  useEffect(() => {
    if (!box.current) return;
    if (newest === null) closePopover(box.current);
    else raisePopover(box.current);
  }, [newest]);

  // The last toast may go from under the pointer, which then never leaves it.
  const isEmpty = newest === null;
  useEffect(() => {
    if (isEmpty) resume();
  }, [isEmpty, resume]);

  return (
    <section
      ref={box}
      popover="manual"
      data-toasts=""
      aria-label={FRAME.notes}
      onPointerEnter={pause}
      onPointerLeave={resume}
      className="flex-col gap-2 print:hidden"
    >
      {toasts.map((item) => (
        <Note key={item.id} item={item} />
      ))}
    </section>
  );
}

function Note({ item }: { item: Toast }) {
  return (
    <div
      {...item.ariaProps}
      data-visible={item.visible}
      className="pointer-events-auto flex items-start gap-3 rounded-control border border-line bg-raised py-1.5 pl-4 pr-1.5 text-text"
    >
      <Sign type={item.type} />
      <span className="min-w-0 grow py-2.5 leading-snug">{resolveValue(item.message, item)}</span>
      <button
        type="button"
        aria-label={FRAME.dismiss}
        onClick={() => toastQueue.dismiss(item.id)}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-muted transition-colors duration-150 hover:text-text focus-ring"
      >
        <Icon name="x" />
      </button>
    </div>
  );
}

function Sign({ type }: { type: Toast["type"] }) {
  if (type === "success") return <Icon name="check" className="mt-3 text-lg text-ok" />;
  if (type === "error") return <Icon name="alert-triangle" className="mt-3 text-lg text-down" />;
  if (type === "loading") {
    return <Icon name="refresh" className="mt-3 animate-spin text-lg text-accent-light" />;
  }
  return null;
}
