const HOUR_MS = 60 * 60 * 1000;
/** The team and the authors of the reviews, as one visit of their pages asks for them. */
const AT_ONCE = 60;
/** With 21 an hour for the other reads (policy.ts), a quarter of the free 1,000 a day stays for sessions. */
const AN_HOUR = 8;

/** Whether one more may be written. */
export type WriteBudget = () => boolean;

/** What one isolate may write to KV because visitors asked for it. `now` in epoch ms. */
export function createWriteBudget(now: () => number): WriteBudget {
  let left = AT_ONCE;
  let at = 0;
  return function take() {
    left = Math.min(AT_ONCE, left + ((now() - at) / HOUR_MS) * AN_HOUR);
    at = now();
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
