import * as v from "valibot";
import type { Decoder } from "../../app/contract/decode.ts";

/** The first field of a record, at `place`, that a decoder refuses, and why; null for none. */
export function mismatchOf(decoder: Decoder<unknown>, record: unknown, place = ""): string | null {
  const result = v.safeParse(decoder, record);
  if (result.success) return null;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  const where = [place, path].filter((part) => part).join(".");
  return `${where}${where ? ": " : ""}${reasonOf(issue)}${twinOf(record, path)}`;
}

/** What is wrong with an answer that should be a list. */
export function noList(body: unknown): string {
  return `expected a list, got ${kindOf(body)}${holderOf(body)}`;
}

function reasonOf({ message, expected, received, type, path }: v.BaseIssue<unknown>): string {
  if (received === "undefined") return "missing";
  if (type === "min_length") return "empty";
  // As sent: an action of the decoder may have made something else of a text.
  const sent: unknown = path?.at(-1)?.value;
  const value = typeof sent === "string" ? JSON.stringify(sent) : received;
  const got = value.length > 40 ? `${value.slice(0, 40)}…` : value;
  // Our own words if the rule has them, else the library's.
  if (message.startsWith("expected")) return `${message}, got ${got}`;
  return `expected ${expected ?? type}, got ${got}`;
}

/** The field that holds an answer's list, in the answer or in an object of it. */
function holderOf(body: unknown): string {
  const fields = Object.entries(Object(body));
  const inner = fields.flatMap(([name, value]) =>
    typeof value === "object"
      ? Object.entries(Object(value)).map(([key, part]) => [`${name}.${key}`, part] as const)
      : [],
  );
  const holder = [...fields, ...inner].find(([, value]) => Array.isArray(value));
  return holder ? ` with the list in "${holder[0]}": send that list alone` : "";
}

/** The missing field's twin in camel case. */
function twinOf(record: unknown, field: string | null): string {
  const twin = field?.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const isThere = twin !== undefined && twin !== field && Object.hasOwn(Object(record), twin);
  return isThere ? `, got ${twin}` : "";
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "a list" : typeof value;
}
