import { HOUR_MS } from "../../app/contract/buckets.ts";

/** The team and the authors of the reviews: one visit of each of their pages. */
const BURST = 60;
/** With 21 an hour for the other reads (policy.ts), a quarter of the free 1,000 a day is left for sessions. */
const REFILL_PER_HOUR = 8;

/** Takes one write from the budget; false when none is left. */
export type WriteBudget = () => boolean;

/** A token bucket for the KV writes that visitors can cause in one isolate. `now` in epoch ms. */
export function createWriteBudget(now: () => number): WriteBudget {
  let tokens = BURST;
  let refilledAt = 0;
  return function take() {
    tokens = Math.min(BURST, tokens + ((now() - refilledAt) / HOUR_MS) * REFILL_PER_HOUR);
    refilledAt = now();
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
