import type { ReadSource } from "../../app/content/reads-off.ts";
import type { StaffReadName, ReadName } from "../../app/contract/endpoints.ts";
import { PROFILE_HOURS } from "../../app/contract/retention.ts";
import { LIST_READS } from "../../app/contract/lists.ts";

/** Reads with cached answers. Staff data is never cached. */
export type CachedRead = Exclude<ReadName, StaffReadName>;

/** How long answers may serve, in seconds since the bot API gave them. */
export interface Policy {
  /** Served without asking the bot API. */
  fresh: number;
  /** Served at once during a refresh; beyond it, visitors wait for the refresh. */
  grace: number;
  /** The last good copy serves this long while the bot API fails. */
  keep: number;
  /** Minimum time between KV writes; null if visitors cause none. */
  kvInterval: number | null;
  /**
   * Writes to KV only at an isolate's second read, and within a budget: visitors choose these ids,
   * and ever new ones must not use up the day's writes.
   */
  kvOnSecondRead?: true;
  /** An empty answer doesn't replace a cached one with content. */
  distrustEmpty?: boolean;
  /** The limit if an answer may exceed MAX_BODY_BYTES. */
  maxBytes?: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * KV writes a day at steady traffic: history 96, five hourly copies 120, the cron's shards 288.
 * Profiles have a budget of their own (context.ts).
 */
export const POLICIES: Record<CachedRead, Policy> = {
  history: {
    fresh: 5 * MINUTE,
    grace: 15 * MINUTE,
    keep: DAY,
    kvInterval: 15 * MINUTE,
    distrustEmpty: true,
  },
  shards: { fresh: MINUTE, grace: 3 * MINUTE, keep: DAY, kvInterval: null, distrustEmpty: true },
  commands: { fresh: 5 * MINUTE, grace: 15 * MINUTE, keep: DAY, kvInterval: HOUR },
  templates: { fresh: 5 * MINUTE, grace: 15 * MINUTE, keep: DAY, kvInterval: HOUR },
  team: { fresh: MINUTE, grace: 3 * MINUTE, keep: DAY, kvInterval: HOUR },
  feedback: { fresh: MINUTE, grace: 3 * MINUTE, keep: DAY, kvInterval: HOUR },
  avatars: {
    fresh: MINUTE,
    grace: 3 * MINUTE,
    keep: DAY,
    kvInterval: HOUR,
    // 100,000 records are about 12 MB.
    maxBytes: 16 * 1024 * 1024,
  },
  avatarsOf: { fresh: MINUTE, grace: 3 * MINUTE, keep: DAY, kvInterval: null },
  user: {
    fresh: DAY,
    grace: DAY,
    keep: PROFILE_HOURS * HOUR,
    kvInterval: DAY,
    kvOnSecondRead: true,
  },
};

/** Pushed reads are in KV already: one costs the bot nothing and is quick enough to wait for. */
export function policyOf(name: CachedRead, source: ReadSource): Policy {
  const policy = POLICIES[name];
  if (source !== "push") return policy;
  return { ...policy, fresh: MINUTE, grace: 2 * MINUTE, kvInterval: null };
}

/** Reads that wait for PATIENT_MS: some bots take long lists from large tables. */
export const PATIENT_READS: ReadonlySet<ReadName> = new Set(["economyLogs", ...LIST_READS]);

/** How long to remember that the bot API doesn't know an id. */
export const UNKNOWN_ID_SECONDS = 5 * MINUTE;

export function isCached(name: ReadName): name is CachedRead {
  return Object.hasOwn(POLICIES, name);
}
