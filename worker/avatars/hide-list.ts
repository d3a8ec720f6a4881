import * as v from "valibot";
import { UNAVAILABLE } from "../../app/content/answers.ts";
import { BotError, type BotApi, type Reading } from "../../app/contract/bot.ts";
import type { AvatarRecord } from "../../app/contract/person.ts";
import { reasonOf, type Log } from "../monitoring/log.ts";
import { createSingleFlight, type SingleFlight } from "../primitives/single-flight.ts";
import { withTimeout } from "../primitives/with-timeout.ts";

/**
 * The people who hide their avatar history. It is applied after every cache, on each response.
 *
 * The source of truth is one KV key per person, so that two changes at the same moment cannot overwrite
 * each other. Listing keys is slow and has a daily quota, so the isolate that has listed them stores the
 * ids, with the time at which it began, in one value for all isolates. A change writes its time to a third
 * key before it is made. So one small read tells whether the stored list has every change; only when it
 * has not, the keys are listed again.
 */
export interface HideList {
  /** Who is hidden. @throws HiddenUnknown */
  ids: () => Promise<ReadonlySet<string>>;
  /** Hides or shows a person's history. @throws TooSoon, or what KV throws */
  set: (id: string, hidden: boolean) => Promise<void>;
}

/** No list was read yet, or the last one lacks a change. */
export class HiddenUnknown extends Error {
  override name = "HiddenUnknown";

  constructor() {
    super(UNAVAILABLE.hiding);
  }
}

/** KV accepts one write a second for a key. */
export class TooSoon extends Error {
  override name = "TooSoon";

  constructor() {
    super(UNAVAILABLE.oneChange);
  }
}

const PREFIX = "hidden:";
/** The ids as last listed: a `Listing` as JSON. */
const LIST_KEY = "hidden-list";
/** Epoch ms at which the last change began. */
const CHANGED_KEY = "hidden-changed";

/** A change may take a minute elsewhere: half is this memory, half KV's own cache (30 seconds at least). */
const REMEMBER_MS = 30_000;
const KV_CACHE_SECONDS = 30;
/** A list begun this long after a change has it: KV's minute, and 15 s for clocks that differ. */
const SETTLE_MS = 75_000;
/** The keys are listed again after this even without a change, in case they were edited by hand. */
const MAX_AGE_MS = 3 * 60 * 60 * 1000;
/** Some isolates list up to this share earlier, so that the others find a new list instead of all listing. */
const MAX_AGE_JITTER = 0.25;
const RETRY_MS = 5000;
/** Timeouts of one KV call: a small value, and a thousand names of keys. */
const READ_MS = 1500;
const NAMES_MS = 3000;
const WRITE_MS = 3000;
/** How long a visitor waits; the work goes on for the next one. */
const WAIT_MS = 2000;
/** Thousands of names are many calls of a tenth of a second each. */
const LIST_MS = 20_000;
/** Between two changes of one person. */
const CHANGE_MS = 1000;

/** The ids of all keys, and the epoch ms at which listing them began. */
const listing = v.object({ at: v.number(), ids: v.array(v.string()) });
const listingJson = v.pipe(v.string(), v.parseJson(), listing);

type Listing = v.InferOutput<typeof listing>;

/** What one isolate remembers. */
export interface HideMemory {
  listed: Listing | null;
  /** Epoch ms of the last known change. */
  changedAt: number;
  /** The list with this isolate's own changes. */
  ids: ReadonlySet<string>;
  own: Map<string, { hidden: boolean; at: number }>;
  /** Epoch ms from which KV is read again. */
  refreshFrom: number;
  /** How long a list is used here without a change, in ms. */
  maxAge: number;
  refreshOnce: SingleFlight<void>;
}

/** `random` is from 0 to 1, different in each isolate. */
export function createHideMemory(now: () => number, random = Math.random()): HideMemory {
  return {
    listed: null,
    changedAt: 0,
    ids: new Set(),
    own: new Map(),
    refreshFrom: 0,
    maxAge: MAX_AGE_MS * (1 - MAX_AGE_JITTER * random),
    refreshOnce: createSingleFlight(LIST_MS, now),
  };
}

interface HideContext {
  memory: HideMemory;
  /** Epoch ms. */
  now: () => number;
  log: Log;
  waitUntil: (work: Promise<unknown>) => void;
}

export function createHideList(kv: KVNamespace, context: HideContext): HideList {
  const { memory, now, log, waitUntil } = context;

  return {
    async ids() {
      if (now() >= memory.refreshFrom) {
        const refreshed = memory.refreshOnce("", {
          start: () => refresh(kv, context),
          onError: (error) => log("avatars.hide_list_failed", { reason: reasonOf(error) }),
          waitUntil,
        });
        // When KV fails, the remembered list is used; without one, nothing is shown.
        await withTimeout(WAIT_MS, refreshed).catch(() => (memory.refreshFrom = now() + RETRY_MS));
      }
      if (isBehind(memory)) throw new HiddenUnknown();
      return memory.ids;
    },
    async set(id, hidden) {
      const last = memory.own.get(id);
      if (last && now() - last.at < CHANGE_MS) throw new TooSoon();
      await withTimeout(WRITE_MS, kv.put(CHANGED_KEY, String(now())));
      await withTimeout(WRITE_MS, hidden ? kv.put(PREFIX + id, "1") : kv.delete(PREFIX + id));
      memory.own.set(id, { hidden, at: now() });
      applyOwnChanges(memory);
    },
  };
}

