import * as v from "valibot";
import { command } from "../../app/contract/command.ts";
import type { Decoder } from "../../app/contract/decode.ts";
import { READ_NAMES, reads } from "../../app/contract/endpoints.ts";
import { MOST } from "../../app/contract/most.ts";
import { avatarRecord, feedback, member, userData } from "../../app/contract/person.ts";
import { historyRecord, shard } from "../../app/contract/status.ts";
import { template } from "../../app/contract/template.ts";
import { mismatchOf, noList } from "./mismatch.ts";

/** A row about a person may carry their profile, as profiles can't be pushed. */
const profile = { user: v.nullish(userData) };

/** The reads a bot may push, with their records. */
const RECORDS = {
  commands: command,
  shards: shard,
  team: v.object({ ...member.entries, ...profile }),
  history: historyRecord,
  templates: template,
  feedback: v.object({ ...feedback.entries, ...profile }),
  avatars: avatarRecord,
} as const satisfies Partial<Record<keyof typeof reads, Decoder<unknown>>>;

export type PushedRead = keyof typeof RECORDS;

export const PUSHED_READS = READ_NAMES.filter((name): name is PushedRead =>
  Object.hasOwn(RECORDS, name),
);

/** Empty, these would close the staff pages or empty the site. */
const NEVER_EMPTY: ReadonlySet<PushedRead> = new Set(["team", "commands"]);
/** Too many records to decode each twice if the read has accepted all. */
const LONG: ReadonlySet<PushedRead> = new Set(["history", "avatars"]);

/** The first fault of a push with its place; null if all of it is readable. */
export function faultOf(name: PushedRead, answer: unknown, now: number): string | null {
  if (!Array.isArray(answer)) return noList(answer);
  const records: unknown[] = answer;
  if (records.length === 0 && NEVER_EMPTY.has(name)) return "expected records, got an empty list";
  const most = MOST[name];
  if (records.length > most) return `expected at most ${most} records, got ${records.length}`;
  const { dropped } = reads[name].decode(records, now);
  if (dropped === 0 && LONG.has(name)) return null;
  for (const [index, record] of records.entries()) {
    const mismatch = mismatchOf(RECORDS[name], record, `[${index}]`);
    if (mismatch !== null) return mismatch;
  }
  // Two records of a shard are allowed: the worse counts.
  if (dropped === 0 || name === "shards") return null;
  const future = records.findIndex((record) => reads[name].decode([record], now).dropped > 0);
  return future < 0
    ? `${dropped} records don't fit: the texts are too long together`
    : `[${future}]: in the future`;
}
