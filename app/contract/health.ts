/** The circuit breaker of one path of the bot API, in one isolate. */
export interface CircuitHealth {
  path: string;
  /** Failures in a row. */
  failures: number;
  /** Seconds until it is tried again; 0 while requests are sent. */
  openFor: number;
}

/** What an operator acts on. Only the circuits are the isolate's own. All times are epoch ms. */
export interface Health {
  /** Id and tag of the deployed version; null where the platform gives none. */
  version: string | null;
  at: number;
  /** The newest sample of the shards (`at` null without any); null where the database does not answer. */
  sample: { at: number | null; isLate: boolean } | null;
  /**
   * When the next message to a follower is due, null without any, and until when the platform wants a pause; null
   * where the database does not answer.
   */
  queue: { nextAt: number | null; pausedUntil: number | null; isLate: boolean } | null;
  database: "ok" | "failing";
  /** Whether the bot has more commands than the site reads; null where it does not answer. */
  commands: { isCut: boolean } | null;
  /** The circuits of all paths that the isolate has requested. */
  circuits: CircuitHealth[];
}
