import * as v from "valibot";
import { cut } from "./cut.ts";
import { isDigits } from "./digits.ts";
import { historyTime, LEAST_MILLISECONDS } from "./history-time.ts";

/**
 * Decoders turn what a bot API sends into the types of this room. They are lenient where real bots are
 * careless (extra fields, null for an optional text, numbers as text) and strict where security depends
 * on it (ids, ranks). Decoding twice gives the same value as decoding once.
 */
export type Decoder<T> = v.GenericSchema<unknown, T>;

/** A decoded list and how many of its records were dropped as unreadable. */
export interface Decoded<T> {
  value: T;
  dropped: number;
  /** The number of those beyond the limit on records; absent if there are none. */
  cut?: number;
  /** The others of a list as they came. */
  unread?: readonly unknown[];
}

/** The response as a whole has the wrong shape; the message is safe to show. */
export class ShapeError extends Error {
  override name = "ShapeError";
}

/** The chat platform began in that year (epoch ms): no valid time is earlier. */
export const PLATFORM_START = Date.UTC(2015, 0, 1);
/** Tolerance (ms) for clocks that are a little fast; later times are wrong. */
export const AHEAD_MS = 5 * 60_000;

/** Longest texts, in UTF-16 units; longer ones are cut. The chat platform's own limit is 4,000. */
const MOST_LINE = 1_000;
const MOST_ADDRESS = 2_048;
const MOST_PASSAGE = 4_000;
/** Most entries of a list within a record, such as aliases. */
const MOST_TEXTS = 50;
/** Larger than any real count; sums of such numbers stay exact and print without an exponent. */
export const LARGEST = 1e15;
/** The largest measurement: as a duration 31 years in seconds, as a latency eleven days in milliseconds. */
export const LARGEST_MEASURE = 1e9;

/** Control characters, and both halves of characters beyond the basic plane: found in a third of the time. */
const UNUSUAL = /[^ -~\u00a0-\ud7ff\ue000-\uffff]/;

/** Whether a value is a text that `line` does not change; false for some others, too. */
export function isPlainLine(value: unknown): boolean {
  return typeof value === "string" && value.length <= MOST_LINE && !UNUSUAL.test(value);
}

/**
 * A text without control characters, no longer than `most`. The HTML parser replaces NUL, CR and lone
 * surrogates, so with them React's hydration would find another text in the document than in its data.
 */
export function cleanText(raw: string, most: number): string {
  const whole = cut(raw, most);
  if (!/[\p{Cc}\p{Cs}]/u.test(whole)) return whole;
  return whole
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/(?![\n\t])\p{Cc}/gu, "");
}

function cleaned(most: number) {
  return v.transform((raw: string) => cleanText(raw, most));
}

export const line = cleaned(MOST_LINE);

/** A whole number from 0. */
export const integer = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An id. Only as text, which the worker makes of a JSON number with all its digits. */
export const digits = v.pipe(v.string(), v.check(isDigits, "expected 17 to 20 digits"));

/** Text that is required. */
export const text = v.pipe(v.string(), line, v.trim(), v.minLength(1));

/** Long text that is required. */
export const passage = v.pipe(v.string(), cleaned(MOST_PASSAGE), v.trim(), v.minLength(1));

/** Text that may be missing or null; missing is "". */
export const looseText = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ""),
  v.transform((value) => String(value)),
  line,
);

/** Text or an address that may be missing, null or empty; all three are null. */
export const maybeText = v.pipe(
  v.fallback(v.nullish(v.string(), null), null),
  v.transform((value) => (value === null ? null : cleanText(value, MOST_ADDRESS).trim() || null)),
);

const anyNumber = v.union(
  [
    v.number(),
    v.pipe(
      v.string(),
      v.regex(/^-?\d+(\.\d+)?$/),
      v.transform((value) => Number(value)),
    ),
  ],
  "expected number",
);

/** A finite number; also as text, as databases return decimals. */
export const number = v.pipe(anyNumber, v.finite(), v.minValue(-LARGEST), v.maxValue(LARGEST));

/** A count: missing, unreadable and negative ones are 0. One that is too large does not look right, as 0 would. */
export const count = v.pipe(
  v.fallback(v.nullish(anyNumber, 0), 0),
  v.transform((value) => Math.min(Math.max(0, value), LARGEST)),
);

/** A count in which 0 has a meaning: missing, unreadable and negative ones are null. */
export const maybeCount = v.pipe(
  v.fallback(v.nullish(number, null), null),
  v.transform((value) => (value !== null && value >= 0 ? value : null)),
);

/** A measurement that may be missing; missing, unreadable, negative and absurd ones are null. */
export const maybeNumber = v.pipe(
  v.fallback(v.nullish(number, null), null),
  v.transform((value) => (value !== null && value >= 0 && value <= LARGEST_MEASURE ? value : null)),
);

/** No time format is longer. */
export const MOST_TIME = 64;

const timeText = v.pipe(v.string(), v.maxLength(MOST_TIME), line);

/** Seconds since 1970, of a time in seconds, in milliseconds or as ISO 8601. */
export const moment = v.pipe(
  v.union([number, timeText], "expected a time"),
  v.transform((value) =>
    typeof value === "number" && value < LEAST_MILLISECONDS ? value : historyTime(value) / 1000,
  ),
  v.check((value) => value >= 0, "expected a time"),
);

/** Seconds since 1970, where times before the platform began become its beginning. */
export const seconds = v.pipe(
  moment,
  v.transform((value) => Math.max(PLATFORM_START / 1000, value)),
);

