import * as v from "valibot";
import { readStored, writeStored } from "../../live/hooks/use-stored.ts";
import { APPEAL_DRAFTS } from "../../live/session/appeal-drafts.ts";

const drafts = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.array(v.string())));

/** Answers to the brand's questions, by what is appealed against. */
function readDrafts(): Record<string, string[]> {
  const read = v.safeParse(drafts, readStored(APPEAL_DRAFTS));
  return read.success ? read.output : {};
}

/** What was written about an entry, an answer for each question. */
export function readDraft(entry: string, questions: number): string[] {
  const known = readDrafts()[entry] ?? [];
  return Array.from({ length: questions }, (_, i) => known[i] ?? "");
}

/** Keeps what is written; nothing but blank answers removes it. */
export function writeDraft(entry: string, answers: readonly string[]): void {
  const { [entry]: _old, ...others } = readDrafts();
  const isBlank = answers.every((answer) => answer.trim() === "");
  const next = isBlank ? others : { ...others, [entry]: answers };
  writeStored(APPEAL_DRAFTS, Object.keys(next).length > 0 ? JSON.stringify(next) : "");
}
