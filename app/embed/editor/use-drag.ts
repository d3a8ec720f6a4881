import { useRef, useState, type PointerEvent } from "react";

/**
 * Drags the rows of a list by their handles, with mouse, pen or finger. `onMove` is called each time the
 * dragged row passes the middle of another.
 */
export function useDrag(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  // Several pointer events may come before the next render, and each must see the index the last one set.
  const current = useRef<number | null>(null);

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

  function handleProps(index: number) {
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setIndex(index);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const from = current.current;
        if (from === null) return;
        const to = indexAt(event.clientY, from);
        if (to === from) return;
        onMove(from, to);
        setIndex(to);
      },
      onPointerUp: () => setIndex(null),
      onPointerCancel: () => setIndex(null),
    };
  }

  return { list, dragged, handleProps };
}
