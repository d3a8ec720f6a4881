import { UNAVAILABLE } from "../../app/contract/unavailable.ts";
import { BotError, isUnknownId, type Reading } from "../../app/contract/bot.ts";
import { failureFields } from "../logging/log.ts";
import { withTimeout } from "../primitives/with-timeout.ts";
import { fetchDecoded, refuseUnknownId, type BotRequest } from "./bot-request.ts";
import type { CacheEntry } from "./cache.ts";
import { WAIT_MS, type BotContext, type Refreshed } from "./context.ts";
import type { Policy } from "./policy.ts";

/** Wait after a failed refresh; the cached copy serves meanwhile. */
const RETRY_MS = 2000;
/** Longer for reads by id: reads of other ids notice that the bot API is back. */
const RETRY_ID_MS = 60_000;

export interface CachedRequest extends BotRequest {
  policy: Policy;
}

/** Public data from memory, else the edge cache, else KV, else the bot API. @throws BotError */
export async function readCached(
  context: BotContext,
  request: CachedRequest,
): Promise<Reading<unknown>> {
  const { isolate, now, waitUntil, limit } = context;
  const { path, policy } = request;
  refuseUnknownId(context, path);
  const readingOf = ({ entry, state, next }: Refreshed): Reading<unknown> => ({
    value: entry.value,
    state,
    age: ageOf(context, entry),
    asOf: entry.storedAt,
    copy: entry.copy,
    ...(next && { next: async () => readingOf(await next) }),
  });

  const cached = usable(context, policy, isolate.memory.get(path));
  if (cached && ageOf(context, cached) < policy.fresh) {
    if (policy.kvOnSecondRead) storeInKv(context, request, cached);
    return readingOf({ entry: cached, state: "fresh" });
  }
  if (cached && now() < (cached.refreshFrom ?? 0)) {
    return readingOf({ entry: cached, state: "stale" });
  }

  // The timeout starts with the refresh, not while it is queued.
  const refreshed = limit(() => {
    const refresh = isolate.refreshOnce(path, {
      start: () => refreshEntry(context, request, cached),
      onError: (error) => logFailure(context, request, error),
      waitUntil,
    });
    return withTimeout(WAIT_MS, refresh, new BotError("timeout", UNAVAILABLE.botLate));
  });
  // A caller may give up (the landing page does after 50 ms); the next visitor gets the result.
  waitUntil(refreshed.catch(() => {}));
  if (cached && isWithinGrace(context, policy, cached)) {
    return readingOf({ entry: cached, state: "stale", next: refreshed });
  }
  try {
    return readingOf(await refreshed);
  } catch (error) {
    // Another request, or this refresh before it failed, may have cached a copy.
    const entry = usable(context, policy, isolate.memory.get(path));
    if (!entry || isUnknownId(error)) throw error;
    return readingOf({ entry, state: ageOf(context, entry) < policy.fresh ? "fresh" : "stale" });
  }
}

function ageOf({ now }: BotContext, { storedAt }: CacheEntry): number {
  return Math.max(0, (now() - storedAt) / 1000);
}

function usable(
  context: BotContext,
  { keep }: Policy,
  entry: CacheEntry | undefined,
): CacheEntry | null {
  return entry && ageOf(context, entry) <= keep ? entry : null;
}

function isWithinGrace(context: BotContext, { grace }: Policy, entry: CacheEntry): boolean {
  return ageOf(context, entry) < grace;
}

function logFailure({ log }: BotContext, { name }: BotRequest, error: unknown): void {
  if (!isUnknownId(error)) log("bot.refresh_failed", { read: name, ...failureFields(error) });
}

/**
 * A newer copy from a shared store, else a new answer. If memory had nothing and a store's copy is
 * within its grace, returns that and refreshes in the background.
 * @throws BotError
 */
async function refreshEntry(
  context: BotContext,
  request: CachedRequest,
  cached: CacheEntry | null,
): Promise<Refreshed> {
  const { isolate, now, waitUntil, limit } = context;
  const { path, policy } = request;
  const entry = usable(context, policy, await findCopy(context, request));
  if (!entry || !isWithinGrace(context, policy, entry)) return fetchEntry(context, request, entry);
  if (ageOf(context, entry) < policy.fresh) return { entry, state: "fresh" };
  // Nobody waits, so one attempt: the next visitor's request is the second.
  const fetchInBackground = () => fetchEntry(context, { ...request, attempts: 1 }, entry);
  if (cached) return fetchInBackground();
  isolate.memory.set(path, { ...entry, refreshFrom: now() + WAIT_MS });
  const next = limit(fetchInBackground);
  waitUntil(next.catch((error: unknown) => logFailure(context, request, error)));
  return { entry, state: "stale", next };
}

