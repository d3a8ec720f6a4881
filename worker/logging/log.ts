import { BotError } from "../../app/contract/bot.ts";

/**
 * The fields of a log line: words of our own, numbers and request ids. Never a cookie, code, state, token,
 * key, path or query, nor anything else that comes from a visitor or the bot API.
 */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

export type Log = (event: string, fields?: LogFields) => void;

/** One JSON line per event; JSON escapes line breaks, so no field can forge a second line. */
export function log(event: string, fields: LogFields = {}): void {
  console.log(JSON.stringify({ event, ...fields }));
}

/** Writes one JSON line at the level "error", by which the platform's log can be filtered. */
export function logError(event: string, fields: LogFields = {}): void {
  console.error(JSON.stringify({ event, ...fields }));
}

/** Errors whose messages quote their input: `Cannot convert x to a BigInt`, `"x" is not valid JSON`. */
const QUOTING = /^(?:Syntax|Type|Range|Reference|URI|Vali)Error$/;
const MAX_REASON_LENGTH = 200;

/** Why something failed, for a log line: the error's name, and its message up to the first possible quotation. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`;
  if (QUOTING.test(error.name)) return error.name;
  const message = error.message
    .slice(0, MAX_REASON_LENGTH)
    .replace(/["'`\n].*/s, "…")
    .replaceAll(/\S*\/\S*|\d{6,}/g, "…");
  return `${error.name}: ${message}`;
}

/** Why something failed and, of a read of the bot API, its kind, the answer's status and the network's cause. */
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

/** The place where an error was thrown: the first frames of its stack, without the message before them. */
export function placeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.stack === undefined) return undefined;
  const start = error.stack.indexOf(error.message) + error.message.length;
  const frames = error.stack.slice(start).match(/^ +at .+:\d+:\d+\)?$/gm) ?? [];
  return frames
    .slice(0, MAX_FRAMES)
    .map((frame) => frame.trim())
    .join("\n");
}
