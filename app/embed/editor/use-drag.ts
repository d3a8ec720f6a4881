import { useRef, useState, type PointerEvent } from "react";

/** How near the window's edge a drag scrolls, below sticky bars; CSS px. */
const EDGE = 140;
/** CSS px per frame at the edge. */
const FASTEST = 16;

/** How far a frame scrolls with the pointer at this height. */
export function scrollAt(y: number, height: number): number {
  const [above, below] = [EDGE - y, y - (height - EDGE)];
  const depth = Math.min(1, Math.max(above, below, 0) / EDGE);
  const step = Math.ceil(depth * FASTEST);
  return above > below ? 0 - step : step;
}

/**
 * Drags rows by their handles, with mouse, pen or finger; scrolls at the window's edges. Calls
 * `onMove` when the dragged row passes another's middle.
 */
export function useDrag(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  // Several events may come between two renders, and each needs the last index.
  const current = useRef<number | null>(null);
  const height = useRef(0);
  const frame = useRef<number | null>(null);

  function setIndex(index: number | null): void {
    current.current = index;
    setDragged(index);
  }

  /** The index of a row at this pointer height. */
  function indexAt(y: number, from: number): number {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const middle = (index: number) => {
      const box = rows[index];
      return box ? box.top + box.height / 2 : Number.NaN;
    };
    let to = from;
    while (y > middle(to + 1)) to += 1;
    while (y < middle(to - 1)) to -= 1;
    return to;
  }

  /** Moves the dragged row to the pointer, and scrolls while near an edge. */
  function follow(): void {
    frame.current = null;
    const from = current.current;
    if (from === null || !list.current) return;
    const to = indexAt(height.current, from);
    if (to !== from) {
      onMove(from, to);
      setIndex(to);
    }
    const step = scrollAt(height.current, window.innerHeight);
    if (step === 0) return;
    window.scrollBy({ top: step, behavior: "instant" });
    frame.current = requestAnimationFrame(follow);
  }

  function handleProps(index: number) {
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setIndex(index);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        height.current = event.clientY;
        if (frame.current === null) follow();
      },
      onPointerUp: () => setIndex(null),
      onPointerCancel: () => setIndex(null),
    };
  }

  return { list, dragged, handleProps };
}
