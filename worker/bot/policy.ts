import type { StaffReadName, ReadName } from "../../app/contract/endpoints.ts";

/** The reads whose answers are kept. Staff data never is. */
export type KeptRead = Exclude<ReadName, StaffReadName>;

/** How long an answer is good for. All times in seconds, all counted from when the bot API said it. */
export interface Policy {
  /** Served without asking. */
  fresh: number;
  /** Served at once while one refresh runs; beyond it the visitor waits for the refresh. */
  grace: number;
  /** The last good copy is served for this long when the bot API fails. */
  keep: number;
  /** A KV copy is written at most this often; null leaves writing to others, or to nobody. */
  kvEvery: number | null;
  /**
   * The KV copy is written only when this isolate is asked a second time, and within a budget: visitors
   * choose these ids, and one who asks for ever new ones must not use up the day's writes.
   */
  kvWhenAskedAgain?: true;
  /** An empty answer is believed only when no copy with content is kept. */
  doubtEmpty?: boolean;
  /** Where an answer may be larger than others. */
  maxBytes?: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * KV writes a day at steady traffic: history 96, five hourly copies 120, and 288 of the cron trigger,
 * whose one value is the shards' copy and the uptime record; people's profiles have a budget of their
 * own (write-budget.ts).
 */
export const POLICIES: Record<KeptRead, Policy> = {
  history: {
    fresh: 5 * MINUTE,
    grace: 15 * MINUTE,
    keep: DAY,
    kvEvery: 15 * MINUTE,
    doubtEmpty: true,
  },
  shards: { fresh: MINUTE, grace: 3 * MINUTE, keep: DAY, kvEvery: null, doubtEmpty: true },
  commands: { fresh: 5 * MINUTE, grace: 15 * MINUTE, keep: DAY, kvEvery: HOUR },
  templates: { fresh: 5 * MINUTE, grace: 15 * MINUTE, keep: DAY, kvEvery: HOUR },
  team: { fresh: MINUTE, grace: 3 * MINUTE, keep: DAY, kvEvery: HOUR },
  feedback: { fresh: MINUTE, grace: 3 * MINUTE, keep: DAY, kvEvery: HOUR },
  avatars: {
    fresh: MINUTE,
    grace: 3 * MINUTE,
    keep: DAY,
    kvEvery: HOUR,
    // 100,000 records are about 12 MB.
    maxBytes: 16 * 1024 * 1024,
  },
  avatarsOf: { fresh: MINUTE, grace: 3 * MINUTE, keep: DAY, kvEvery: null },
  user: { fresh: DAY, grace: DAY, keep: 2 * DAY, kvEvery: DAY, kvWhenAskedAgain: true },
};

/** How long an id the bot API does not know is remembered as unknown. */
export const UNKNOWN_ID_SECONDS = 5 * MINUTE;

export function isKept(name: ReadName): name is KeptRead {
  return Object.hasOwn(POLICIES, name);
}