/** A day as YYYY-MM-DD (UTC); a time of day is dropped, a day before the platform began refused. */
export const day = v.pipe(
  v.union([number, text], "expected a day"),
  v.transform(dayIn),
  v.check((value) => Date.parse(value) >= PLATFORM_START, "expected a day"),
);

/** The date at the beginning of a text, else the UTC date of its time; "" for neither. */
function dayIn(raw: string | number): string {
  const [written] = /^\d{4}-\d{2}-\d{2}/.exec(String(raw)) ?? [];
  const date = new Date(written ?? historyTime(raw));
  return Number.isNaN(date.getTime()) ? "" : (written ?? date.toISOString().slice(0, 10));
}

const TRUE: ReadonlySet<unknown> = new Set([true, 1, "1", "true", "t"]);
const FALSE: ReadonlySet<unknown> = new Set([false, 0, "0", "false", "f"]);

/** True or false, also as databases return them; missing and null are false, and anything else is refused. */
export const flag = v.pipe(
  v.nullish(
    v.union(
      [v.boolean(), v.number(), v.pipe(v.string(), v.toLowerCase())],
      "expected true or false",
    ),
    false,
  ),
  v.check((value) => TRUE.has(value) || FALSE.has(value), "expected true or false"),
  v.transform((value) => TRUE.has(value)),
);

/** A list of texts that a database keeps as JSON; null for any other text. */
export function listIn(json: string): string[] | null {
  const isList = v.pipe(v.string(), v.startsWith("["), v.parseJson(), v.array(v.string()));
  const read = v.safeParse(isList, json);
  return read.success ? read.output : null;
}

/** A list of texts, also as JSON or as one text with commas; null and missing are the empty list, entries of other types are left out. */
export const texts = v.pipe(
  v.fallback(v.nullish(v.union([v.array(v.unknown()), v.string()]), []), []),
  v.transform((values) =>
    (typeof values === "string" ? (listIn(values) ?? values.split(",", MOST_TEXTS)) : values)
      .slice(0, MOST_TEXTS)
      .filter((value): value is string => typeof value === "string")
      .map((value) => cleanText(value, MOST_LINE).trim())
      .filter((value) => value !== ""),
  ),
);

/** A decoder for a response that is one record. */
export function one<T>(record: Decoder<T>) {
  return function decodeOne(answer: unknown): Decoded<T> {
    const result = v.safeParse(record, answer);
    if (result.success) return { value: result.output, dropped: 0 };
    throw new ShapeError(`Invalid response format: ${whereAndWhy(result.issues[0])}`);
  };
}

interface ListOptions<T> {
  /** Most records that are decoded, of those that were asked for; the rest is dropped. */
  most: number;
  /** By which time of theirs the newest are decoded, where there are more; without it the first. */
  newestBy?: (record: T) => number;
  /** The error message for a response that is no array. */
  message?: string;
  /** Whether a record is about one of the ids that were asked for; the others are passed over, unread. */
  isAbout?: (record: unknown, ids: readonly string[]) => boolean;
  /** The time of a record (epoch ms), where one of the future is dropped. */
  timeOf?: (record: T) => number;
  /** A quick way to decode usual records before `latest`; null leaves a record to the decoder and `timeOf`. */
  usual?: (latest: number) => (item: unknown) => T | null;
}

/**
 * A decoder for a response that is an array: unreadable records and those beyond `most` are dropped and
 * counted. Without `now` (epoch ms), as in browsers, whose clocks may be wrong, nothing is in the future.
 * @throws ShapeError with `message` when the response is no array.
 */
export function list<T>(record: Decoder<T>, options: ListOptions<T>) {
  const {
    most,
    newestBy,
    message = "Invalid response format: expected array",
    timeOf,
    isAbout,
    usual,
  } = options;
  return function decodeList(
    answer: unknown,
    now = Infinity,
    about: readonly string[] = [],
  ): Decoded<T[]> {
    if (!Array.isArray(answer)) throw new ShapeError(message);
    const latest = now + AHEAD_MS;
    const usualBefore = usual?.(latest);
    const asked: readonly unknown[] =
      isAbout && about.length > 0 ? answer.filter((item) => isAbout(item, about)) : answer;
    const value: T[] = [];
    const cut = Math.max(0, asked.length - most);
    const unread: unknown[] = [];
    const start = cut > 0 && newestBy && isNewestLast(asked, newestBy) ? cut : 0;
    for (const item of asked.slice(start, start + most)) {
      const read = usualBefore?.(item) ?? decodedUpTo(item, latest);
      if (read === null) unread.push(item);
      else value.push(read);
    }
    return { value, dropped: cut + unread.length, cut, unread };
  };

  /** A bot may send the oldest or the newest first; records that cannot be read are taken for the former. */
  function isNewestLast(asked: readonly unknown[], timeIn: (record: T) => number): boolean {
    const [first, last] = [decodedBy(record, asked[0]), decodedBy(record, asked.at(-1))];
    return first === null || last === null || timeIn(first) <= timeIn(last);
  }

  function decodedUpTo(item: unknown, latest: number): T | null {
    const read = decodedBy(record, item);
    return read !== null && timeOf && timeOf(read) > latest ? null : read;
  }
}

function decodedBy<T>(record: Decoder<T>, item: unknown): T | null {
  const result = v.safeParse(record, item);
  return result.success ? result.output : null;
}

/** Not valibot's own message, which quotes what the bot sent. */
function whereAndWhy(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  const why = issue.expected === null ? issue.message : `expected ${issue.expected}`;
  return path ? `${path}: ${why}` : why;
}
