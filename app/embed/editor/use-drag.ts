import { useRef, useState, type PointerEvent } from "react";

/**
 * Drags the rows of a list by their handles, with mouse, pen or finger. `onMove` is called each time the
 * dragged row passes the middle of another.
 */
export function useDrag(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);

  function over(y: number, from: number): number {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const passed = (at: number) => {
      const box = rows[at];
      return box ? box.top + box.height / 2 : Number.NaN;
    };
    let to = from;
    while (y > passed(to + 1)) to += 1;
    while (y < passed(to - 1)) to -= 1;
    return to;
  }

  function handle(index: number) {
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(index);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (dragged === null) return;
        const to = over(event.clientY, dragged);
        if (to === dragged) return;
        onMove(dragged, to);
        setDragged(to);
      },
      onPointerUp: () => setDragged(null),
      onPointerCancel: () => setDragged(null),
    };
  }

  return { list, dragged, handle };
}
