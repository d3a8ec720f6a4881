/** A stretch of the screen's height, in pixels from its top. */
export interface Span {
  top: number;
  bottom: number;
}

/** The highest place in `room` for something of a height that meets nothing in `taken`; null where there is none. */
export function freePlace(height: number, room: Span, taken: readonly Span[]): number | null {
  let top = room.top;
  for (const span of taken.toSorted((a, b) => a.top - b.top)) {
    if (span.top >= top + height) break;
    top = Math.max(top, span.bottom);
  }
  return top + height <= room.bottom ? top : null;
}
