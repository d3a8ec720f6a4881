/** Where an arrow key leads in a grid of cards: a card's index, "above" the grid, or null for other keys. */
export function moved(
  key: string,
  from: number,
  grid: { count: number; columns: number },
): number | "above" | null {
  const step = stepOf(key, grid.columns);
  if (key === "Home") return 0;
  if (key === "End") return grid.count - 1;
  if (step === 0 || grid.count === 0) return null;
  const to = from + step;
  if (to < 0) return key === "ArrowUp" ? "above" : 0;
  // Down from the last full row lands on the last card rather than nowhere.
  return Math.min(to, grid.count - 1);
}

function stepOf(key: string, columns: number): number {
  if (key === "ArrowRight") return 1;
  if (key === "ArrowLeft") return -1;
  if (key === "ArrowDown") return columns;
  return key === "ArrowUp" ? -columns : 0;
}
