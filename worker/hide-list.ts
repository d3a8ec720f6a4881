import * as v from "valibot";
import { BotError, type BotApi, type Reading } from "../app/contract/bot.ts";
import type { AvatarRecord } from "../app/contract/person.ts";
import { createFlights, type Flights } from "./single-flight.ts";
import { reasonOf, type Log } from "./log.ts";
import { within } from "./within.ts";

/**
 * The people who hide their avatar history. It is applied after every cache, on each answer.
 *
 * The truth is one key each in KV, so that two changes at the same moment cannot undo each other. Listing
 * keys is slow and counted by the day, so whoever has listed them leaves the ids in one value, with when
 * they began; and a change tells of itself in another value before it is made. So a reader knows by one
 * small read whether the list at hand has every change, and lists the keys only when it has not.
 */
export interface HideList {
  /** Who is hidden. @throws HiddenUnknown */
  ids: () => Promise<ReadonlySet<string>>;
  /** Hides or shows a person's history. @throws TooSoon, or what KV throws */
  set: (id: string, hidden: boolean) => Promise<void>;
}

/** Nobody can say who is hidden: no list was read yet, or the last one lacks a change. */
export class HiddenUnknown extends Error {
  override name = "HiddenUnknown";

  constructor() {
    super("Who hides their avatar history is not known at the moment");
  }
}

/** KV takes one write a second for a key. */
export class TooSoon extends Error {
  override name = "TooSoon";

  constructor() {
    super("One change at a time, please wait a moment");
  }
}

const PREFIX = "hidden:";
/** The ids as last listed: a `Listing` as JSON. */
const LIST_KEY = "hidden-list";
/** Epoch ms at which the last change began. */
const CHANGED_KEY = "hidden-changed";

/** Half of the minute that a change may take elsewhere; KV's own cache is the rest, 30 seconds at least. */
const REMEMBER_MS = 30_000;
const KV_CACHE_SECONDS = 30;
/** Keys listed this long after a change have it: KV's minute, and what two writers may be apart. */
const SETTLE_MS = 75_000;
/** The keys are listed anew after this, whatever is said of changes: someone may have edited them by hand. */
const TRUST_MS = 3 * 60 * 60 * 1000;
/** By how much sooner some isolates do so than others, which then find the list that those leave. */
const TRUST_SPREAD = 0.25;
const ASK_AGAIN_MS = 5000;
/** What one call of KV may take: a small value, and a thousand names of keys. */
const READ_MS = 1500;
const NAMES_MS = 3000;
const WRITE_MS = 3000;
/** A visitor waits this long; the work goes on, for the next one. */
const WAIT_MS = 2000;
/** Thousands of names are many calls, of a tenth of a second each. */
const LIST_MS = 20_000;
const CHANGE_MS = 1000;

/** The ids of all keys, and the epoch ms at which listing them began. */
const listing = v.object({ at: v.number(), ids: v.array(v.string()) });

type Listing = v.InferOutput<typeof listing>;

/** What one isolate remembers. */
export interface HideMemory {
  listed: Listing | null;
  /** Epoch ms of the last change it has heard of. */
  changedAt: number;
  /** The list with the changes made here. */
  ids: ReadonlySet<string>;
  own: Map<string, { hidden: boolean; at: number }>;
  /** Epoch ms from which KV is asked again. */
  askFrom: number;
  /** How long a list lasts here without a change, in ms. */
  trust: number;
  refreshOnce: Flights<void>;
}

/** `chance` is from 0 to 1, and another one in each isolate. */
export function createHideMemory(now: () => number, chance = Math.random()): HideMemory {
  return {
    listed: null,
    changedAt: 0,
    ids: new Set(),
    own: new Map(),
    askFrom: 0,
    trust: TRUST_MS * (1 - TRUST_SPREAD * chance),
    refreshOnce: createFlights(LIST_MS, now),
  };
}

interface Needs {
  memory: HideMemory;
  /** Epoch ms. */
  now: () => number;
  log: Log;
  waitUntil: (work: Promise<unknown>) => void;
}

export function createHideList(kv: KVNamespace, needs: Needs): HideList {
  const { memory, now, log, waitUntil } = needs;

  return {
    async ids() {
      if (now() >= memory.askFrom) {
        const refreshed = memory.refreshOnce("", {
          start: () => refresh(kv, needs),
          onError: (error) => log("avatars.hide_list_failed", { reason: reasonOf(error) }),
          waitUntil,
        });
        // Without KV, what is known still holds; without knowledge, nothing is shown.
        await within(WAIT_MS, refreshed).catch(() => (memory.askFrom = now() + ASK_AGAIN_MS));
      }
      if (isBehind(memory)) throw new HiddenUnknown();
      return memory.ids;
    },
    async set(id, hidden) {
      const last = memory.own.get(id);
      if (last && now() - last.at < CHANGE_MS) throw new TooSoon();
      await within(WRITE_MS, kv.put(CHANGED_KEY, String(now())));
      await within(WRITE_MS, hidden ? kv.put(PREFIX + id, "1") : kv.delete(PREFIX + id));
      memory.own.set(id, { hidden, at: now() });
      merge(memory);
    },
  };
}

