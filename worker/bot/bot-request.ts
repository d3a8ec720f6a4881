import { BotError } from "../../app/contract/bot.ts";
import { ShapeError, type Decoded } from "../../app/contract/decode.ts";
import { reads, type Read, type ReadName } from "../../app/contract/endpoints.ts";
import { ERRORS } from "../../app/contract/errors.ts";
import { snowflakeTime } from "../../app/format/snowflake.ts";
import type { BotNeeds } from "./context.ts";
import { isKept, POLICIES, UNKNOWN_ID_SECONDS } from "./policy.ts";
import type { Answer } from "./upstream.ts";

const UNKNOWN_ID_COPIES = 1000;
/** The platform's clock and ours may differ by this much. */
const CLOCK_SKEW_MS = 60_000;

/** Any row of the table: what it is asked with is text, what it answers is its own business. */
export type Row = Read<readonly string[], unknown>;

export interface Question<T = unknown> {
  name: ReadName;
  path: string;
  decode: (answer: unknown, now: number) => Decoded<T>;
  /** Attempts at most; as many as the breaker grants where it does not say. */
  attempts?: number;
  /** For a read about an id. */
  about?: {
    id: string;
    pathOf: (id: string) => string;
    teamIds: () => Promise<readonly string[]>;
  };
}

/** A decoded answer, and the length of its JSON. */
export interface Decided<T> {
  value: T;
  bytes: number;
}

/** The reads of one path upstream share a circuit: the public and the staff commands. */
export function circuitOf(name: ReadName): string {
  const row: Pick<Row, "upstream" | "route"> = reads[name];
  return row.upstream ?? row.route;
}

/** Asks past the breaker and decodes. @throws BotError */
export async function askAndDecode<T>(needs: BotNeeds, question: Question<T>): Promise<Decided<T>> {
  const { breaker } = needs.isolate;
  const { name, about, attempts: most = Infinity } = question;
  if (!about) {
    return breaker.ask(circuitOf(name), (attempts) =>
      askOnce(needs, question, Math.min(most, attempts)),
    );
  }
  return breaker.askAbout(circuitOf(name), {
    id: about.id,
    ask: (id, attempts) =>
      askOnce(needs, { ...question, path: about.pathOf(id) }, Math.min(most, attempts)),
    teamIds: about.teamIds,
    waitUntil: needs.waitUntil,
  });
}

async function askOnce<T>(
  needs: BotNeeds,
  question: Question<T>,
  attempts: number,
): Promise<Decided<T>> {
  const { name } = question;
  const ended = needs.watch.asked(name);
  try {
    const answer = await answerOf(needs, question, attempts);
    const { value, dropped } = decodeOrFail(question, answer.value, needs.now());
    ended(null);
    if (dropped > 0) needs.log("bot.records_dropped", { read: name, dropped });
    return { value, bytes: answer.bytes };
  } catch (error) {
    ended(error instanceof BotError ? error : null);
    throw error;
  }
}

/** For reads by id, 404 is an answer: nobody by that id, no avatars, no transactions. */
async function answerOf(
  needs: BotNeeds,
  { name, path, about }: Question,
  attempts: number,
): Promise<Answer> {
  const maxBytes = isKept(name) ? POLICIES[name].maxBytes : undefined;
  try {
    return await needs.ask(path, { maxBytes, attempts });
  } catch (error) {
    if (!about || !(error instanceof BotError) || error.upstreamStatus !== 404) throw error;
    if (name !== "user") return { value: [], bytes: 0 };
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

/** Whether the platform can have given out the id by now: ids carry the time at which it did. */
export function isIssued(id: string, now: number): boolean {
  return snowflakeTime(id) <= now + CLOCK_SKEW_MS;
}

function rememberUnknownId({ isolate, now }: BotNeeds, path: string): void {
  isolate.unknownIds.delete(path);
  isolate.unknownIds.set(path, now() + UNKNOWN_ID_SECONDS * 1000);
  const [oldest] = isolate.unknownIds.keys();
  if (isolate.unknownIds.size > UNKNOWN_ID_COPIES && oldest) isolate.unknownIds.delete(oldest);
}

/** @throws BotError for an id the bot API did not know lately */
export function refuseUnknownId({ isolate, now }: BotNeeds, path: string): void {
  if ((isolate.unknownIds.get(path) ?? 0) > now()) {
    throw new BotError("unknown-id", ERRORS.unknownUser);
  }
}
