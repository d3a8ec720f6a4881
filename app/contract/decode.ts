import * as v from "valibot";
import { cut } from "./cut.ts";
import { isDigits } from "./digits.ts";
import { historyTime, LEAST_MILLISECONDS } from "./history-time.ts";

/**
 * Decoders turn the bot API's answers into this room's types. They are lenient where real bots are
 * careless (extra fields, null for optional text, numbers as text) and strict where security
 * depends on it (ids, ranks). Decoding a decoded value changes nothing.
 */
export type Decoder<T> = v.GenericSchema<unknown, T>;

/** A decoded answer; `dropped` counts its records that are unreadable or over the limit. */
export interface Decoded<T> {
  value: T;
  dropped: number;
  /** How many records exceeded the limit; missing for none. */
  cut?: number;
  /** The unreadable records of a list, as the bot sent them. */
  unread?: readonly unknown[];
}

/** The whole answer has the wrong shape. The message is safe to show. */
export class ShapeError extends Error {
  override name = "ShapeError";
}

/** The chat platform opened in 2015 (epoch ms), so no valid time is earlier. */
export const PLATFORM_START = Date.UTC(2015, 0, 1);
/** Tolerance (ms) for clocks that run fast; later times count as wrong. */
export const AHEAD_MS = 5 * 60_000;

/** Longest texts, in UTF-16 units; longer ones are cut. The chat platform's own limit is 4,000. */
const MOST_LINE = 1_000;
const MOST_ADDRESS = 2_048;
const MOST_PASSAGE = 4_000;
/** Most entries of a list within a record, such as aliases. */
const MOST_TEXTS = 50;
/** Above any real count, but sums stay exact and print without an exponent. */
export const LARGEST = 1e15;
/** The largest measurement: 31 years in seconds, or eleven days in milliseconds. */
export const LARGEST_MEASURE = 1e9;

/** Control characters and surrogates, in one class because that is three times as fast. */
const UNUSUAL = /[^ -~\u00a0-\ud7ff\ue000-\uffff]/;

/** Whether `line` would leave the value unchanged; may also be false for such a text. */
export function isPlainLine(value: unknown): boolean {
  return typeof value === "string" && value.length <= MOST_LINE && !UNUSUAL.test(value);
}

/**
 * Removes control characters and cuts to `most`. The HTML parser replaces NUL, CR and lone
 * surrogates, so React would hydrate a document that differs from its data.
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

/** An id, as text only: the worker turns JSON numbers into text with all their digits. */
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

/** Signs that show nothing, which people choose as a name. */
const INVISIBLE = /^[\s\p{DI}\u2800]*$/u;

/** Text or an address; missing, null and texts that show nothing become null. */
export const maybeText = v.pipe(
  v.fallback(v.nullish(v.string(), null), null),
  v.transform((value) => {
    const text = cleanText(value ?? "", MOST_ADDRESS).trim();
    return INVISIBLE.test(text) ? null : text;
  }),
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

/** A finite number, or its text: databases return decimals as text. */
export const number = v.pipe(anyNumber, v.finite(), v.minValue(-LARGEST), v.maxValue(LARGEST));

/** A count from 0 to `LARGEST`; missing, unreadable and negative ones become 0. */
export const count = v.pipe(
  v.fallback(v.nullish(anyNumber, 0), 0),
  v.transform((value) => Math.min(Math.max(0, value), LARGEST)),
);

/** A count where 0 means something; missing, unreadable and negative ones become null. */
export const maybeCount = v.pipe(
  v.fallback(v.nullish(number, null), null),
  v.transform((value) => (value !== null && value >= 0 ? value : null)),
);

/** An optional measurement; missing, unreadable, negative and absurd ones become null. */
export const maybeNumber = v.pipe(
  v.fallback(v.nullish(number, null), null),
  v.transform((value) => (value !== null && value >= 0 && value <= LARGEST_MEASURE ? value : null)),
);

/** Longer than any format of a time. */
export const MOST_TIME = 64;

const timeText = v.pipe(v.string(), v.maxLength(MOST_TIME), line);

/** A time in seconds, milliseconds or ISO 8601; decodes to seconds since 1970. */
export const moment = v.pipe(
  v.union([number, timeText], "expected a time"),
  v.transform((value) =>
    typeof value === "number" && value < LEAST_MILLISECONDS ? value : historyTime(value) / 1000,
  ),
  v.check((value) => value >= 0, "expected a time"),
);

/** A `moment`, but times before the platform opened become its opening. */
export const seconds = v.pipe(
  moment,
  v.transform((value) => Math.max(PLATFORM_START / 1000, value)),
);

/** A day as YYYY-MM-DD (UTC). Drops the time of day; refuses days before the platform opened. */
export const day = v.pipe(
  v.union([number, text], "expected a day"),
  v.transform(dayIn),
  v.check((value) => Date.parse(value) >= PLATFORM_START, "expected a day"),
);

/** The date at the start of a text, or the UTC date of a number; "" for neither. */
function dayIn(raw: string | number): string {
  const [written] = /^\d{4}-\d{2}-\d{2}/.exec(String(raw)) ?? [];
  const date = new Date(written ?? historyTime(raw));
  return Number.isNaN(date.getTime()) ? "" : (written ?? date.toISOString().slice(0, 10));
}

const TRUE: ReadonlySet<unknown> = new Set([true, 1, "1", "true", "t"]);
const FALSE: ReadonlySet<unknown> = new Set([false, 0, "0", "false", "f"]);

/** A boolean, or a database's 0 and 1; missing and null are false, all else is refused. */
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

/** A JSON list, as some databases store one; null for any other text. */
export function listIn(json: string): string[] | null {
  const isList = v.pipe(v.string(), v.startsWith("["), v.parseJson(), v.array(v.string()));
  const read = v.safeParse(isList, json);
  return read.success ? read.output : null;
}

/** An array, JSON or comma list of texts; null and missing are []. Drops other entries. */
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
  /** Most records to decode among those asked for; the others are dropped and counted. */
  most: number;
  /** If there are more: decodes the newest by this time. Without it, the first. */
  newestBy?: (record: T) => number;
  /** The error message if the answer is no array. */
  message?: string;
  /** Whether a record concerns one of the ids asked for; the others are skipped undecoded. */
  isAbout?: (record: unknown, ids: readonly string[]) => boolean;
  /** A record's time (epoch ms); records from the future are dropped. */
  timeOf?: (record: T) => number;
  /** Decodes usual records before `latest` fast; null leaves a record to the decoder. */
  usual?: (latest: number) => (item: unknown) => T | null;
}

/**
 * Decodes an array; drops and counts unreadable records and those beyond `most`. Without `now`
 * (epoch ms) nothing counts as future: browsers omit it, as their clocks may be wrong.
 * @throws ShapeError with `message` if the answer is no array
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

  /** Whether the newest record is last, as some bots send it; true if an end is unreadable. */
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

/** Where the record failed and what was expected. valibot's own message would quote the bot. */
function whereAndWhy(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  const why = issue.expected === null ? issue.message : `expected ${issue.expected}`;
  return path ? `${path}: ${why}` : why;
}
