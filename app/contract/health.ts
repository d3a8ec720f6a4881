/** The circuit breaker of one path of the bot API, in one isolate. */
export interface CircuitHealth {
  path: string;
  /** Failures in a row. */
  failures: number;
  /** Seconds until it is tried again; 0 while requests are sent. */
  openFor: number;
}

/** Whether the database answers; one of another site is refused, and `site` is that one's address. */
export type DatabaseHealth = { state: "ok" | "failing" } | { state: "other-site"; site: string };

/** What an operator acts on. Only the circuits are the isolate's own. All times are epoch ms. */
export interface Health {
  /** Id and tag of the deployed version; null where the platform gives none. */
  version: string | null;
  at: number;
  /** The newest sample of the uptime record (`at` null without any); null where KV does not answer. */
  sample: { at: number | null; isLate: boolean } | null;
  /**
   * When the next message to a follower is due, null without any, and until when the platform wants a pause; null
   * where the database does not answer or is another site's.
   */
  queue: { nextAt: number | null; pausedUntil: number | null; isLate: boolean } | null;
  database: DatabaseHealth;
  /** The circuits of all paths that the isolate has requested. */
  circuits: CircuitHealth[];
}
