/** When a page is first used: what its first screen does without waits for that. */

/** Milliseconds after which even a slow phone has finished loading the page. */
const IDLE_MS = 4_000;
const INTERACTION_EVENTS = [
  "keydown",
  "pointerdown",
  "wheel",
  "touchstart",
  "scroll",
  "focusin",
] as const;

let isOver = false;
const listeners = new Set<() => void>();
/** Whether a part that waited could not be loaded, and who wants to know. */
let isLost = false;
const lossListeners = new Set<() => void>();
let watching: AbortController | null = null;

/** Ends the wait, for what the page itself has to show. */
export function endWait(): void {
  isOver = true;
  watching?.abort();
  for (const listener of listeners) listener();
  listeners.clear();
}

function watch(): AbortController {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(endWait, IDLE_MS);
  signal.addEventListener("abort", () => clearTimeout(timer));
  for (const type of INTERACTION_EVENTS) {
    window.addEventListener(type, endWait, { signal, capture: true, passive: true });
  }
  // Browsers also tell of a pointer that rests where the page is drawn.
  const onMove = ({ movementX, movementY }: PointerEvent) => {
    if (movementX !== 0 || movementY !== 0) endWait();
  };
  window.addEventListener("pointermove", onMove, { signal, passive: true });
  return controller;
}

/**
 * Loads a part of the page when the page has been idle for a while or is used. Until then stands what the server
 * has drawn. On the server, at once.
 */
export async function whenUsed<T>(load: () => Promise<T>): Promise<T> {
  const isWaiting =
    typeof document !== "undefined" && !isOver && !navigator.userActivation?.hasBeenActive;
  if (isWaiting) {
    watching ??= watch();
    await new Promise<void>((resolve) => void listeners.add(resolve));
  }
  try {
    return await load();
  } catch (error) {
    isLost = true;
    for (const listener of lossListeners) listener();
    lossListeners.clear();
    throw error;
  }
}

/** Calls `listener` once when a part that waited cannot be loaded, or at once where one could not before. */
export function onLoss(listener: () => void): void {
  if (isLost) listener();
  else lossListeners.add(listener);
}
