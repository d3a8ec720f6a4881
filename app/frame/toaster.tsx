import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from "react";
import { createPortal } from "react-dom";
import { resolveValue, useToaster, type Toast } from "react-hot-toast/headless";
import { TOASTS } from "../content/frame/frame.ts";
import { COPY_REFUSED, toast } from "../live/toasts.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { freePlace } from "./free-place.ts";

// Neither event bubbles.
const subscribeToDialogs = (listener: () => void) => listen(["toggle", "close"], listener);

function openDialog(): Element | null {
  return document.querySelector("dialog[open]");
}

/** Pixels between the toasts and the controls they avoid. */
const GAP = 8;

/** Elements that react to a pointer or to typing. */
const CONTROLS =
  "a[href], button, label, input, select, textarea, summary, [role=tab], [data-uncovered]";

/** Controls to keep free if not all can be: the focused one, and those that must not be covered. */
const IN_USE = ":focus, [data-uncovered]";

/** Moves the toasts down to the first place that covers no control, or covers the least. */
function place(box: HTMLElement): void {
  box.style.top = "";
  const { top, left, right, height } = box.getBoundingClientRect();
  // If controls fill the upper half, toasts cover some of them and stay at the top.
  const room = { top, bottom: Math.max(innerHeight / 2, top + height) };
  const below = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => !box.contains(element) && isSeen(element))
      .map((element) => element.getBoundingClientRect())
      .filter((other) => other.right > left && other.left < right)
      .map((other) => ({ top: other.top - GAP, bottom: other.bottom + GAP }));
  box.style.top = `${freePlace(height, room, below(CONTROLS), below(IN_USE)) ?? top}px`;
}

function isSeen(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/** The toasts. Their timers pause under the pointer. */
export function Toaster(): ReactNode {
  const { toasts, handlers } = useToaster();
  // A modal dialog makes everything outside it inert, so its toasts go inside.
  const dialog = useSyncExternalStore(subscribeToDialogs, openDialog, () => null);
  const list = (
    <ToastList
      toasts={toasts.filter(({ id }) => id !== COPY_REFUSED)}
      pause={handlers.startPause}
      resume={handlers.endPause}
      isInDialog={dialog !== null}
    />
  );
  // The queue is outside React and counts equal toasts.
  useEffect(() => {
    toast.keepCounts(new Set(toasts.filter(({ visible }) => visible).map(({ id }) => id)));
  }, [toasts]);
  return (
    <>
      {dialog ? createPortal(list, dialog) : list}
      <CopyDialog item={toasts.find(({ id }) => id === COPY_REFUSED)} />
    </>
  );
}

/** Offers a text that the browser refused to copy. */
function CopyDialog({ item }: { item: Toast | undefined }) {
  return (
    <Dialog
      open={item?.visible ?? false}
      onClose={() => toast.dismiss(COPY_REFUSED)}
      title={TOASTS.copyRefused}
    >
      {item && resolveValue(item.message, item)}
    </Dialog>
  );
}

interface ToastListProps {
  toasts: Toast[];
  pause: () => void;
  resume: () => void;
  isInDialog: boolean;
}

function ToastList({ toasts, pause, resume, isInDialog }: ToastListProps) {
  const box = useRef<HTMLElement>(null);
  const newest = toasts[0]?.id ?? null;
  const isShown = newest !== null;
  const hold = useHold(box, isShown);

  // The library's timers. Each pause makes a new `resume`, and only that one continues.
  useEffect(() => {
    if (hold.isHeld) pause();
  }, [hold.isHeld, pause]);
  useEffect(() => {
    if (!hold.isHeld) resume();
  }, [hold.isHeld, resume]);

  // Back on top of the browser's top layer, over popovers and dialogs opened before.
  useLayoutEffect(() => {
    if (!box.current || isInDialog) return;
    box.current.hidePopover();
    if (newest === null) return;
    box.current.showPopover();
    place(box.current);
  }, [newest, isInDialog]);

  // Again when the page scrolls or the focus moves.
  useEffect(() => {
    if (!isShown || isInDialog) return undefined;
    return listen(["focusin", "scrollend", "resize"], () => box.current && place(box.current));
  }, [isShown, isInDialog]);

  return (
    <section
      ref={box}
      popover={isInDialog ? undefined : "manual"}
      data-toasts=""
      data-held={hold.isHeld ? "" : undefined}
      aria-label={TOASTS.title}
      onPointerMove={hold.start}
      onPointerLeave={hold.end}
      className="flex-col gap-2 print:hidden"
    >
      {toasts.map((item) => (
        <ToastCard key={item.id} item={item} />
      ))}
    </section>
  );
}

/**
 * Whether the pointer holds the toasts: from moving over them until it leaves or the page is used
 * elsewhere. Toasts that appear under a resting pointer aren't held.
 */
function useHold(box: RefObject<HTMLElement | null>, isShown: boolean) {
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (!isShown) return undefined;
    const stop = listen(["keydown", "pointerdown", "scroll"], ({ target }) => {
      if (!(target instanceof Node && box.current?.contains(target))) setHeld(false);
    });
    return () => {
      stop();
      // No pointerleave fires when the last toast disappears under the pointer.
      setHeld(false);
    };
  }, [box, isShown]);

  return { isHeld, start: () => setHeld(true), end: () => setHeld(false) };
}

/** Listens in the whole window, with capture because some events don't bubble. */
function listen(types: readonly string[], listener: (event: Event) => void): () => void {
  for (const type of types) window.addEventListener(type, listener, { capture: true });
  return () => {
    for (const type of types) window.removeEventListener(type, listener, { capture: true });
  };
}

function ToastCard({ item }: { item: Toast }) {
  return (
    <div
      {...item.ariaProps}
      data-visible={item.visible}
      className="flex items-start gap-3 rounded-control border border-line bg-raised py-1.5 ps-4 pe-1.5 text-text"
    >
      <ToastIcon type={item.type} />
      <span className="min-w-0 grow py-2.5 leading-snug">{resolveValue(item.message, item)}</span>
      <button
        type="button"
        aria-label={TOASTS.dismiss}
        onClick={() => toast.dismiss(item.id)}
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
