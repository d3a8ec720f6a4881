import type { Brand } from "./brand-schema.ts";

/** Ranks that may write incidents by default: the upper half, at least one. */
export function writingRanksOf({
  ranks,
  incidentRanks,
}: Pick<Brand, "ranks" | "incidentRanks">): readonly string[] {
  const half = Math.max(1, Math.floor(ranks.length / 2));
  return incidentRanks ?? ranks.slice(0, half).map(({ rank }) => rank);
}