/** Brings the memory up to date. @throws what KV throws */
async function refresh(kv: KVNamespace, { memory, now, log, waitUntil }: HideContext) {
  const read = (key: string) => withTimeout(READ_MS, kv.get(key, { cacheTtl: KV_CACHE_SECONDS }));
  const changed = await read(CHANGED_KEY);
  memory.changedAt = Math.max(memory.changedAt, Number(changed) || 0);
  if (isListingDue(memory, now())) {
    const stored = v.safeParse(listingJson, await read(LIST_KEY));
    if (stored.success && stored.output.at > (memory.listed?.at ?? 0)) {
      memory.listed = stored.output;
      applyOwnChanges(memory);
    }
  }
  if (isListingDue(memory, now())) {
    const at = now();
    const listed = { at, ids: await withTimeout(LIST_MS, listIds(kv)) };
    memory.listed = listed;
    applyOwnChanges(memory);
    waitUntil(storeListing(kv, listed, log));
  }
  memory.refreshFrom = now() + REMEMBER_MS;
}

/** Whether there is no list, or it was begun before the last change. */
function isBehind({ listed, changedAt }: HideMemory): boolean {
  return !listed || listed.at < changedAt;
}

/** A list is used for half a minute until it must have the last change, and for hours after that. */
function isListingDue(memory: HideMemory, now: number): boolean {
  const { listed, changedAt, maxAge } = memory;
  if (!listed || isBehind(memory)) return true;
  const isSettled = listed.at >= changedAt + SETTLE_MS;
  return now - listed.at >= (isSettled ? maxAge : REMEMBER_MS);
}

async function listIds(kv: KVNamespace): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const names: Promise<KVNamespaceListResult<unknown>> = kv.list({ prefix: PREFIX, cursor });
    const page = await withTimeout(NAMES_MS, names);
    for (const { name } of page.keys) ids.push(name.slice(PREFIX.length));
    cursor = page.list_complete ? null : page.cursor;
  } while (cursor !== null);
  return ids;
}

/** Stores the list for other isolates. When that fails, each of them lists the keys itself. */
async function storeListing(kv: KVNamespace, listed: Listing, log: Log): Promise<void> {
  try {
    await withTimeout(WRITE_MS, kv.put(LIST_KEY, JSON.stringify(listed)));
  } catch (error) {
    log("avatars.hide_list_not_stored", { reason: reasonOf(error) });
  }
}

/**
 * Computes `ids` from the list and this isolate's own changes, which the list may lack until KV has them
 * everywhere. 'Show' is kept for less time, as the person may have hidden their history elsewhere since.
 */
function applyOwnChanges(memory: HideMemory): void {
  const { listed, own } = memory;
  const ids = new Set(listed?.ids);
  for (const [id, { hidden, at }] of own) {
    if (listed && listed.at >= at + (hidden ? SETTLE_MS : REMEMBER_MS)) own.delete(id);
    else if (hidden) ids.add(id);
    else ids.delete(id);
  }
  memory.ids = ids;
}

/** The bot API without the pictures of people who hide theirs. */
export function withoutHidden(bot: BotApi, list: HideList): BotApi {
  async function visible(
    reading: Promise<Reading<AvatarRecord[]>>,
  ): Promise<Reading<AvatarRecord[]>> {
    const [{ value, ...rest }, ids] = await Promise.all([reading, list.ids().catch(asBotError)]);
    return { ...rest, value: withoutIds(value, ids) };
  }
  return {
    ...bot,
    avatars: () => visible(bot.avatars()),
    avatarsOf: (id) => visible(bot.avatarsOf(id)),
  };
}

function asBotError(error: unknown): never {
  if (!(error instanceof HiddenUnknown)) throw error;
  throw new BotError("closed", error.message, { retryAfter: RETRY_MS / 1000 });
}

/** The last result by cached list, so that its 100,000 records are not filtered for each request. */
const lastResult = new WeakMap<
  readonly AvatarRecord[],
  { ids: ReadonlySet<string>; value: AvatarRecord[] }
>();

function withoutIds(records: AvatarRecord[], ids: ReadonlySet<string>): AvatarRecord[] {
  if (ids.size === 0) return records;
  const last = lastResult.get(records);
  if (last?.ids === ids) return last.value;
  const value = records.filter((record) => !ids.has(record.user_id));
  lastResult.set(records, { ids, value });
  return value;
}
