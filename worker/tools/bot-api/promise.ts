import * as v from "valibot";
import { command } from "../../../app/contract/command.ts";
import {
  count,
  digits,
  flag,
  looseText,
  maybeCount,
  maybeNumber,
  maybeText,
  passage,
  text,
  texts,
  type Decoder,
} from "../../../app/contract/decode.ts";
import { activity, member, socials, userData } from "../../../app/contract/person.ts";
import { amount, maybeAmount } from "../../../app/contract/staff.ts";
import { shard } from "../../../app/contract/status.ts";
import type { Answer, RecordDecoder } from "./answers.ts";

const promisedCount = v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/))]);

/**
 * What a good bot sends where decoders accept more: nothing is left out or silently replaced.
 * Strict decoders aren't listed.
 */
const promised = new Map<Decoder<unknown>, Decoder<unknown>>([
  [digits, v.pipe(v.string(), v.regex(/^[0-9]{17,20}$/, "expected text of 17 to 20 digits"))],
  [text, v.pipe(v.string(), v.regex(/\S/, "expected text"))],
  [passage, v.pipe(v.string(), v.regex(/\S/, "expected text"))],
  [looseText, v.union([v.string(), v.number(), v.null()])],
  [maybeText, v.nullable(v.string())],
  [maybeNumber, v.nullable(v.number())],
  [count, promisedCount],
  [maybeCount, promisedCount],
  [maybeAmount, v.nullable(amount)],
  [
    flag,
    v.union(
      [v.boolean(), v.picklist([1, 0, "1", "0", "true", "false", "t", "f"])],
      "expected true or false",
    ),
  ],
  [texts, v.union([v.array(v.string()), v.string(), v.null()])],
  [socials, v.union([v.record(v.string(), v.nullable(v.string())), v.string(), v.null()])],
  [command.entries.description, v.union([v.string(), v.number(), v.null()])],
  [command.entries.category, v.nullable(v.string())],
  [command.entries.permissions, v.union([v.string(), v.array(v.string()), v.null()])],
  [command.entries.arguments, v.union([v.string(), v.array(v.string()), v.null()])],
  [shard.entries.shard_id, v.pipe(v.number(), v.integer(), v.minValue(0))],
  [member.entries.rank, v.nullable(v.string())],
]);
promised.set(userData.entries.activity, v.nullable(promisedRecord({ record: activity })));

/** A record's strict decoder: all fields exist and mean what the documents say. */
export function promisedRecord({
  record,
  mayLack = [],
}: Pick<Answer, "mayLack"> & { record: RecordDecoder }): Decoder<unknown> {
  const entries = Object.entries(record.entries).map(([field, decoder]) => {
    const strict = isLooseId(field, decoder)
      ? v.nullable(v.string())
      : (promised.get(decoder) ?? decoder);
    return [field, mayLack.includes(field) ? v.optional(strict) : strict];
  });
  return v.object(Object.fromEntries(entries));
}

/** An id for display only; still text. */
function isLooseId(field: string, decoder: Decoder<unknown>): boolean {
  return field.endsWith("_id") && decoder === looseText;
}
