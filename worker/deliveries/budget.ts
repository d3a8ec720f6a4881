/**
 * Calls that one invocation counts: to D1, KV, the queue and the platform together. At most six more are not counted:
 * two by which an isolate learns whose the database is, and four where no uptime record of this release exists yet.
 * The free plan of Workers ends an invocation at 50.
 */
const MOST_CALLS = 34;

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
