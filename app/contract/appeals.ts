import * as v from "valibot";
import { cleanText, integer } from "./decode.ts";
import type { ListId } from "./lists.ts";
import { listId } from "./standing.ts";

/** Appeals against what bars somebody, and requests to delete what the bot keeps. */

export const APPEAL_STATES = [
  /** Nobody of the team has begun with it. */
  "received",
  /** The team reads it. */
  "read",
  /** The team has asked, and waits for an answer. */
  "asked",
  /** Accepted: the entry still stands in the bot's list. */
  "waiting",
  /** The entry is gone, or has ended by itself. */
  "closed",
  "declined",
] as const;

export type AppealState = (typeof APPEAL_STATES)[number];

/** Lengths of an appeal's text, in UTF-16 units. Answers and words of the team may be as long, and shorter. */
export const LEAST_APPEAL = 10;
export const MOST_APPEAL = 4_000;

/** Days in which the team sees to a request for deletion. */
export const DELETION_DAYS = 30;

/** Marks alone, such as those for the direction of a text, say nothing. */
function wordsFrom(least: number) {
  return v.pipe(
    v.string(),
    v.transform((text) => cleanText(text, Infinity).trim()),
    v.minLength(least),
    v.maxLength(MOST_APPEAL),
    v.regex(/[\p{L}\p{N}]/u),
  );
}

/** A word of the team or an answer to it. */
const answer = wordsFrom(1);

/** The body of POST /api/me/appeals. */
export const newAppeal = v.object({
  list: listId,
  /** As GET /api/me/standing names the entry. */
  entry: v.pipe(v.string(), v.maxLength(64)),
  text: wordsFrom(LEAST_APPEAL),
  /** For an entry of a server: that the person may act for it. */
  proof: v.optional(v.pipe(v.string(), v.maxLength(4_096))),
});

/** The body of POST /api/me/appeals/{id}. */
export const appealAnswer = v.object({ text: answer });

export const APPEAL_ACTIONS = ["claim", "release", "ask", "accept", "decline"] as const;
export type AppealAction = (typeof APPEAL_ACTIONS)[number];

/** The newest message that the writer has seen; a newer one refuses the write. Missing for any. */
const seen = v.nullish(integer, null);

/** The body of POST /api/staff/appeals/{id}. */
export const appealDecision = v.variant("action", [
  v.object({ action: v.picklist(["claim", "release"]), seen }),
  v.object({ action: v.literal("accept"), text: v.optional(answer), seen }),
  v.object({ action: v.picklist(["ask", "decline"]), text: answer, seen }),
]);

/** The body of POST /api/staff/deletions/{id}. */
export const deletionDecision = v.object({ action: v.literal("close"), text: answer });

/** A message, as the person reads it: nobody of the team is named. Times are ISO. */
export interface AppealMessage {
  from: "you" | "team";
  text: string;
  at: string;
}

/** An answer of GET /api/me/appeals, for each appeal. */
export interface OwnAppeal {
  id: string;
  list: ListId;
  /** As GET /api/me/standing names the entry. */
  entry: string;
  state: AppealState;
  /** Of an entry of a server. */
  server: string | null;
  target: string | null;
  at: string;
  changed: string;
  /** Oldest first. */
  messages: readonly AppealMessage[];
  /** When the next appeal about the same is taken, of a declined one. */
  again: string | null;
}

export const DELETION_STATES = ["open", "closed", "withdrawn"] as const;
export type DeletionState = (typeof DELETION_STATES)[number];

/** The answer of GET /api/me/deletion; times are ISO. */
export interface OwnDeletion {
  id: string;
  state: DeletionState;
  at: string;
  /** Until when the team sees to it. */
  due: string;
  changed: string;
  /** What the team says of it; null where the records are gone, or for one that is not closed. */
  reason: string | null;
}

/** The parts of the team's queue. */
export const APPEAL_VIEWS = ["open", "asked", "waiting", "ended"] as const;
export type AppealView = (typeof APPEAL_VIEWS)[number];

/** An appeal in the team's queue. Times are epoch ms. */
export interface QueuedAppeal {
  id: string;
  person: string;
  list: ListId;
  /** The barred person or server. */
  subject: string;
  target: string | null;
  /** When the sanction was given; null where the bot does not say. */
  givenAt: number | null;
  /** When it ends by itself; null for never or not known. */
  until: number | null;
  state: AppealState;
  at: number;
  changedAt: number;
  /** Null while it is open. */
  endedAt: number | null;
  /** Who of the team holds it. */
  claim: { by: string; at: number } | null;
  decision: { kind: "accept" | "decline"; by: string; at: number } | null;
  /** How often an appeal about the same was declined before. */
  declinedBefore: number;
}

/** The team's page of one appeal. */
export interface StaffAppeal extends QueuedAppeal {
  messages: readonly {
    id: number;
    from: "person" | "team";
    author: string;
    text: string;
    at: number;
  }[];
  /** Whoever gave the sanction. */
  givers: readonly string[];
  /** Whether the reader may claim, ask and decide: not about their own, nor where they gave the sanction and the brand wants another. */
  mayDecide: boolean;
}

/** A page of the queue. */
export interface AppealQueue {
  /** The oldest first; of ended ones the newest. */
  appeals: readonly QueuedAppeal[];
  /** Of the next page; null if there is none. */
  next: string | null;
  /** Up to MOST_COUNTED and one more. */
  counts: Record<"open" | "asked" | "waiting", number>;
  statistics: AppealStatistics;
}

/** The most rows of a part of a list that are counted. */
export const MOST_COUNTED = 200;

/** Figures about the newest decisions of the team. */
export interface AppealStatistics {
  decisions: number;
  /** Between appeal and decision, ms; null without any. */
  medianMs: number | null;
  /** Accepted after one about the same had been declined. */
  reversals: number;
}

/** A request for deletion in the team's queue. Times are epoch ms. */
export interface QueuedDeletion {
  id: string;
  person: string;
  state: DeletionState;
  at: number;
  dueAt: number;
  changedAt: number;
  /** Who of the team closed it; null for data and the person. */
  closedBy: string | null;
  reason: string | null;
  /** The first look at the bot's records that found none. */
  emptyAt: number | null;
}

/** The parts of the list of requests. */
export const DELETION_VIEWS = ["open", "ended"] as const;
export type DeletionView = (typeof DELETION_VIEWS)[number];

/** A page of the list of requests. */
export interface DeletionQueue {
  /** Open ones by the date that they are due; of those that are over the newest. */
  requests: readonly QueuedDeletion[];
  /** Of the next page; null if there is none. */
  next: string | null;
  /** Up to MOST_COUNTED and one more. */
  counts: Record<"open", number>;
}

/** What the team's pages read; throws what the database throws. Each read leaves a line in the trail. */
export interface StaffAppeals {
  /** `after`: the `next` of the page before. */
  queue: (view: AppealView, after: string | null) => Promise<AppealQueue>;
  /** Null for an id that does not exist. */
  one: (id: string) => Promise<StaffAppeal | null>;
  deletions: (view: DeletionView, after: string | null) => Promise<DeletionQueue>;
}

/** Whether a text may be the id of an appeal or a request. */
export function isAppealId(text: string): boolean {
  return /^[2-9a-hjkmnp-z]{12}$/.test(text);
}
