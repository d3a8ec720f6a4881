import { BotError } from "../../app/contract/bot.ts";
import { ShapeError, type Decoded } from "../../app/contract/decode.ts";
import { reads, type Read, type ReadName } from "../../app/contract/endpoints.ts";
import { SHAPE_ERRORS } from "../../app/contract/shape-errors.ts";
import { UNAVAILABLE } from "../../app/contract/unavailable.ts";
import { snowflakeTime } from "../../app/contract/digits.ts";
import { isUnreachable } from "./breaker.ts";
import type { BotContext } from "./context.ts";
import { isCached, PATIENT_READS, POLICIES, UNKNOWN_ID_SECONDS } from "./policy.ts";
import type { BotResponse } from "./upstream.ts";

/** How far the chat platform's clock and ours may differ. */
const CLOCK_SKEW_MS = 60_000;

/** A row of the endpoint table with its types erased. */
export type Row = Read<readonly string[], unknown>;

export interface BotRequest<T = unknown> {
  name: ReadName;
  path: string;
  decode: (answer: unknown, now: number) => Decoded<T>;
  /** Maximum attempts, if fewer than the breaker allows. */
  attempts?: number;
  /** A visitor chose the ID in the path. */
  byId?: boolean;
}

/** A decoded answer with its JSON's length and, if pushed, when (epoch ms). */
export interface BotResult<T> extends Decoded<T>, Pick<BotResponse, "bytes" | "at"> {}

/** Reads of one upstream path (public and staff commands) share a circuit. */
export function circuitOf(name: ReadName): string {
  const row: Pick<Row, "upstream" | "route"> = reads[name];
  return row.upstream ?? row.route;
}

/** Requests through the breaker and decodes. @throws BotError */
export async function fetchDecoded<T>(
  context: BotContext,
  request: BotRequest<T>,
): Promise<BotResult<T>> {
  const { name, byId, attempts: most = Infinity } = request;
  return context.isolate.breaker.run(
    circuitOf(name),
    (attempts) => sendOnce(context, request, Math.min(most, attempts)),
    byId ? isUnreachable : undefined,
  );
}

async function sendOnce<T>(
  context: BotContext,
  request: BotRequest<T>,
  attempts: number,
): Promise<BotResult<T>> {
  const { name } = request;
  const onEnd = context.observer.onRequest();
  try {
    const response = await responseOf(context, request, attempts);
    const decoded = decodeResponse(request, response.value, context.now());
    const { dropped, cut = 0 } = decoded;
    if (dropped > 0) context.log("bot.records_dropped", { read: name, dropped, cut });
    if (isCached(name)) refuseUnreadable(name, response.value, dropped);
    return { ...decoded, bytes: response.bytes, at: response.at };
  } finally {
    onEnd();
  }
}

/** Reads by id may answer 404: unknown user, no avatars, no transactions. */
async function responseOf(
  context: BotContext,
  { name, path, byId }: BotRequest,
  attempts: number,
): Promise<BotResponse> {
  const maxBytes = isCached(name) ? POLICIES[name].maxBytes : undefined;
  try {
    return await context.fetchBot(path, { maxBytes, attempts, isPatient: PATIENT_READS.has(name) });
  } catch (error) {
    if (!byId || !(error instanceof BotError) || error.upstreamStatus !== 404) throw error;
    if (name !== "user") return { value: [], bytes: 0 };
    context.isolate.unknownIds.set(path, context.now() + UNKNOWN_ID_SECONDS * 1000);
    throw new BotError("unknown-id", UNAVAILABLE.unknownUser);
  }
}

function decodeResponse<T>(request: BotRequest<T>, answer: unknown, now: number): Decoded<T> {
  try {
    return request.decode(answer, now);
  } catch (error) {
    if (error instanceof ShapeError) throw new BotError("shape", error.message);
    throw error;
  }
}

/** For reads whose pages show the message. */
const LIST_ERRORS: Partial<Record<ReadName, string>> = SHAPE_ERRORS;

/**
 * A list without a readable record isn't empty, and must not replace a cached one. Staff pages are
 * uncached and show what couldn't be read.
 * @throws BotError
 */
function refuseUnreadable(name: ReadName, answer: unknown, dropped: number): void {
  if (!Array.isArray(answer) || answer.length === 0 || dropped < answer.length) return;
  const message = LIST_ERRORS[name] ?? "Invalid response format: no readable record";
  throw new BotError("shape", message);
}

/** Whether the id can exist yet: ids contain their time of creation. */
export function isIssued(id: string, now: number): boolean {
  return snowflakeTime(id) <= now + CLOCK_SKEW_MS;
}

/** @throws BotError for an id that the bot API recently didn't know */
export function refuseUnknownId({ isolate, now }: BotContext, path: string): void {
  if ((isolate.unknownIds.get(path) ?? 0) > now()) {
    throw new BotError("unknown-id", UNAVAILABLE.unknownUser);
  }
}
