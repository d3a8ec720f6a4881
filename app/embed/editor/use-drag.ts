import { useRef, useState, type PointerEvent } from "react";

/**
 * Drags the rows of a list by their handles, with mouse, pen or finger. `onMove` is called each time the
 * dragged row passes the middle of another.
 */
export function useDrag(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  // Several moves may come before the list is drawn again; each must start where the last one ended.
  const place = useRef<number | null>(null);

  function drag(to: number | null): void {
    place.current = to;
    setDragged(to);
  }

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
        drag(index);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const from = place.current;
        if (from === null) return;
        const to = over(event.clientY, from);
        if (to === from) return;
        onMove(from, to);
        drag(to);
      },
      onPointerUp: () => drag(null),
      onPointerCancel: () => drag(null),
    };
  }

  return { list, dragged, handle };
}