/** Brings what is remembered up to date. @throws what KV throws */
async function refresh(kv: KVNamespace, { memory, now, log, waitUntil }: Needs): Promise<void> {
  const read = (key: string) => within(READ_MS, kv.get(key, { cacheTtl: KV_CACHE_SECONDS }));
  const changed = await read(CHANGED_KEY);
  memory.changedAt = Math.max(memory.changedAt, Number(changed) || 0);
  if (isListingDue(memory, now())) {
    const text = await read(LIST_KEY);
    const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), listing), text);
    if (stored.success && stored.output.at > (memory.listed?.at ?? 0)) take(memory, stored.output);
  }
  if (isListingDue(memory, now())) {
    const at = now();
    const listed = { at, ids: await within(LIST_MS, listAll(kv)) };
    take(memory, listed);
    waitUntil(leave(kv, listed, log));
  }
  memory.askFrom = now() + REMEMBER_MS;
}

/** Whether there is no list, or it was begun before the last change. */
function isBehind({ listed, changedAt }: HideMemory): boolean {
  return !listed || listed.at < changedAt;
}

/** Until the last change must be everywhere, a list lasts half a minute; after that it lasts for hours. */
function isListingDue(memory: HideMemory, now: number): boolean {
  const { listed, changedAt, trust } = memory;
  if (!listed || isBehind(memory)) return true;
  const isSettled = listed.at >= changedAt + SETTLE_MS;
  return now - listed.at >= (isSettled ? trust : REMEMBER_MS);
}

async function listAll(kv: KVNamespace): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const names: Promise<KVNamespaceListResult<unknown>> = kv.list({ prefix: PREFIX, cursor });
    const page = await within(NAMES_MS, names);
    for (const { name } of page.keys) ids.push(name.slice(PREFIX.length));
    cursor = page.list_complete ? null : page.cursor;
  } while (cursor !== null);
  return ids;
}

/** Leaves the list for other isolates. One that is not left costs them a list of their own. */
async function leave(kv: KVNamespace, listed: Listing, log: Log): Promise<void> {
  try {
    await within(WRITE_MS, kv.put(LIST_KEY, JSON.stringify(listed)));
  } catch (error) {
    log("avatars.hide_list_not_left", { reason: reasonOf(error) });
  }
}

function take(memory: HideMemory, listed: Listing): void {
  memory.listed = listed;
  merge(memory);
}

/**
 * A list may lack a change made here until KV must have it everywhere. Who showed their history here may
 * have hidden it elsewhere since, so that holds for a moment only.
 */
function merge(memory: HideMemory): void {
  const { listed, own } = memory;
  const ids = new Set(listed?.ids);
  for (const [id, { hidden, at }] of own) {
    if (listed && listed.at >= at + (hidden ? SETTLE_MS : REMEMBER_MS)) own.delete(id);
    else if (hidden) ids.add(id);
    else ids.delete(id);
  }
  memory.ids = ids;
}

/** The bot API as everybody may see it: without the pictures of people who hide theirs. */
export function withoutHidden(bot: BotApi, list: HideList): BotApi {
  async function shown(
    reading: Promise<Reading<AvatarRecord[]>>,
  ): Promise<Reading<AvatarRecord[]>> {
    const [{ value, ...rest }, ids] = await Promise.all([reading, list.ids().catch(refuse)]);
    return { ...rest, value: visible(value, ids) };
  }
  return {
    ...bot,
    avatars: () => shown(bot.avatars()),
    avatarsOf: (id) => shown(bot.avatarsOf(id)),
  };
}

function refuse(error: unknown): never {
  if (!(error instanceof HiddenUnknown)) throw error;
  throw new BotError("closed", error.message, { retryAfter: ASK_AGAIN_MS / 1000 });
}

/** A kept list may hold 100,000 records: it is gone through once, not once per request. */
const lastLook = new WeakMap<
  readonly AvatarRecord[],
  { ids: ReadonlySet<string>; value: AvatarRecord[] }
>();

function visible(records: AvatarRecord[], ids: ReadonlySet<string>): AvatarRecord[] {
  if (ids.size === 0) return records;
  const last = lastLook.get(records);
  if (last?.ids === ids) return last.value;
  const value = records.filter((record) => !ids.has(record.user_id));
  lastLook.set(records, { ids, value });
  return value;
}
