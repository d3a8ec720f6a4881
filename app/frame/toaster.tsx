import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { resolveValue, useToaster, type Toast } from "react-hot-toast/headless";
import { FRAME } from "../content/frame/frame.ts";
import { toastQueue } from "../live/toast-queue.tsx";
import { Icon } from "../ui/icon.tsx";
import { closePopover, raisePopover } from "./popover.ts";

function subscribeToDialogs(listener: () => void): () => void {
  // Neither event bubbles, hence the capture phase.
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

/** Pixels between the toasts and what they make room for. */
const GAP = 8;

/**
 * Moves the toasts down, where they would cover the control that was just used or one that always stands below
 * the top bar: these have `data-uncovered`.
 */
function place(box: HTMLElement): void {
  box.style.top = "";
  const { top, left, right, height } = box.getBoundingClientRect();
  let lowest = top;
  for (const element of (box.closest("dialog") ?? document).querySelectorAll(
    "[data-uncovered], :focus",
  )) {
    const other = element.getBoundingClientRect();
    const isAside = other.right <= left || other.left >= right || box.contains(element);
    const isApart = other.bottom <= lowest || other.top >= lowest + height;
    if (!isAside && !isApart) lowest = other.bottom + GAP;
  }
  if (lowest + height <= innerHeight) box.style.top = `${lowest}px`;
}

/** The toasts at the top right. Their timers pause while the pointer is over them. */
export default function Toaster(): ReactNode {
  const { toasts, handlers } = useToaster();
  // Everything outside an open modal dialog is inert, so toasts are then rendered inside it.
  const dialog = useSyncExternalStore(subscribeToDialogs, openDialog, () => null);
  const list = <ToastList toasts={toasts} pause={handlers.startPause} resume={handlers.endPause} />;
  return dialog ? createPortal(list, dialog) : list;
}

interface ToastListProps {
  toasts: Toast[];
  pause: () => void;
  resume: () => void;
}

function ToastList({ toasts, pause, resume }: ToastListProps) {
  const box = useRef<HTMLElement>(null);
  const newest = toasts[0]?.id ?? null;

  // The popover must enter the top layer after an open dialog to be above it.
  useLayoutEffect(() => {
    if (!box.current) return;
    if (newest === null) closePopover(box.current);
    else {
      raisePopover(box.current);
      place(box.current);
    }
  }, [newest]);

  // When the last toast disappears under the pointer, no pointerleave event fires.
  const isEmpty = newest === null;
  useEffect(() => {
    if (isEmpty) resume();
  }, [isEmpty, resume]);

  return (
    <section
      ref={box}
      popover="manual"
      data-toasts=""
      aria-label={FRAME.toasts}
      onPointerEnter={pause}
      onPointerLeave={resume}
      className="flex-col gap-2 print:hidden"
    >
      {toasts.map((item) => (
        <ToastCard key={item.id} item={item} />
      ))}
    </section>
  );
}

function ToastCard({ item }: { item: Toast }) {
  return (
    <div
      {...item.ariaProps}
      data-visible={item.visible}
      className="flex items-start gap-3 rounded-control border border-line bg-raised py-1.5 pl-4 pr-1.5 text-text"
    >
      <ToastIcon type={item.type} />
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

function ToastIcon({ type }: { type: Toast["type"] }) {
  if (type === "success") return <Icon name="check" className="mt-3 text-lg text-ok" />;
  if (type === "error") return <Icon name="alert-triangle" className="mt-3 text-lg text-down" />;
  if (type === "loading") {
    return <Icon name="refresh" className="mt-3 animate-spin text-lg text-accent-light" />;
  }
  return null;
}
