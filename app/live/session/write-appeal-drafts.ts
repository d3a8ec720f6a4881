import * as v from "valibot";
import { readStored, writeStored } from "../hooks/use-stored.ts";
import { APPEAL_DRAFTS } from "./stored-keys.ts";

const drafts = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.array(v.string())));

/** Drafts by the appealed entry, or by the appeal that the team answers. */
function draftsIn(stored: string | null): Record<string, string[]> {
  const read = v.safeParse(drafts, stored);
  return read.success ? read.output : {};
}

/** The drafts for something, one for each field. */
export function draftOf(
  name: string,
  fields: number,
  stored = readStored(APPEAL_DRAFTS),
): string[] {
  const known = draftsIn(stored)[name] ?? [];
  return Array.from({ length: fields }, (_, i) => known[i] ?? "");
}

/** Stores a draft; all blank removes it. */
export function writeDraft(name: string, texts: readonly string[]): void {
  const { [name]: _old, ...others } = draftsIn(readStored(APPEAL_DRAFTS));
  const isBlank = texts.every((text) => text.trim() === "");
  const next = isBlank ? others : { ...others, [name]: texts };
  writeStored(APPEAL_DRAFTS, Object.keys(next).length > 0 ? JSON.stringify(next) : "");
}
