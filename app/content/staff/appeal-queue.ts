import type { AppealAction, AppealKind, AppealState, AppealView } from "../../contract/appeals.ts";
import { APPEAL_DAYS } from "../../contract/retention.ts";
import { words } from "../words.ts";

export const APPEALS = words({
  title: "Appeals",
  one: "Appeal",
  description:
    "Appeals against sanctions, and deletion requests. Only the bot can lift or delete: do it there, then say so here. Times are UTC.",
  views: "Parts of the queue",
  all: "All",
  kinds: "Kinds",
  table: "Appeals",
  failed: "Failed to read the appeals. Please try again.",
  empty: "Nothing here",
  pages: "Pages",
  older: "Next page",
  first: "Back to the first page",
  columns: { at: "Since", person: "From", what: "About", state: "State", claim: "Held by" },
  endedColumns: { at: "Ended", claim: "Decided by" },
  unclaimed: "nobody",
  undecided: "nobody",
  again: "declined before",
  server: "server",
  deletion: "Deletion request",
  due: "due",
  overdue: "overdue",
  back: "All appeals",
  gone: "This appeal doesn't exist",
  goneText: `We delete appeals ${APPEAL_DAYS} days after they end.`,
  facts: { sanction: "The sanction", deletion: "The request" },
  reason: "Reason",
  list: "List",
  target: "Command or cog",
  subject: "Blocked",
  given: "Given",
  givenBy: "Given by",
  ends: "Ends",
  asked: "Asked",
  dueBy: "Due by",
  onList: "On the list now",
  messages: "Messages",
  timeline: "What we know about this ID",
  lookup: "Open the look-up",
  decide: "Answer",
  text: "Your reply",
  textHint: "They see your reply, not your name.",
  prepared: "Saved replies",
  choose: "Choose …",
  notYet: "Not yet",
  needsText: "Write them a reply first.",
  own: "You gave this sanction, or it's yours, so somebody else decides.",
  over: "This appeal has been decided.",
  accepted: "Accepted. Take the sanction off the list with the bot, then press Lifted.",
  heldBy: "Held by",
  heldSince: "since",
  takeOver: "After a day, anybody can take it over.",
  lost: "We didn't get an answer. Check the page before you try again.",
  team: "Team",
  person: "The person",
  site: "The site",
  /** 'Half of the last 40 decisions took less than 14 h; 3 accepted what was declined before.' */
  statistics: (median: string, decisions: string, reversals: string) =>
    `Half of the last ${decisions} decisions took less than ${median}; ${reversals} accepted what was declined before.`,
});

/** The sanction in the bot's list now. */
export const ON_LIST = {
  there: "Yes",
  gone: "No, it has been lifted or has run out",
  unknown: "We couldn't read the list",
} as const;

/** Buttons. */
export const APPEAL_ACTION_WORDS: Record<AppealKind, Record<AppealAction, string>> = {
  sanction: {
    claim: "Claim",
    release: "Give back",
    ask: "Ask a question",
    accept: "Accept",
    decline: "Decline",
    done: "Lifted",
  },
  deletion: {
    claim: "Claim",
    release: "Give back",
    ask: "Ask a question",
    accept: "Accept",
    decline: "Decline",
    done: "Deleted",
  },
};

/** Asked before a decision, with or without a message. */
export const SURE_TEXT = {
  accept: (isWritten: boolean) =>
    `${isWritten ? "They get your reply." : "They hear that it's accepted, without a reply from you."} You can't undo this.`,
  decline: () =>
    "They get your reply as the reason. You can't undo this. They can appeal again after the waiting time.",
  done: (isWritten: boolean) =>
    `${isWritten ? "They get your reply." : "They hear that it's done, without a reply from you."} You can't undo this.`,
} as const;

export const SURE_WORDS = {
  accept: "Yes, accept it",
  decline: "Yes, decline it",
  done: "Yes, it's deleted",
} as const;

/** Once done. */
export const APPEAL_DONE: Record<AppealAction, string> = {
  claim: "You hold it now",
  release: "Back in the queue",
  ask: "Question sent",
  accept: "Accepted. Now lift it with the bot",
  decline: "Declined",
  done: "Done",
};

export const APPEAL_STATE_WORDS: Record<AppealState, string> = {
  received: "New",
  read: "Being read",
  asked: "Waiting for reply",
  accepted: "Accepted",
  done: "Done",
  declined: "Declined",
  withdrawn: "Withdrawn",
};

/** "all" is both. */
export const APPEAL_KIND_WORDS: Record<AppealKind, string> = {
  sanction: "Sanctions",
  deletion: "Deletion requests",
};

export const APPEAL_VIEW_WORDS: Record<AppealView, string> = {
  open: "Open",
  asked: "Waiting for reply",
  accepted: "To lift",
  ended: "Ended",
};

/** For empty parts. */
export const APPEALS_NONE: Record<AppealView, string> = {
  open: "Nobody is waiting for a decision.",
  asked: "Everybody has answered the team's questions.",
  accepted: "There's nothing to lift.",
  ended: `Nothing has ended in the last ${APPEAL_DAYS} days.`,
};
