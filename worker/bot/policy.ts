import type { ReadSource } from "../../app/content/reads-off.ts";
import type { StaffReadName, ReadName } from "../../app/contract/endpoints.ts";
import { PROFILE_HOURS } from "../../app/contract/retention.ts";
import { LIST_READS } from "../../app/contract/lists.ts";

/** The reads whose answers are cached. Staff data never is. */
export type CachedRead = Exclude<ReadName, StaffReadName>;

/** How long an answer may be served. All times in seconds since the bot API gave it. */
export interface Policy {
  /** Served without a request to the bot API. */
  fresh: number;
  /** Served at once while one refresh runs; beyond it the visitor waits for the refresh. */
  grace: number;
  /** The last good copy is served for this long when the bot API fails. */
  keep: number;
  /** The KV copy is written at most this often; null: not by visitors' requests. */
  kvInterval: number | null;
  /**
   * The KV copy is written only at the second read in this isolate, and within a budget: visitors choose
   * these ids, and a client that requests ever new ones must not use up the day's writes.
   */
  kvOnSecondRead?: true;
  /** An empty answer does not replace a cached one with content. */
  distrustEmpty?: boolean;
  /** The limit for an answer that may be larger than MAX_BODY_BYTES. */
  maxBytes?: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * KV writes a day at steady traffic: history 96, five hourly copies 120, and 288 copies of the shards by the cron
 * trigger; people's profiles have a budget of their own (context.ts).
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

/** A pushed read is in KV already and costs the bot nothing, so that it is read again each minute. */
export function policyOf(name: CachedRead, source: ReadSource): Policy {
  const policy = POLICIES[name];
  return source === "push" ? { ...policy, fresh: MINUTE, kvInterval: null } : policy;
}

/** Reads that wait for PATIENT_MS: long lists, which some bots take from large tables. */
export const PATIENT_READS: ReadonlySet<ReadName> = new Set(["economyLogs", ...LIST_READS]);

/** How long an id the bot API does not know is remembered as unknown. */
export const UNKNOWN_ID_SECONDS = 5 * MINUTE;

export function isCached(name: ReadName): name is CachedRead {
  return Object.hasOwn(POLICIES, name);
}
