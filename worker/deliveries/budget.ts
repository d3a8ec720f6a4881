/**
 * Calls that one invocation may make: to D1, KV, the queue and the platform together. The free plan of Workers ends an
 * invocation at 50.
 */
const MOST_CALLS = 40;

export interface CallBudget {
  /** Counts the call that `work` makes. */
  spend: <T>(work: () => Promise<T>) => Promise<T>;
  left: () => number;
}

export function createCallBudget(most = MOST_CALLS): CallBudget {
  let left = most;
  return {
    spend(work) {
      left -= 1;
      return work();
    },
    left: () => left,
  };
}
