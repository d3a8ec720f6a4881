import { BotError, type BotApi, type Reading } from "../../app/contract/bot.ts";
import { ShapeError, type Decoded } from "../../app/contract/decode.ts";
import { READ_NAMES, reads, type Read, type ReadName } from "../../app/contract/endpoints.ts";
import { ERRORS } from "../../app/contract/errors.ts";
import type { Member } from "../../app/contract/person.ts";
import type { Flights } from "../flights.ts";
import { reasonOf, type Log } from "../log.ts";
import { within } from "../within.ts";
import type { Breaker } from "./breaker.ts";
import type { Copies, Kept, Memory } from "./cache.ts";
import { POLICIES, UNKNOWN_ID_SECONDS, type KeptRead, type Policy } from "./policy.ts";
import { TOTAL_MS, type Ask } from "./upstream.ts";
import type { Watch } from "./watch.ts";

/** A visitor waits this long for a refresh, its own or another visitor's. */
export const WAIT_MS = TOTAL_MS + 250;
const UNKNOWN_ID_COPIES = 1000;

/** What one isolate shares between its requests. */
export interface Isolate {
  memory: Memory;
  breaker: Breaker;
  /** The refreshes under way, by path. */
  refreshOnce: Flights<Kept>;
  /** Keys of ids the bot API does not know, with the epoch ms until which that holds. */
  unknownIds: Map<string, number>;
}

/** What one request brings along. */
export interface BotNeeds {
  ask: Ask;
  copies: Copies;
  isolate: Isolate;
  /** server_id of the activity call; a client's own value is never used. */
  staffServerId: string;
  /** Epoch ms. */
  now: () => number;
  waitUntil: (work: Promise<unknown>) => void;
  log: Log;
  watch: Watch;
}

/** Any row of the table: what it is asked with is text, what it answers is its own business. */
type Row = Read<readonly string[], unknown>;

