import { parseShards } from "../words.ts";

/** The fields of a form about an incident, as typed. */
export interface Draft {
  title: string;
  impact: string;
  shards: string;
  status: string;
  text: string;
  /** Values of `datetime-local` inputs, in the browser's time zone; "" for no time. */
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

/** A stored draft; what is missing or unreadable is as in `blank`. */
export function parseDraft(stored: string, blank: Draft): Draft {
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return blank;
  }
  if (typeof value !== "object" || value === null) return blank;
  const draft = { ...blank };
  for (const name of ["title", "impact", "shards", "status", "text", "from", "until"] as const) {
    const text: unknown = Reflect.get(value, name);
    if (typeof text === "string") draft[name] = text;
  }
  return draft;
}

/** The body of the request that announces a draft; what cannot be read is refused by the check. */
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

/** A local time as ISO 8601 in UTC; any other text as it is. */
function isoOf(local: string): string {
  const time = new Date(local);
  return Number.isNaN(time.getTime()) ? local : time.toISOString();
}
