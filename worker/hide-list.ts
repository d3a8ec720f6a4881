import type { BotApi, Reading } from "../app/contract/bot.ts";
import type { AvatarRecord } from "../app/contract/person.ts";
import { within } from "./within.ts";
import { reasonOf, type Log } from "./log.ts";

/**
 * The people who hide their avatar history: one key each in KV, so that two changes at the same
 * moment cannot undo each other. It is applied after every cache, on each answer (design section 9).
 */
export interface HideList {
  /** Who is hidden. Never throws: without KV, what this isolate knew still holds. */
  ids: () => Promise<ReadonlySet<string>>;
  /** Hides or shows a person's history. @throws TooSoon, or what KV throws */
  set: (id: string, hidden: boolean) => Promise<void>;
}

/** KV takes one write a second for a key. */
export class TooSoon extends Error {
  override name = "TooSoon";

  constructor() {
    super("One change at a time, please wait a moment");
  }
}

const PREFIX = "hidden:";
/** Half of the minute that a change may take elsewhere; the rest is KV's own. */
const REMEMBER_MS = 30_000;
/** A list read elsewhere may not yet hold a change made here. */
const OWN_MS = 120_000;
const ASK_AGAIN_MS = 5000;
const READ_MS = 1000;
const WRITE_MS = 3000;
const CHANGE_MS = 1000;
/** A thousand ids each. */
const MAX_PARTS = 50;

/** What one isolate remembers of the list. */
export interface HideMemory {
  /** Null until the list was read once. */
  listed: ReadonlySet<string> | null;
  /** The list with the changes made here. */
  ids: ReadonlySet<string>;
  own: Map<string, { hidden: boolean; at: number }>;
  /** Epoch ms from which the list is asked for again. */
  askFrom: number;
}

export function createHideMemory(): HideMemory {
  return { listed: null, ids: new Set(), own: new Map(), askFrom: 0 };
}

interface Needs {
  memory: HideMemory;
  /** Epoch ms. */
  now: () => number;
  log: Log;
}

export function createHideList(kv: KVNamespace, { memory, now, log }: Needs): HideList {
  return {
    async ids() {
      if (now() < memory.askFrom) return memory.ids;
      // The others go on with the list at hand; without any, each has to wait for its own.
      if (memory.listed) memory.askFrom = now() + ASK_AGAIN_MS;
      try {
        memory.listed = await within(READ_MS, listAll(kv));
        memory.askFrom = now() + REMEMBER_MS;
        merge(memory, now());
      } catch (error) {
        memory.askFrom = now() + ASK_AGAIN_MS;
        log("avatars.hide_list_failed", { reason: reasonOf(error) });
      }
      return memory.ids;
    },
    async set(id, hidden) {
      const last = memory.own.get(id);
      if (last && now() - last.at < CHANGE_MS) throw new TooSoon();
      await within(WRITE_MS, hidden ? kv.put(PREFIX + id, "1") : kv.delete(PREFIX + id));
      memory.own.set(id, { hidden, at: now() });
      merge(memory, now());
    },
  };
}

async function listAll(kv: KVNamespace): Promise<Set<string>> {
  const ids = new Set<string>();
  let cursor: string | null = null;
  for (let part = 0; part < MAX_PARTS; part++) {
    const page: KVNamespaceListResult<unknown> = await kv.list({ prefix: PREFIX, cursor });
    for (const { name } of page.keys) ids.add(name.slice(PREFIX.length));
    if (page.list_complete) break;
    cursor = page.cursor;
  }
  return ids;
}

function merge(memory: HideMemory, now: number): void {
  const ids = new Set(memory.listed);
  for (const [id, { hidden, at }] of memory.own) {
    if (now - at > OWN_MS) memory.own.delete(id);
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
    const [{ value, ...rest }, ids] = await Promise.all([reading, list.ids()]);
    return { ...rest, value: visible(value, ids) };
  }
  return {
    ...bot,
    avatars: () => shown(bot.avatars()),
    avatarsOf: (id) => shown(bot.avatarsOf(id)),
  };
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
