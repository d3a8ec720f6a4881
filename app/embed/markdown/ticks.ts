/**
 * For each run of backticks, where the next run of the same length begins. The runs are found once, from
 * behind, so that asking costs nothing however many are left open.
 */
export function createTicks(text: string): (at: number) => number {
  let closing: Map<number, number> | null = null;
  return function closingTicks(at) {
    closing ??= pairs(text);
    return closing.get(at) ?? -1;
  };
}

function pairs(text: string): Map<number, number> {
  const found = new Map<number, number>();
  const next = new Map<number, number>();
  for (const { index, 0: run } of [...text.matchAll(/`+/g)].toReversed()) {
    const close = next.get(run.length);
    if (close !== undefined) found.set(index, close);
    next.set(run.length, index);
  }
  return found;
}
