/** The key of the drafts in localStorage. */
export const DRAFTS_KEY = "embed-drafts";

const VERSION = 1;
const MAX_WORKING = 8;
const MAX_NAMED = 50;

/** A tab's draft. `at`: when it was stored, epoch ms. */
export interface WorkingDraft {
  tab: string;
  at: number;
  code: string;
}

/** A draft saved by name. `at`: when, epoch ms. */
export interface NamedDraft {
  name: string;
  at: number;
  code: string;
}

export interface Drafts {
  working: readonly WorkingDraft[];
  named: readonly NamedDraft[];
}

const NONE: Drafts = { working: [], named: [] };

/**
 * The stored drafts; null if a newer version of the site wrote them, which must not be overwritten.
 * Unreadable text is no drafts. Checked by hand: the library would add 3 kB to the first scripts.
 */
export function parseDrafts(text: string | null): Drafts | null {
  const { version, working, named } = fieldsOf(parsed(text));
  if (typeof version === "number" && version > VERSION) return null;
  if (version !== VERSION || !Array.isArray(working) || !Array.isArray(named)) return NONE;
  const isDraft = (draft: unknown, key: "tab" | "name") => {
    const fields = fieldsOf(draft);
    return [typeof fields[key], typeof fields["at"], typeof fields["code"]].join() === TYPES;
  };
  const isReadable =
    working.every((draft) => isDraft(draft, "tab")) &&
    named.every((draft) => isDraft(draft, "name"));
  return isReadable ? { working, named } : NONE;
}

const TYPES = "string,number,string";

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

export function serializeDrafts(drafts: Drafts): string {
  return JSON.stringify({ version: VERSION, ...drafts });
}

/** Replaces a tab's draft, newest first; keeps a newer one. */
export function withWorking(drafts: Drafts, draft: WorkingDraft): Drafts {
  const own = drafts.working.find(({ tab }) => tab === draft.tab);
  if (own && own.at > draft.at) return drafts;
  const others = drafts.working.filter(({ tab }) => tab !== draft.tab);
  const newest = [draft, ...others].sort((a, b) => b.at - a.at).slice(0, MAX_WORKING);
  return { ...drafts, working: newest };
}

export function withoutWorking(drafts: Drafts, tab: string): Drafts {
  return { ...drafts, working: drafts.working.filter((draft) => draft.tab !== tab) };
}

/**
 * Adds a named draft, newest first. If the name belongs to a draft newer than `knownAt` (the opened
 * one's `at`, or null), that stays and the added one gets a number.
 */
export function withNamed(drafts: Drafts, draft: NamedDraft, knownAt: number | null): Drafts {
  const same = drafts.named.find(({ name }) => name === draft.name);
  const isNewer = same !== undefined && (knownAt === null || same.at > knownAt);
  const name = isNewer ? freeName(drafts, draft.name) : draft.name;
  const others = drafts.named.filter((other) => other.name !== name);
  return { ...drafts, named: [{ ...draft, name }, ...others].slice(0, MAX_NAMED) };
}

export function withoutNamed(drafts: Drafts, name: string): Drafts {
  return { ...drafts, named: drafts.named.filter((draft) => draft.name !== name) };
}

function freeName(drafts: Drafts, name: string): string {
  let number = 2;
  while (drafts.named.some((draft) => draft.name === `${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}
