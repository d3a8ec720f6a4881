import { useRef, useState, type PointerEvent } from "react";

/** How near to the window's edge a drag scrolls, below the top bar and what sticks to it; in CSS pixels. */
const EDGE = 140;
/** CSS pixels a frame at the edge itself. */
const FASTEST = 16;

/** How far a frame scrolls while the pointer is at this height. */
export function scrollAt(y: number, height: number): number {
  const [above, below] = [EDGE - y, y - (height - EDGE)];
  const depth = Math.min(1, Math.max(above, below, 0) / EDGE);
  const step = Math.ceil(depth * FASTEST);
  return above > below ? 0 - step : step;
}

/**
 * Drags the rows of a list by their handles, with mouse, pen or finger; at the window's edges the page scrolls.
 * `onMove` is called each time the dragged row passes the middle of another.
 */
export function useDrag(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  // Several pointer events may come before the next render, and each must see the index the last one set.
  const current = useRef<number | null>(null);
  const height = useRef(0);
  const frame = useRef<number | null>(null);

  function setIndex(index: number | null): void {
    current.current = index;
    setDragged(index);
  }

  /** The index to which a row belongs when the pointer is at this height. */
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

  /** Moves the dragged row to where the pointer is, and scrolls on while that is near an edge. */
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
