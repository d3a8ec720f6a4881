/** A vertical stretch of the screen, in pixels from its top. */
export interface Span {
  top: number;
  bottom: number;
}

/**
 * The highest place in `room` that overlaps none of `controls`. Failing that, the one that covers
 * the least of them and none that is `inUse`; null if there is none.
 */
export function freePlace(
  height: number,
  room: Span,
  controls: readonly Span[],
  inUse: readonly Span[] = [],
): number | null {
  const seen = controls.filter(({ top, bottom }) => bottom > room.top && top < room.bottom);
  // Overlaps change only where edges meet.
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

/** Pixels of the spans that something at `top` would cover. */
function covered(spans: readonly Span[], top: number, height: number): number {
  const shared = (span: Span) => Math.min(span.bottom, top + height) - Math.max(span.top, top);
  return spans.reduce((sum, span) => sum + Math.max(0, shared(span)), 0);
}
