/**
 * Ranges of whole ascending numbers, '0–3, 7', in at most `most` characters; `more` counts the
 * numbers left out.
 */
export function formatRanges(
  numbers: readonly number[],
  most = Infinity,
): { text: string; more: number } {
  const ranges: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last?.to === number - 1) last.to = number;
    else ranges.push({ from: number, to: number });
  }
  let text = "";
  for (const [index, { from, to }] of ranges.entries()) {
    const range = from === to ? String(from) : `${from}–${to}`;
    const longer = text === "" ? range : `${text}, ${range}`;
    if (longer.length > most) {
      const left = ranges.slice(index).map((one) => one.to - one.from + 1);
      return { text, more: left.reduce((sum, each) => sum + each, 0) };
    }
    text = longer;
  }
  return { text, more: 0 };
}
