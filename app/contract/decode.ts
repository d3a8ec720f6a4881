import * as v from "valibot";
import { isDigits } from "./digits.ts";

/**
 * Decoders turn what a bot API sends into the shapes of spec §3. They are lenient where real bots are
 * careless (extra fields, null for an optional text, numbers as text) and strict where trust hangs on
 * it (ids, flags). Decoding twice gives the same value as decoding once.
 */
export type Decoder<T> = v.GenericSchema<unknown, T>;

/** A decoded list and how many of its records were dropped as unreadable. */
export interface Decoded<T> {
  value: T;
  dropped: number;
}

/** Thrown when the answer as a whole has the wrong shape; the message is safe to show. */
export class ShapeError extends Error {
  override name = "ShapeError";
}

/** An id. Only text counts: a JSON number has already lost its last digits. */
export const digits = v.pipe(v.string(), v.check(isDigits, "expected 17 to 20 digits"));

/** Text that must be there. */
export const text = v.pipe(v.string(), v.trim(), v.minLength(1));

/** Text that may be missing or null; missing is "". */
export const looseText = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ""),
  v.transform((value) => String(value)),
);

/** Text that may be missing, null or empty; all three are null. */
export const maybeText = v.pipe(
  v.fallback(v.nullish(v.string(), null), null),
  v.transform((value) => value?.trim() || null),
);

/** A finite number; databases hand decimals over as text. */
export const number = v.pipe(
  v.union([
    v.number(),
    v.pipe(
      v.string(),
      v.regex(/^-?\d+(\.\d+)?$/),
      v.transform((value) => Number(value)),
    ),
  ]),
  v.finite(),
);

/** A number that counts something: never negative, missing is 0. */
export const count = v.pipe(
  v.fallback(v.nullish(number, 0), 0),
  v.transform((value) => Math.max(0, value)),
);

/** A measurement that may be missing; missing, unreadable and negative ones are null. */
export const maybeNumber = v.pipe(
  v.fallback(v.nullish(number, null), null),
  v.transform((value) => (value !== null && value >= 0 ? value : null)),
);

/** Seconds since 1970. */
export const seconds = v.pipe(number, v.minValue(0));

/** True only for the JSON value true: "true" and 1 are not a promise. */
export const flag = v.pipe(
  v.fallback(v.optional(v.unknown()), false),
  v.transform((value) => value === true),
);

/** A list of texts; null and missing are the empty list, other entries are left out. */
export const texts = v.pipe(
  v.fallback(v.nullish(v.array(v.unknown()), []), []),
  v.transform((values) =>
    values
      .filter((value): value is string => typeof value === "string")
      .map((value) => value.trim())
      .filter((value) => value !== ""),
  ),
);

/** A decoder for an answer that is one record. */
export function one<T>(record: Decoder<T>) {
  return function decodeOne(answer: unknown): Decoded<T> {
    const result = v.safeParse(record, answer);
    if (result.success) return { value: result.output, dropped: 0 };
    throw new ShapeError(`Invalid response format: ${whereAndWhy(result.issues[0])}`);
  };
}

/**
 * A decoder for an answer that is an array: unreadable records are dropped and counted.
 * @throws ShapeError with `message` when the answer is no array.
 */
export function list<T>(record: Decoder<T>, message = "Invalid response format: expected array") {
  return function decodeList(answer: unknown): Decoded<T[]> {
    if (!Array.isArray(answer)) throw new ShapeError(message);
    const value: T[] = [];
    for (const item of answer) {
      const result = v.safeParse(record, item);
      if (result.success) value.push(result.output);
    }
    return { value, dropped: answer.length - value.length };
  };
}

/** In our own words: valibot's message quotes what the bot sent. */
function whereAndWhy(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  const why = issue.expected === null ? issue.message : `expected ${issue.expected}`;
  return path ? `${path}: ${why}` : why;
}
