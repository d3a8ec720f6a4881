import type { AppealAction, AppealKind, AppealState, AppealView } from "../../contract/appeals.ts";
import { APPEAL_DAYS } from "../../contract/retention.ts";
import { words } from "../words.ts";

/** Texts of the team's queue of appeals. */
export const APPEALS = words({
  title: "Appeals",
  one: "Appeal",
  description:
    "Appeals against sanctions, and deletion requests. The site cannot lift a sanction or delete what the bot keeps: do it with the bot, then say so here. Times are UTC.",
  views: "Parts of the queue",
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
  gone: "This appeal does not exist",
  goneText: `It is deleted ${APPEAL_DAYS} days after its end.`,
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
  timeline: "What is known about this ID",
  lookup: "Open the look-up",
  decide: "Answer",
  text: "Your reply",
  textHint: "They read this without your name.",
  prepared: "Saved replies",
  choose: "Choose …",
  notYet: "Not yet",
  needsText: "Please write at least a word to them.",
  own: "You gave this sanction, or it is your own, so somebody else decides.",
  over: "This appeal is decided.",
  accepted: "Accepted. Take the sanction off the list with the bot, then press Lifted.",
  heldBy: "Held by",
  heldSince: "since",
  takeOver: "After a day anybody may take it over.",
  lost: "The answer was lost. Look at the page again before you press once more.",
  team: "Team",
  person: "The person",
  site: "The site",
});

/** What the bot's list says about the sanction now. */
export const ON_LIST = {
  there: "Yes",
  gone: "No, it is gone or has run out",
  unknown: "The list could not be read",
} as const;

/** What the buttons do. */
export const APPEAL_ACTION_WORDS: Record<AppealKind, Record<AppealAction, string>> = {
  sanction: {
    claim: "Claim",
    release: "Give it back",
    ask: "Ask a question",
    accept: "Accept",
    decline: "Decline",
    done: "Lifted",
  },
  deletion: {
    claim: "Claim",
    release: "Give it back",
    ask: "Ask a question",
    accept: "Accept",
    decline: "Decline",
    done: "Deleted",
  },
};

/** What the page asks before a decision, with words to the person or without. */
export const SURE_TEXT = {
  accept: (isWritten: boolean) =>
    `They read ${isWritten ? "your words" : "that it is accepted, without words of yours"}. You cannot take this back.`,
  decline: () =>
    "They read your words as the reason. You cannot take this back. They may ask again after the waiting time.",
  done: (isWritten: boolean) =>
    `They read ${isWritten ? "your words" : "that it is done, without words of yours"}. You cannot take this back.`,
} as const;

export const SURE_WORDS = {
  accept: "Yes, accept it",
  decline: "Yes, decline it",
  done: "Yes, it is deleted",
} as const;

/** The message once they are done. */
export const APPEAL_DONE: Record<AppealAction, string> = {
  claim: "It is with you now",
  release: "It is back in the queue",
  ask: "Your question is sent",
  accept: "Accepted. Now lift it with the bot",
  decline: "Declined",
  done: "Done",
};

/** The states, as the team names them. */
export const APPEAL_STATE_WORDS: Record<AppealState, string> = {
  received: "New",
  read: "Being read",
  asked: "Waiting for reply",
  accepted: "Accepted",
  done: "Done",
  declined: "Declined",
  withdrawn: "Withdrawn",
};

/** The kinds to choose from; "all" is both. */
export const APPEAL_KIND_WORDS: Record<AppealKind | "all", string> = {
  all: "All",
  sanction: "Sanctions",
  deletion: "Deletion requests",
};

/** The parts of the queue. */
export const APPEAL_VIEW_WORDS: Record<AppealView, string> = {
  open: "Open",
  asked: "Waiting for reply",
  accepted: "To lift",
  ended: "Ended",
};

/** What a part without appeals says. */
export const APPEALS_NONE: Record<AppealView, string> = {
  open: "Nobody waits for a decision.",
  asked: "Every question of the team is answered.",
  accepted: "No accepted appeal waits to be lifted.",
  ended: `Nothing has ended in the last ${APPEAL_DAYS} days.`,
};

/** 'Half of the last 40 decisions took less than 14 h; 3 accepted what was declined before.' */
export function statisticsText(median: string, decisions: string, reversals: string): string {
  return `Half of the last ${decisions} decisions took less than ${median}; ${reversals} accepted what was declined before.`;
}
