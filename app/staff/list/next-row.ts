/** The place of the row after or before one, among `count`; the first from nowhere. It stays at either end. */
export function nextRow(from: number | null, step: 1 | -1, count: number): number {
  if (from === null) return step === 1 ? 0 : count - 1;
  return Math.min(Math.max(from + step, 0), count - 1);
}
