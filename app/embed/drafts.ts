import * as v from "valibot";

/** Where drafts live in this browser. */
export const DRAFTS_KEY = "embed-drafts";

const VERSION = 1;
const MOST_WORKING = 8;
const MOST_NAMED = 50;

const working = v.object({ tab: v.string(), at: v.number(), code: v.string() });
const named = v.object({ name: v.string(), at: v.number(), code: v.string() });

/** An embed in the making: one for each tab, so that tabs never write over each other. */
type Working = v.InferOutput<typeof working>;
export type Named = v.InferOutput<typeof named>;

export interface Drafts {
  working: readonly Working[];
  named: readonly Named[];
}

const NONE: Drafts = { working: [], named: [] };
const kept = v.object({
  version: v.literal(VERSION),
  working: v.array(working),
  named: v.array(named),
});

/**
 * The kept drafts; null if a newer version of the site wrote them, which must not be written over.
 * Unreadable text counts as nothing kept.
 */
export function readDrafts(text: string | null): Drafts | null {
  if (text === null) return NONE;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return NONE;
  }
  const version = v.safeParse(v.object({ version: v.number() }), value);
  if (version.success && version.output.version > VERSION) return null;
  const result = v.safeParse(kept, value);
  if (!result.success) return NONE;
  const { working, named } = result.output;
  return { working, named };
}

export function writtenDrafts(drafts: Drafts): string {
  return JSON.stringify({ version: VERSION, ...drafts });
}

/** The drafts with a tab's own one. One that is newer stays. */
export function withWorking(drafts: Drafts, draft: Working): Drafts {
  const own = drafts.working.find(({ tab }) => tab === draft.tab);
  if (own && own.at > draft.at) return drafts;
  const others = drafts.working.filter(({ tab }) => tab !== draft.tab);
  const newest = [draft, ...others].sort((a, b) => b.at - a.at).slice(0, MOST_WORKING);
  return { ...drafts, working: newest };
}

/** The drafts without a tab's own one. */
export function withoutWorking(drafts: Drafts, tab: string): Drafts {
  return { ...drafts, working: drafts.working.filter((draft) => draft.tab !== tab) };
}

/**
 * The drafts with one under a name, newest first. A draft of that name stays if it is newer than `seen`,
 * the moment of the one the visitor knows; the new one then gets a number.
 */
export function withNamed(drafts: Drafts, draft: Named, seen: number | null): Drafts {
  const same = drafts.named.find(({ name }) => name === draft.name);
  const isNewer = same !== undefined && (seen === null || same.at > seen);
  const name = isNewer ? freeName(drafts, draft.name) : draft.name;
  const others = drafts.named.filter((other) => other.name !== name);
  return { ...drafts, named: [{ ...draft, name }, ...others].slice(0, MOST_NAMED) };
}

export function withoutNamed(drafts: Drafts, name: string): Drafts {
  return { ...drafts, named: drafts.named.filter((draft) => draft.name !== name) };
}

function freeName(drafts: Drafts, name: string): string {
  let number = 2;
  while (drafts.named.some((draft) => draft.name === `${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}
