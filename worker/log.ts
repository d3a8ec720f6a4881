/** What may stand in a log line: never a cookie, code, state, token, key or query. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

export type Log = (event: string, fields?: LogFields) => void;

/** One JSON line per event; JSON escapes line breaks, so a path cannot forge a second line. */
export function log(event: string, fields: LogFields = {}): void {
  console.log(JSON.stringify({ event, ...fields }));
}

/** The words of an unknown failure, for a log line. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
