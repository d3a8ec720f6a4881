import * as v from "valibot";
import { cleanText, integer } from "./decode.ts";
import type { ListId } from "./lists.ts";
import { listId } from "./standing.ts";

/** A person may ask the team to lift a sanction, or to delete the bot's data about them. */
export const APPEAL_KINDS = ["sanction", "deletion"] as const;
export type AppealKind = (typeof APPEAL_KINDS)[number];

export const APPEAL_STATES = [
  /** Nobody on the team has started on it. */
  "received",
  /** The team reads it. */
  "read",
  /** The team has asked a question and waits for the answer. */
  "asked",
  /** The team agreed, but hasn't lifted the sanction in the bot yet. */
  "accepted",
  /** The sanction was lifted or ran out, or the data was deleted. */
  "done",
  "declined",
  /** The person took it back. */
  "withdrawn",
] as const;

export type AppealState = (typeof APPEAL_STATES)[number];

/** Length of an appeal's text, in UTF-16 units. Messages by the team and answers may be shorter. */
export const LEAST_APPEAL = 10;
export const MOST_APPEAL = 4_000;

/** After this long (ms), another member may take over a claim. */
export const CLAIM_MS = 24 * 60 * 60_000;

/** Days the team has for a deletion request. */
export const DELETION_DAYS = 30;

/** False for text made of marks alone, such as those for text direction. */
export function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function wordsFrom(least: number) {
  return v.pipe(
    v.string(),
    v.transform((text) => cleanText(text, Infinity).trim()),
    v.minLength(least),
    v.maxLength(MOST_APPEAL),
    v.check(saysSomething),
  );
}

/** A message by the team, or the person's answer. */
const answer = wordsFrom(1);

/** The body of POST /api/me/appeals. */
export const newAppeal = v.union([
  v.object({ kind: v.literal("deletion"), text: v.optional(answer) }),
  v.object({
    kind: v.optional(v.literal("sanction"), "sanction"),
    list: listId,
    /** The entry's id from GET /api/me/standing. */
    entry: v.pipe(v.string(), v.maxLength(64)),
    text: wordsFrom(LEAST_APPEAL),
    /** For a server's entry: proof that the person may act for the server. */
    proof: v.optional(v.pipe(v.string(), v.maxLength(4_096))),
  }),
]);

/** The body of POST /api/me/appeals/{id}. */
export const ownStep = v.union([
  v.strictObject({ action: v.literal("withdraw") }),
  v.strictObject({ text: answer }),
]);

export const APPEAL_ACTIONS = ["claim", "release", "ask", "accept", "decline", "done"] as const;
export type AppealAction = (typeof APPEAL_ACTIONS)[number];

/** The newest message the writer has seen; a newer one refuses the write. Missing: no check. */
const seen = v.nullish(integer, null);

/** The body of POST /api/staff/appeals/{id}. */
export const appealDecision = v.variant("action", [
  v.object({ action: v.picklist(["claim", "release"]), seen }),
  v.object({ action: v.picklist(["accept", "done"]), text: v.optional(answer), seen }),
  v.object({ action: v.picklist(["ask", "decline"]), text: answer, seen }),
]);

/** The parts of the team's queue. */
export const APPEAL_VIEWS = ["open", "asked", "accepted", "ended"] as const;
export type AppealView = (typeof APPEAL_VIEWS)[number];

/** An appeal in the team's queue. Times are epoch ms. */
export interface QueuedAppeal {
  id: string;
  kind: AppealKind;
  person: string;
  /** The blocked person or server; for a deletion request, the person. */
  subject: string;
  /** Null for a deletion request. */
  list: ListId | null;
  target: string | null;
  givenAt: number | null;
  /** When the sanction runs out; null for never or unknown. */
  until: number | null;
  /** The deadline of a deletion request; null for a sanction. */
  dueAt: number | null;
  state: AppealState;
  at: number;
  changedAt: number;
  /** Null while the appeal is open. */
  endedAt: number | null;
  /** The member who holds it. */
  claim: { by: string; at: number } | null;
  decision: { kind: "accept" | "decline" | "done"; by: string; at: number } | null;
  /** How many earlier appeals by this person about this sanction were declined. */
  declinedBefore: number;
}

/** The team's page of one appeal. */
export interface StaffAppeal extends QueuedAppeal {
  messages: readonly {
    id: number;
    from: "person" | "team";
    /** Null where the site ended it because the sanction ran out. */
    author: string | null;
    text: string;
    at: number;
  }[];
  /** Who imposed the sanction. */
  givers: readonly string[];
  /** False for one's own appeal and, if the brand says so, for a sanction one gave. */
  mayDecide: boolean;
}

/** A page of the queue. */
export interface AppealQueue {
  /** Oldest first; ended ones newest first. */
  appeals: readonly QueuedAppeal[];
  /** Where the next page begins; null on the last one. */
  next: string | null;
  /** Counted up to `MOST.openAppeals` + 1. */
  counts: Record<"open" | "asked" | "accepted", number>;
  statistics: AppealStatistics;
}

/** Figures about the newest decisions of the team. */
export interface AppealStatistics {
  decisions: number;
  /** From appeal to decision, in ms; null without decisions. */
  medianMs: number | null;
  /** Accepted although an earlier appeal about the same had been declined. */
  reversals: number;
}

/** The part of the queue that a page shows. */
export interface QueueFilter {
  /** Null for both kinds. */
  kind: AppealKind | null;
  view: AppealView;
  /** The `next` of the previous page. */
  after: string | null;
}

/** The team's reads of appeals. @throws the database's errors */
export interface StaffAppeals {
  /** Open appeals that wait for the team, up to `MOST.openAppeals` + 1. */
  countOpen: () => Promise<number>;
  /** Writes a line to the audit log, as `one` does. */
  queue: (filter: QueueFilter) => Promise<AppealQueue>;
  /** Null for an unknown id. */
  one: (id: string) => Promise<StaffAppeal | null>;
}

/** Whether a text has the form of an appeal's id. */
export function isAppealId(text: string): boolean {
  return /^[2-9a-hjkmnp-z]{12}$/.test(text);
}