/** The newest copy of memory, data centre and KV; stops at a fresh one. */
async function findCopy(
  context: BotContext,
  { path, policy }: CachedRequest,
): Promise<CacheEntry | undefined> {
  const { stores } = context;
  const { memory } = context.isolate;
  for (const readCopy of [stores.readEdge, stores.readKv]) {
    const copy = await readCopy(path, memory.get(path)?.storedAt);
    const cached = memory.get(path);
    if (copy && (!cached || copy.storedAt > cached.storedAt)) {
      memory.set(path, {
        ...copy,
        kvAt: Math.max(copy.kvAt, cached?.kvAt ?? 0),
        copy: {},
      });
      if (ageOf(context, copy) < policy.fresh) break;
    }
  }
  return memory.get(path);
}

/** Fetches an answer; on failure `old` stays in memory. @throws BotError */
async function fetchEntry(
  context: BotContext,
  request: CachedRequest,
  old: CacheEntry | null,
): Promise<Refreshed> {
  const { isolate, now, waitUntil } = context;
  const { path, policy } = request;
  const keepOld = (pause: number) =>
    old && isolate.memory.set(path, { ...old, refreshFrom: now() + pause });
  try {
    const { value, bytes, at } = await fetchDecoded(context, request);
    const isEmpty = Array.isArray(value) && value.length === 0;
    const kvAt = old?.kvAt ?? 0;
    // Pushed shards age from their push; other pushed lists stay true until the next one.
    const storedAt = (request.name === "shards" && at) || now();
    const entry: CacheEntry = { value, storedAt, kvAt, bytes, copy: {} };
    if (policy.distrustEmpty && isEmpty) {
      keepOld(RETRY_MS);
      return old ? { entry: old, state: "stale" } : { entry, state: "miss" };
    }
    if (storedAt < now()) entry.refreshFrom = now() + policy.fresh * 1000;
    isolate.memory.set(path, entry);
    waitUntil(storeCopies(context, request, entry));
    return { entry, state: "miss" };
  } catch (error) {
    const wasSent = !(error instanceof BotError && error.kind === "closed");
    keepOld(request.byId && wasSent ? RETRY_ID_MS : RETRY_MS);
    throw error;
  }
}

async function storeCopies(
  context: BotContext,
  request: CachedRequest,
  entry: CacheEntry,
): Promise<void> {
  const { path, policy } = request;
  let current = entry;
  if (!policy.kvOnSecondRead) {
    current = await withKvCopy(context, request, entry);
    context.isolate.memory.set(path, current);
  }
  await context.stores.writeEdge(path, current, policy.keep);
}

/** Writes an answer to KV at its second read; tries once for each answer. */
function storeInKv(context: BotContext, request: CachedRequest, entry: CacheEntry): void {
  if (!isKvDue(request.policy, entry)) return;
  context.isolate.memory.set(request.path, { ...entry, kvAt: entry.storedAt });
  context.waitUntil(withKvCopy(context, request, entry));
}

/** The entry with its KV copy's age, after writing that copy if due. */
async function withKvCopy(
  { stores, isolate }: BotContext,
  { path, policy }: CachedRequest,
  entry: CacheEntry,
): Promise<CacheEntry> {
  if (!isKvDue(policy, entry)) return entry;
  // Another data centre may have written, and KV limits writes far more than reads.
  const copyAt = await stores.readKvTime(path);
  const isWritten =
    isKvDue(policy, { ...entry, kvAt: copyAt }) &&
    (!policy.kvOnSecondRead || isolate.takeProfileWrite()) &&
    (await stores.writeKv(path, entry, policy.keep));
  return { ...entry, kvAt: isWritten ? entry.storedAt : copyAt || entry.kvAt };
}

function isKvDue({ kvInterval }: Policy, { storedAt, kvAt }: CacheEntry): boolean {
  return kvInterval !== null && storedAt - kvAt >= kvInterval * 1000;
}
