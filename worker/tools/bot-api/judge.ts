import type { Decoder } from "../../../app/contract/decode.ts";
import { mismatchOf, noList } from "../../push/mismatch.ts";
import type { Answer } from "./answers.ts";
import { promisedRecord } from "./promise.ts";

/** An answer compared with the contract. */
export interface Verdict {
  records: number;
  /** Unreadable records, which the site leaves out. */
  unreadable: Mismatches;
  /** Records that break the documents' promises. */
  broken: Mismatches;
}

export interface Mismatches {
  count: number;
  /** The first one's place and reason: `[0].user_id: expected string, got 27074`. */
  first: string | null;
}

/** Compares an answer with what the site reads and the documents promise. */
export function judge(answer: Answer, body: unknown): Verdict {
  if (answer.kind === "list" && !Array.isArray(body)) {
    const first = noList(body);
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
    const mismatch = mismatchOf(decoder, record, place(index));
    if (mismatch === null) return;
    found.count += 1;
    found.first ??= mismatch;
  });
  return found;
}
