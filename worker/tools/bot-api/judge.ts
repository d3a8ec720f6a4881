import * as v from "valibot";
import type { Decoder } from "../../../app/contract/decode.ts";
import type { Answer } from "./answers.ts";
import { promisedRecord } from "./promise.ts";

/** Compares an answer with the contract. */
export interface Verdict {
  records: number;
  /** Records the site cannot read and leaves out. */
  unreadable: Mismatches;
  /** Records the site can read, or leaves out, that are not what the documents promise. */
  broken: Mismatches;
}

export interface Mismatches {
  count: number;
  /** The place and the reason of the first, such as `[0].user_id: expected string, got 27074`. */
  first: string | null;
}

/** Compares an answer with what the site reads and what the documents promise. */
export function judge(answer: Answer, body: unknown): Verdict {
  if (answer.kind === "list" && !Array.isArray(body)) {
    const first = `expected a list, got ${kindOf(body)}${holderOf(body)}`;
    return { records: 0, unreadable: { count: 1, first }, broken: { count: 1, first } };
  }
  const records: unknown[] = Array.isArray(body) && answer.kind === "list" ? body : [body];
  const place = (index: number) => (answer.kind === "list" ? `[${index}]` : "");
  return {
    records: records.length,
    unreadable: mismatches(answer.record, records, place),
    broken: mismatches(promisedRecord(answer), records, place),
  };
}

function mismatches(
  decoder: Decoder<unknown>,
  records: readonly unknown[],
  place: (index: number) => string,
): Mismatches {
  const found: Mismatches = { count: 0, first: null };
  records.forEach((record, index) => {
    const result = v.safeParse(decoder, record);
    if (result.success) return;
    found.count += 1;
    const path = v.getDotPath(result.issues[0]);
    const where = [place(index), path].filter((part) => part).join(".");
    found.first ??= `${where}${where ? ": " : ""}${reasonOf(result.issues[0])}${twinOf(record, path)}`;
  });
  return found;
}

function reasonOf({ message, expected, received, kind, type }: v.BaseIssue<unknown>): string {
  if (received === "undefined") return "missing";
  if (type === "min_length") return "empty";
  const got = received.length > 40 ? `${received.slice(0, 40)}…` : received;
  // Our own words where a rule has them, else what the decoder library knows.
  if (kind === "validation" && message.startsWith("expected")) return `${message}, got ${got}`;
  return `expected ${expected ?? "something else"}, got ${got}`;
}

/** The list's field, where an answer wraps its list. */
function holderOf(body: unknown): string {
  const holder = Object.entries(Object(body)).find(([, value]) => Array.isArray(value));
  return holder ? ` with the list in "${holder[0]}": send that list alone` : "";
}

/** The field of a record that has the missing one's name in camel case. */
function twinOf(record: unknown, field: string | null): string {
  const twin = field?.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const isThere = twin !== undefined && twin !== field && Object.hasOwn(Object(record), twin);
  return isThere ? `, got ${twin}` : "";
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "a list" : typeof value;
}
