import { BotError, type Reading } from "../../app/contract/bot.ts";
import { reasonOf } from "../log.ts";
import { within } from "../within.ts";
import type { Kept } from "./cache.ts";
import { WAIT_MS, type BotNeeds, type Refreshed } from "./context.ts";
import type { Policy } from "./policy.ts";
import { askAndDecode, refuseUnknownId, type Question } from "./bot-request.ts";

/** A refresh that failed is not tried again for this long while there is a copy to serve. */
const RETRY_MS = 2000;
/** About an id for longer: whether the read is well again, others show. */
const RETRY_ID_MS = 60_000;

export interface KeptQuestion extends Question {
  policy: Policy;
}

/** Public data: isolate memory, then the edge cache, then KV, then the bot API. */
export async function readKept(needs: BotNeeds, question: KeptQuestion): Promise<Reading<unknown>> {
  const { isolate, now, waitUntil } = needs;
  const { path, policy } = question;
  refuseUnknownId(needs, path);
  const told = ({ kept, state }: Refreshed): Reading<unknown> => ({
    value: kept.value,
    state,
    age: ageOf(needs, kept),
  });

  const held = usable(needs, policy, isolate.memory.get(path));
  if (held && ageOf(needs, held) < policy.fresh) {
    if (policy.kvWhenAskedAgain) keepInKv(needs, question, held);
    return told({ kept: held, state: "fresh" });
  }
  if (held && now() < (held.refreshFrom ?? 0)) return told({ kept: held, state: "stale" });

  const refresh = isolate.refreshOnce(path, {
    start: () => refreshKept(needs, question, held),
    onError: (error) => logFailure(needs, question, error),
    // Who asks may go on without the answer, as the landing page does; the next visitor finds it.
    waitUntil,
  });
  if (held && isGoodEnough(needs, policy, held)) return told({ kept: held, state: "stale" });
  try {
    return told(await waitFor(refresh));
  } catch (error) {
    // The refresh may have found an old copy before it failed, or another one an answer meanwhile.
    const kept = usable(needs, policy, isolate.memory.get(path));
    if (!kept || isUnknownId(error)) throw error;
    return told({ kept, state: ageOf(needs, kept) < policy.fresh ? "fresh" : "stale" });
  }
}

function ageOf({ now }: BotNeeds, { storedAt }: Kept): number {
  return Math.max(0, (now() - storedAt) / 1000);
}

function usable(needs: BotNeeds, { keep }: Policy, kept: Kept | null): Kept | null {
  return kept && ageOf(needs, kept) <= keep ? kept : null;
}

/** Served while a refresh runs that nobody waits for. */
function isGoodEnough(needs: BotNeeds, { grace }: Policy, kept: Kept): boolean {
  return ageOf(needs, kept) < grace;
}

function isUnknownId(error: unknown): boolean {
  return error instanceof BotError && error.kind === "unknown-id";
}

function logFailure({ log }: BotNeeds, { name }: Question, error: unknown): void {
  if (!isUnknownId(error)) log("bot.refresh_failed", { read: name, reason: reasonOf(error) });
}

function waitFor(refresh: Promise<Refreshed>): Promise<Refreshed> {
  return within(WAIT_MS, refresh, new BotError("timeout", "The bot did not answer in time"));
}

/**
 * A newer copy of another isolate where there is one, else what the bot API says. Where this isolate held
 * nothing and the stores have a copy that is good enough, that one, and the bot is asked behind it.
 * @throws BotError
 */
async function refreshKept(
  needs: BotNeeds,
  question: KeptQuestion,
  held: Kept | null,
): Promise<Refreshed> {
  const { isolate, now, waitUntil } = needs;
  const { path, policy } = question;
  const kept = usable(needs, policy, await findCopy(needs, question));
  if (!kept || !isGoodEnough(needs, policy, kept)) return askAndKeep(needs, question, kept);
  if (ageOf(needs, kept) < policy.fresh) return { kept, state: "fresh" };
  // Nobody waits for this one: where it fails, the next visitor's is the second attempt.
  const asking = askAndKeep(needs, { ...question, attempts: 1 }, kept);
  if (held) return asking;
  isolate.memory.put(path, { ...kept, refreshFrom: now() + WAIT_MS });
  waitUntil(asking.catch((error: unknown) => logFailure(needs, question, error)));
  return { kept, state: "stale" };
}

