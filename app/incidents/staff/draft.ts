import { formatRanges } from "../../format/ranges.ts";
import type { IncidentView } from "../view.ts";
import { parseShards } from "../words.ts";

/** A form's fields, as typed. */
export interface Draft {
  title: string;
  impact: string;
  shards: string;
  status: string;
  text: string;
  /** Of `datetime-local` inputs, in the browser's zone; "" for no time. */
  from: string;
  until: string;
}

export type Kind = "incident" | "maintenance";

export function blankDraft(kind: Kind, status?: string): Draft {
  return {
    title: "",
    impact: kind === "incident" ? "minor" : "none",
    shards: "all",
    status: status ?? (kind === "incident" ? "investigating" : "scheduled"),
    text: "",
    from: "",
    until: "",
  };
}

/** An incident's fields before corrections. */
export function draftOf({ title, impact, shards, status, planned }: IncidentView): Draft {
  return {
    title,
    impact,
    shards: shards === "all" ? shards : formatRanges(shards).text,
    status,
    text: "",
    from: planned ? localOf(planned.from) : "",
    until: planned ? localOf(planned.until) : "",
  };
}

/** A stored draft's fields, without unreadable ones. */
export function parseDraft(stored: string): Partial<Draft> {
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return {};
  }
  if (typeof value !== "object" || value === null) return {};
  const draft: Partial<Draft> = {};
  for (const name of ["title", "impact", "shards", "status", "text", "from", "until"] as const) {
    const text: unknown = Reflect.get(value, name);
    if (typeof text === "string") draft[name] = text;
  }
  return draft;
}

/** The request that announces a draft; the check refuses unreadable values. */
export function requestOf(draft: Draft, kind: Kind): object {
  const { title, impact, shards, status, text } = draft;
  const times = { scheduled_for: isoOf(draft.from), scheduled_until: isoOf(draft.until) };
  return {
    title,
    impact,
    shards: parseShards(shards) ?? [],
    status,
    text,
    ...(kind === "maintenance" && times),
  };
}

/** The request with a draft's changed fields; empty if none. */
export function correctionOf(draft: Draft, known: Draft): object {
  const { title, impact, shards, from, until } = changedFacts(draft, known);
  return {
    ...(title !== undefined && { title }),
    ...(impact !== undefined && { impact }),
    ...(shards !== undefined && { shards: parseShards(shards) ?? [] }),
    ...(from !== undefined && { scheduled_for: isoOf(from) }),
    ...(until !== undefined && { scheduled_until: isoOf(until) }),
  };
}

const FACTS = ["title", "impact", "shards", "from", "until"] as const;

/** A draft's changed fields, except text and state. */
export function changedFacts(draft: Draft, known: Draft): Partial<Draft> {
  const changed: Partial<Draft> = {};
  for (const name of FACTS) if (draft[name] !== known[name]) changed[name] = draft[name];
  return changed;
}

/** A local time as ISO 8601 in UTC; other text stays. */
function isoOf(local: string): string {
  const time = new Date(local);
  return Number.isNaN(time.getTime()) ? local : time.toISOString();
}

/** Epoch ms as a `datetime-local` value. */
function localOf(at: number): string {
  const time = new Date(at);
  const local = new Date(at - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
