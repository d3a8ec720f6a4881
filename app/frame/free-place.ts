/** A stretch of the screen's height, in pixels from its top. */
export interface Span {
  top: number;
  bottom: number;
}

/**
 * The highest place in `room` for something of a height that meets none of `controls`; where there is none, the one
 * that covers the least of them and none that is `inUse`; null where there is none either.
 */
export function freePlace(
  height: number,
  room: Span,
  controls: readonly Span[],
  inUse: readonly Span[] = [],
): number | null {
  const seen = controls.filter(({ top, bottom }) => bottom > room.top && top < room.bottom);
  // What is covered changes where an edge meets an edge.
  const places = [room.top, ...seen.flatMap(({ top, bottom }) => [bottom, top - height])]
    .concat(inUse.map(({ bottom }) => bottom))
    .filter((top) => top >= room.top && top + height <= room.bottom)
    .filter((top) => covered(inUse, top, height) === 0);
  let best: { top: number; amount: number } | null = null;
  for (const top of places.toSorted((a, b) => a - b)) {
    const amount = covered(seen, top, height);
    if (!best || amount < best.amount) best = { top, amount };
    if (amount === 0) break;
  }
  return best && best.top;
}

/** Pixels of the spans' heights that something at `top` covers. */
function covered(spans: readonly Span[], top: number, height: number): number {
  const shared = (span: Span) => Math.min(span.bottom, top + height) - Math.max(span.top, top);
  return spans.reduce((sum, span) => sum + Math.max(0, shared(span)), 0);
}
