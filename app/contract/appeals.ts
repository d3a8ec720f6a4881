import * as v from "valibot";
import { cleanText, integer } from "./decode.ts";
import type { ListId } from "./lists.ts";
import { listId } from "./standing.ts";

/** What a person may ask the team for: to lift a sanction, or to delete what the bot keeps about them. */
export const APPEAL_KINDS = ["sanction", "deletion"] as const;
export type AppealKind = (typeof APPEAL_KINDS)[number];

export const APPEAL_STATES = [
  /** Nobody of the team has begun with it. */
  "received",
  /** The team reads it. */
  "read",
  /** The team has asked, and waits for an answer. */
  "asked",
  /** The team has agreed, and has yet to lift the sanction with the bot. */
  "accepted",
  /** The sanction is lifted or has run out; or what was asked for is deleted. */
  "done",
  "declined",
  /** The person has taken it back. */
  "withdrawn",
] as const;

export type AppealState = (typeof APPEAL_STATES)[number];

/** Lengths of an appeal's text, in UTF-16 units. Answers and words of the team may be as long, and shorter. */
export const LEAST_APPEAL = 10;
export const MOST_APPEAL = 4_000;

/** Somebody else of the team may take over a claim after this long, in ms. */
export const CLAIM_MS = 24 * 60 * 60_000;

/** Days in which the team has to see to a deletion request. */
export const DELETION_DAYS = 30;

/** Marks alone, such as those for the direction of a text, say nothing. */
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

/** A word of the team or an answer to it. */
const answer = wordsFrom(1);

/** The body of POST /api/me/appeals. */
export const newAppeal = v.union([
  v.object({ kind: v.literal("deletion"), text: v.optional(answer) }),
  v.object({
    kind: v.optional(v.literal("sanction"), "sanction"),
    list: listId,
    /** As GET /api/me/standing names the entry. */
    entry: v.pipe(v.string(), v.maxLength(64)),
    text: wordsFrom(LEAST_APPEAL),
    /** For an entry of a server: that the person may act for it. */
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

/** The newest message that the writer has seen; a newer one refuses the write. Missing for any. */
const seen = v.nullish(integer, null);

/** The body of POST /api/staff/appeals/{id}. */
export const appealDecision = v.variant("action", [
  v.object({ action: v.picklist(["claim", "release"]), seen }),
  v.object({ action: v.picklist(["accept", "done"]), text: v.optional(answer), seen }),
  v.object({ action: v.picklist(["ask", "decline"]), text: answer, seen }),
]);

/** A message, as the person reads it: nobody of the team is named. Times are ISO. */
export interface AppealMessage {
  from: "you" | "team";
  text: string;
  at: string;
}

/** An answer of GET /api/me/appeals, for each appeal. */
export interface OwnAppeal {
  id: string;
  kind: AppealKind;
  /** The list, the entry as GET /api/me/standing names it, the server and the command or cog; null for a deletion. */
  list: ListId | null;
  entry: string | null;
  server: string | null;
  target: string | null;
  state: AppealState;
  at: string;
  changed: string;
  /** Until when the team sees to a deletion; null for a sanction. */
  due: string | null;
  /** Oldest first. */
  messages: readonly AppealMessage[];
  /** When the next appeal about the same is taken, of a declined one. */
  again: string | null;
}

/** The parts of the team's queue. */
export const APPEAL_VIEWS = ["open", "asked", "accepted", "ended"] as const;
export type AppealView = (typeof APPEAL_VIEWS)[number];

/** An appeal in the team's queue. Times are epoch ms. */
export interface QueuedAppeal {
  id: string;
  kind: AppealKind;
  person: string;
  /** The blocked person or server; of a deletion the person. */
  subject: string;
  /** Of a sanction; null for a deletion. */
  list: ListId | null;
  target: string | null;
  givenAt: number | null;
  /** When the sanction ends by itself; null for never or not known. */
  until: number | null;
  /** Of a deletion; null for a sanction. */
  dueAt: number | null;
  state: AppealState;
  at: number;
  changedAt: number;
  /** Null while it is open. */
  endedAt: number | null;
  /** Who of the team holds it. */
  claim: { by: string; at: number } | null;
  decision: { kind: "accept" | "decline" | "done"; by: string; at: number } | null;
  /** How often an appeal of the person about the same was declined before. */
  declinedBefore: number;
}

/** The team's page of one appeal. */
export interface StaffAppeal extends QueuedAppeal {
  messages: readonly {
    id: number;
    from: "person" | "team";
    /** Null for the site itself, of a sanction that has run out. */
    author: string | null;
    text: string;
    at: number;
  }[];
  /** Who gave the sanction. */
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
  /** Up to `MOST.openAppeals` and one more. */
  counts: Record<"open" | "asked" | "accepted", number>;
  statistics: AppealStatistics;
}

/** Figures about the newest decisions of the team. */
export interface AppealStatistics {
  decisions: number;
  /** Between appeal and decision, ms; null without any. */
  medianMs: number | null;
  /** Accepted after one about the same had been declined. */
  reversals: number;
}

/** The part of the queue that a page shows. */
export interface QueueFilter {
  /** Null for both. */
  kind: AppealKind | null;
  view: AppealView;
  /** The `next` of the page before. */
  after: string | null;
}

/** What the team's pages read; throws what the database throws. */
export interface StaffAppeals {
  /** How many wait for the team: up to `MOST.openAppeals` and one more. */
  countOpen: () => Promise<number>;
  /** This and `one` leave a line in the audit log. */
  queue: (filter: QueueFilter) => Promise<AppealQueue>;
  /** Null for an id that does not exist. */
  one: (id: string) => Promise<StaffAppeal | null>;
}

/** Whether a text may be the id of an appeal. */
export function isAppealId(text: string): boolean {
  return /^[2-9a-hjkmnp-z]{12}$/.test(text);
}
