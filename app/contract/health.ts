/** The circuit breaker for one path of the bot API in one isolate. */
export interface CircuitHealth {
  path: string;
  /** Failures in a row. */
  failures: number;
  /** Seconds until the next try; 0 while the circuit is closed. */
  openFor: number;
}

/** What an operator acts on. Circuits belong to one isolate. Times are epoch ms. */
export interface Health {
  /** Id and tag of the deployed version; null where the platform gives none. */
  version: string | null;
  at: number;
  /** The newest sample (`at` null before the first one); null if the database doesn't answer. */
  sample: { at: number | null; isLate: boolean } | null;
  /**
   * When the next message to a follower is due, and until when the platform asked us to pause; null
   * if the database doesn't answer.
   */
  queue: { nextAt: number | null; pausedUntil: number | null; isLate: boolean } | null;
  database: "ok" | "failing";
  /** Whether the bot has more commands than the site reads; null if it doesn't answer. */
  commands: { isCut: boolean } | null;
  /** Circuits of the paths this isolate has requested. */
  circuits: CircuitHealth[];
}
