import { BotError, type Reading } from "../../app/contract/bot.ts";
import { reasonOf } from "../log.ts";
import { within } from "../within.ts";
import type { Kept } from "./cache.ts";
import { WAIT_MS, type BotNeeds, type Refreshed } from "./needs.ts";
import type { Policy } from "./policy.ts";
import { askAndDecode, refuseUnknownId, type Question } from "./question.ts";

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
  const ageOf = ({ storedAt }: Kept) => Math.max(0, (now() - storedAt) / 1000);
  const usable = (kept: Kept | null) => (kept && ageOf(kept) <= policy.keep ? kept : null);
  const told = (kept: Kept, state: Reading<unknown>["state"]) => ({
    value: kept.value,
    state,
    age: ageOf(kept),
  });

  const held = usable(isolate.memory.get(path));
  // Who asks may go on without the answer, as the landing page does; the next visitor finds it.
  const look = { start: () => findCopy(needs, question), onError() {}, waitUntil };
  const kept = held ?? usable(await isolate.findOnce(path, look));
  if (kept && isFresh(needs, policy, kept)) {
    if (held && policy.kvWhenAskedAgain) keepInKv(needs, question, kept);
    return told(kept, "fresh");
  }
  if (kept && now() < (kept.refreshFrom ?? 0)) return told(kept, "stale");

  const isGoodEnough = kept !== null && ageOf(kept) < policy.grace;
  // Nobody waits for this refresh: where it fails, the next visitor's is the second attempt.
  const asking = isGoodEnough ? { ...question, attempts: 1 } : question;
  const refresh = isolate.refreshOnce(path, {
    start: () => refreshKept(needs, asking, { kept, hasLooked: held === null }),
    onError(error) {
      if (isUnknownId(error)) return;
      needs.log("bot.refresh_failed", { read: question.name, reason: reasonOf(error) });
    },
    waitUntil,
  });
  if (kept && isGoodEnough) return told(kept, "stale");
  try {
    const refreshed = await waitFor(refresh);
    return told(refreshed.kept, refreshed.state);
  } catch (error) {
    if (!kept || isUnknownId(error)) throw error;
    return told(isolate.memory.get(path) ?? kept, "stale");
  }
}

function isFresh({ now }: BotNeeds, policy: Policy, { storedAt }: Kept): boolean {
  return now() - storedAt < policy.fresh * 1000;
}

function isUnknownId(error: unknown): boolean {
  return error instanceof BotError && error.kind === "unknown-id";
}

function waitFor(refresh: Promise<Refreshed>): Promise<Refreshed> {
  return within(WAIT_MS, refresh, new BotError("timeout", "The bot did not answer in time"));
}

/** The newest of the copies in memory, data centre and KV; a fresh one ends the search. */
async function findCopy(needs: BotNeeds, { path, policy }: KeptQuestion): Promise<Kept | null> {
  const { memory } = needs.isolate;
  for (const readCopy of [needs.copies.readEdge, needs.copies.readKv]) {
    const copy = await readCopy(path);
    const held = memory.get(path);
    if (copy && (held === null || copy.storedAt > held.storedAt)) {
      memory.put(path, { ...copy, kvAt: Math.max(copy.kvAt, held?.kvAt ?? 0) });
      if (isFresh(needs, policy, copy)) break;
    }
  }
  return memory.get(path);
}

/** A newer copy of another isolate where there is one, else what the bot API says. @throws BotError */
async function refreshKept(
  needs: BotNeeds,
  question: KeptQuestion,
  { kept, hasLooked }: { kept: Kept | null; hasLooked: boolean },
): Promise<Refreshed> {
  const { isolate, now, waitUntil } = needs;
  const { path, policy } = question;
  const old = hasLooked ? kept : ((await findCopy(needs, question)) ?? kept);
  if (old && isFresh(needs, policy, old)) return { kept: old, state: "fresh" };
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
