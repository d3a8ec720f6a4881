import { BotError } from "../../app/contract/bot.ts";

/**
 * Fields of a log line: our own words, numbers and request ids. Never a cookie, code, state, token,
 * key, path, query or anything else from visitors or the bot API.
 */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

export type Log = (event: string, fields?: LogFields) => void;

/** One JSON line for each event; JSON escapes line breaks, so no field can forge a line. */
export function log(event: string, fields: LogFields = {}): void {
  console.log(JSON.stringify({ event, ...fields }));
}

/** A JSON line at level "error", for filtering the platform's log. */
export function logError(event: string, fields: LogFields = {}): void {
  console.error(JSON.stringify({ event, ...fields }));
}

/** Errors that quote input: `Cannot convert x to a BigInt`, `"x" is not valid JSON`. */
const QUOTING = /^(?:Syntax|Type|Range|Reference|URI|Vali)Error$/;
const MAX_REASON_LENGTH = 200;

/** An error's name and its message up to the first possible quotation. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`;
  if (QUOTING.test(error.name)) return error.name;
  const message = error.message
    .slice(0, MAX_REASON_LENGTH)
    .replace(/["'`\n].*/s, "…")
    .replaceAll(/\S*\/\S*|\d{6,}/g, "…");
  return `${error.name}: ${message}`;
}

/** The reason of a failure; for a read of the bot API also kind, status and network cause. */
export function failureFields(error: unknown): LogFields {
  const reason = reasonOf(error);
  if (!(error instanceof BotError)) return { reason };
  const { kind, upstreamStatus, networkCause } = error;
  return {
    reason,
    kind,
    upstreamStatus: upstreamStatus ?? undefined,
    cause: networkCause ?? undefined,
  };
}

const MAX_FRAMES = 6;

/** Where an error was thrown: the first stack frames, without the message. */
export function placeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.stack === undefined) return undefined;
  const start = error.stack.indexOf(error.message) + error.message.length;
  const frames = error.stack.slice(start).match(/^ +at .+:\d+:\d+\)?$/gm) ?? [];
  return frames
    .slice(0, MAX_FRAMES)
    .map((frame) => frame.trim())
    .join("\n");
}