/** The bot API as pages and the JSON face use it: the endpoint table × cache × upstream. */
export function createBot(needs: BotNeeds): BotApi {
  const bot: Partial<Record<ReadName, (...args: string[]) => Promise<Reading<unknown>>>> = {};
  for (const name of READ_NAMES) {
    const row: Row = reads[name];
    const policy = isKept(name) ? POLICIES[name] : null;
    bot[name] = async function read(...args) {
      const path = upstreamPath(needs, name, row, args);
      const reading = policy
        ? await readKept(needs, { name, path, policy, decode: row.decode })
        : await readStraight(needs, { name, path, decode: row.decode });
      needs.watch.heard(name, reading);
      return reading;
    };
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table types both sides, but TypeScript cannot follow it through the loop
  return bot as unknown as BotApi;
}

export function isKept(name: ReadName): name is KeptRead {
  return Object.hasOwn(POLICIES, name);
}

/** The path below BOT_API_URL: what follows `/api`, `/blacklist/…` as it is (design section 5). */
export function upstreamPath(
  needs: Pick<BotNeeds, "staffServerId">,
  name: ReadName,
  row: Pick<Row, "upstream" | "path">,
  args: readonly string[],
): string {
  const path = (row.upstream ?? row.path(...args)).replace(/^\/api(?=\/)/, "");
  if (name !== "activity") return path;
  return `${path}&server_id=${encodeURIComponent(needs.staffServerId)}`;
}

/** The team as the bot API tells it now, past every cache: what staff rights hang on. @throws BotError */
export function readTeamNow(needs: BotNeeds): Promise<Member[]> {
  return askAndDecode(needs, { name: "team", path: "/team", decode: reads.team.decode });
}

interface Question<T = unknown> {
  name: ReadName;
  path: string;
  decode: (answer: unknown, now: number) => Decoded<T>;
  /** Attempts at most; as many as the breaker grants where it does not say. */
  attempts?: number;
}

/** Staff data: asked every time, kept nowhere. */
async function readStraight(needs: BotNeeds, question: Question): Promise<Reading<unknown>> {
  const value = await askAndDecode(needs, question);
  return { value, state: "miss", age: 0 };
}

/** Public data: isolate memory, then the edge cache, then KV, then the bot API. */
async function readKept(
  needs: BotNeeds,
  question: Question & { policy: Policy },
): Promise<Reading<unknown>> {
  const { isolate, copies, now } = needs;
  const { path, policy } = question;
  refuseUnknownId(needs, path);
  const ageOf = (kept: Kept) => Math.max(0, (now() - kept.storedAt) / 1000);
  const isFresh = (kept: Kept | null) => kept !== null && ageOf(kept) < policy.fresh;

  let kept = isolate.memory.get(path);
  for (const readCopy of [copies.readEdge, copies.readKv]) {
    if (isFresh(kept)) break;
    const reading = readCopy(path);
    // Who asks may go on without the answer, as the landing page does; the next visitor finds it.
    needs.waitUntil(reading);
    const copy = await reading;
    if (copy && (kept === null || copy.storedAt > kept.storedAt)) {
      kept = { ...copy, kvAt: Math.max(copy.kvAt, kept?.kvAt ?? 0) };
      isolate.memory.put(path, kept);
    }
  }
  if (kept && ageOf(kept) > policy.keep) kept = null;
  if (kept && isFresh(kept)) return { value: kept.value, state: "fresh", age: ageOf(kept) };

  const isGoodEnough = kept !== null && ageOf(kept) < policy.grace;
  // Nobody waits for this refresh: where it fails, the next visitor's is the second attempt.
  const asking = isGoodEnough ? { ...question, attempts: 1 } : question;
  const refresh = isolate.refreshOnce(path, {
    start: () => refreshKept(needs, asking, kept),
    onError(error) {
      if (error instanceof BotError && error.kind === "unknown-id") return;
      needs.log("bot.refresh_failed", { read: question.name, reason: reasonOf(error) });
    },
    waitUntil: needs.waitUntil,
  });
  if (kept && isGoodEnough) {
    return { value: kept.value, state: "stale", age: ageOf(kept) };
  }
  try {
    const read = await waitFor(refresh);
    const state = read === kept ? "stale" : "miss";
    return { value: read.value, state, age: ageOf(read) };
  } catch (error) {
    if (!kept || (error instanceof BotError && error.kind === "unknown-id")) throw error;
    return { value: kept.value, state: "stale", age: ageOf(kept) };
  }
}

function waitFor(refresh: Promise<Kept>): Promise<Kept> {
  return within(WAIT_MS, refresh, new BotError("timeout", "The bot did not answer in time"));
}

async function refreshKept(
  needs: BotNeeds,
  question: Question & { policy: Policy },
  old: Kept | null,
): Promise<Kept> {
  const { isolate, now, waitUntil } = needs;
  const { path, policy } = question;
  const value = await askAndDecode(needs, question);
  const isEmpty = Array.isArray(value) && value.length === 0;
  if (policy.doubtEmpty && isEmpty) return old ?? { value, storedAt: now(), kvAt: 0 };

  const kept: Kept = { value, storedAt: now(), kvAt: old?.kvAt ?? 0 };
  isolate.memory.put(path, kept);
  waitUntil(storeCopies(needs, question, kept));
  return kept;
}

async function storeCopies(
  { copies, isolate, watch }: BotNeeds,
  { name, path: key, policy }: Question & { policy: Policy },
  kept: Kept,
): Promise<void> {
  const { keep, kvEvery } = policy;
  let current = kept;
  if (kvEvery !== null && kept.storedAt - kept.kvAt >= kvEvery * 1000) {
    // Another data centre may have written since; reading is cheap, writing is counted.
    const copy = await copies.readKv(key);
    const isDue = !copy || kept.storedAt - copy.storedAt >= kvEvery * 1000;
    const written = isDue && (await copies.writeKv(key, kept, keep));
    if (written) watch.wrote(name);
    current = { ...kept, kvAt: written ? kept.storedAt : (copy?.storedAt ?? kept.kvAt) };
    isolate.memory.put(key, current);
  }
  await copies.writeEdge(key, current, keep);
}

/** Asks past the breaker and decodes. @throws BotError */
async function askAndDecode<T>(needs: BotNeeds, question: Question<T>): Promise<T> {
  const { breaker } = needs.isolate;
  const { name, attempts = Infinity } = question;
  const passage = breaker.passage(name);
  if ("wait" in passage) {
    throw new BotError("closed", "The bot is not answering", { retryAfter: passage.wait });
  }
  const ended = needs.watch.asked(name);
  try {
    const { value, dropped } = decodeOrFail(
      question,
      await answerOf(needs, question, Math.min(attempts, passage.attempts)),
      needs.now(),
    );
    ended(null);
    breaker.succeeded(name);
    if (dropped > 0) needs.log("bot.records_dropped", { read: name, dropped });
    return value;
  } catch (error) {
    ended(error instanceof BotError ? error : null);
    if (error instanceof BotError && error.kind === "unknown-id") breaker.succeeded(name);
    else breaker.failed(name, error instanceof BotError ? error.retryAfter : null);
    throw error;
  }
}

/** For reads by id, 404 is an answer: nobody by that id, and no avatars (§7). */
async function answerOf(
  needs: BotNeeds,
  { name, path }: Question,
  attempts: number,
): Promise<unknown> {
  const maxBytes = isKept(name) ? POLICIES[name].maxBytes : undefined;
  try {
    return await needs.ask(path, { maxBytes, attempts });
  } catch (error) {
    const isUnknown = error instanceof BotError && error.upstreamStatus === 404;
    if (isUnknown && name === "avatarsOf") return [];
    if (!isUnknown || name !== "user") throw error;
    rememberUnknownId(needs, path);
    throw new BotError("unknown-id", ERRORS.unknownUser);
  }
}

function decodeOrFail<T>(question: Question<T>, answer: unknown, now: number): Decoded<T> {
  try {
    return question.decode(answer, now);
  } catch (error) {
    if (error instanceof ShapeError) throw new BotError("shape", error.message);
    throw error;
  }
}

function rememberUnknownId({ isolate, now }: BotNeeds, path: string): void {
  isolate.unknownIds.delete(path);
  isolate.unknownIds.set(path, now() + UNKNOWN_ID_SECONDS * 1000);
  const [oldest] = isolate.unknownIds.keys();
  if (isolate.unknownIds.size > UNKNOWN_ID_COPIES && oldest) isolate.unknownIds.delete(oldest);
}

function refuseUnknownId({ isolate, now }: BotNeeds, path: string): void {
  if ((isolate.unknownIds.get(path) ?? 0) > now()) {
    throw new BotError("unknown-id", ERRORS.unknownUser);
  }
}
