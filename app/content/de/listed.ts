const LAST = { and: "und", or: "oder" } as const;

/** 'Englisch, Deutsch oder Französisch'. */
export function listed(items: readonly string[], last: "and" | "or"): string {
  if (items.length < 2) return items.join();
  return `${items.slice(0, -1).join(", ")} ${LAST[last]} ${items.at(-1)}`;
}
