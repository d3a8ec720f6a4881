import type { Slot } from "./cells.ts";

/** How many shards the banner names; of a large outage the grid below tells the rest. */
const NAMED = 6;

/** 'Down: 17' or 'Down: 3, 17 and 5 more', and the same for shards without a report; "" for none. */
export function troublesOf(slots: readonly Slot[]): string {
  const parts = [
    named(
      "Down",
      slots.filter(({ state }) => state === "down"),
    ),
    named(
      "No report",
      slots.filter(({ state }) => state === "silent"),
    ),
  ];
  return parts.filter((part) => part !== "").join(" · ");
}

function named(word: string, slots: readonly Slot[]): string {
  if (slots.length === 0) return "";
  const ids = slots
    .slice(0, NAMED)
    .map(({ id }) => id)
    .join(", ");
  const rest = slots.length - NAMED;
  return `${word}: shard ${ids}${rest > 0 ? ` and ${rest} more` : ""}`;
}
