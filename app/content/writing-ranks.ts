import type { Brand } from "./brand-schema.ts";

/** Names of the ranks that may write incidents where the configuration names none: the upper half, one at least. */
export function writingRanksOf({
  ranks,
  incidentRanks,
}: Pick<Brand, "ranks" | "incidentRanks">): readonly string[] {
  const half = Math.max(1, Math.floor(ranks.length / 2));
  return incidentRanks ?? ranks.slice(0, half).map(({ rank }) => rank);
}