/** The newest of the copies in memory, data centre and KV; a fresh one ends the search. */
async function findCopy(needs: BotNeeds, { path, policy }: KeptQuestion): Promise<Kept | null> {
  const { memory } = needs.isolate;
  for (const readCopy of [needs.copies.readEdge, needs.copies.readKv]) {
    const copy = await readCopy(path);
    const held = memory.get(path);
    if (copy && (held === null || copy.storedAt > held.storedAt)) {
      memory.put(path, { ...copy, kvAt: Math.max(copy.kvAt, held?.kvAt ?? 0) });
      if (ageOf(needs, copy) < policy.fresh) break;
    }
  }
  return memory.get(path);
}

/** Asks the bot API; `old` stays where that fails. @throws BotError */
async function askAndKeep(
  needs: BotNeeds,
  question: KeptQuestion,
  old: Kept | null,
): Promise<Refreshed> {
  const { isolate, now, waitUntil } = needs;
  const { path, policy } = question;
  const rest = (pause: number) =>
    old && isolate.memory.put(path, { ...old, refreshFrom: now() + pause });
  try {
    const { value, bytes } = await needs.inTurn(() => askAndDecode(needs, question));
    const isEmpty = Array.isArray(value) && value.length === 0;
    const said: Kept = { value, storedAt: now(), kvAt: old?.kvAt ?? 0, bytes };
    if (policy.doubtEmpty && isEmpty) {
      rest(RETRY_MS);
      return old ? { kept: old, state: "stale" } : { kept: said, state: "miss" };
    }
    isolate.memory.put(path, said);
    waitUntil(storeCopies(needs, question, said));
    return { kept: said, state: "miss" };
  } catch (error) {
    const wasAsked = !(error instanceof BotError && error.kind === "closed");
    rest(question.about && wasAsked ? RETRY_ID_MS : RETRY_MS);
    throw error;
  }
}

async function storeCopies(needs: BotNeeds, question: KeptQuestion, kept: Kept): Promise<void> {
  const { path, policy } = question;
  let current = kept;
  if (!policy.kvWhenAskedAgain) {
    current = await withKvCopy(needs, question, kept);
    needs.isolate.memory.put(path, current);
  }
  await needs.copies.writeEdge(path, current, policy.keep);
}

/** Writes the KV copy of an answer that was asked for again; tried once for each answer. */
function keepInKv(needs: BotNeeds, question: KeptQuestion, kept: Kept): void {
  if (!isKvDue(question.policy, kept)) return;
  needs.isolate.memory.put(question.path, { ...kept, kvAt: kept.storedAt });
  needs.waitUntil(withKvCopy(needs, question, kept));
}

/** The answer with the age of its KV copy, which is written where it is due. */
async function withKvCopy(
  { copies, isolate, watch }: BotNeeds,
  { name, path, policy }: KeptQuestion,
  kept: Kept,
): Promise<Kept> {
  if (!isKvDue(policy, kept)) return kept;
  // Another data centre may have written since; reading is cheap, writing is counted.
  const copy = await copies.readKv(path);
  const written =
    isKvDue(policy, { ...kept, kvAt: copy?.storedAt ?? 0 }) &&
    (!policy.kvWhenAskedAgain || isolate.mayWriteProfile()) &&
    (await copies.writeKv(path, kept, policy.keep));
  if (written) watch.wrote(name);
  return { ...kept, kvAt: written ? kept.storedAt : (copy?.storedAt ?? kept.kvAt) };
}

function isKvDue({ kvEvery }: Policy, { storedAt, kvAt }: Kept): boolean {
  return kvEvery !== null && storedAt - kvAt >= kvEvery * 1000;
}
