import type {
  AppealAction,
  AppealState,
  AppealView,
  DeletionState,
  DeletionView,
} from "../../contract/appeals.ts";
import { words } from "../words.ts";

/** Texts of the team's queue of appeals. */
export const APPEALS = words({
  title: "Appeals",
  one: "Appeal",
  description:
    "Who asks the team to look at a sanction again. The site cannot lift one: an accepted appeal closes once the entry has left the bot's list. Times are UTC.",
  views: "Parts of the queue",
  table: "Appeals",
  failed: "Failed to read the appeals. Please try again.",
  empty: "Nothing here",
  pages: "Pages",
  older: "Next page",
  first: "Back to the first page",
  columns: { at: "Since", person: "From", what: "Against", state: "State", claim: "Held by" },
  endedColumns: { at: "Ended", claim: "Decided by" },
  unclaimed: "nobody",
  undecided: "nobody: the sanction is over",
  again: "declined before",
  server: "server",
  back: "All appeals",
  gone: "This appeal does not exist",
  goneText: "It is deleted 180 days after its end.",
  facts: "The sanction",
  list: "List",
  target: "Command or cog",
  subject: "Barred",
  given: "Given",
  givenBy: "Given by",
  ends: "Ends",
  messages: "What was written",
  timeline: "What is known about this ID",
  lookup: "Open the look-up",
  decide: "Answer",
  text: "To the person",
  textHint: "They read this without your name.",
  prepared: "Prepared words",
  choose: "Choose …",
  notYet: "Not yet",
  needsText: "Please write at least a word to them.",
  own: "You gave this sanction, so somebody else decides about the appeal.",
  over: "This appeal is decided.",
  isWaiting:
    "Accepted. It closes by itself once two readings of the bot's list no longer have the entry. Take it off the list with the bot.",
  heldBy: "Held by",
  heldSince: "since",
  takeOver: "After a day anybody may take it over.",
  lost: "The answer was lost. Look at the page again before you press once more.",
  team: "Team",
  person: "The person",
});

/** What the buttons do. */
export const APPEAL_ACTION_WORDS: Record<AppealAction, string> = {
  claim: "Take it",
  release: "Give it back",
  ask: "Ask back",
  accept: "Accept",
  decline: "Decline",
};

/** What is asked before a decision, with words to the person or without. */
export const SURE_TEXT = {
  accept: (isWritten: boolean) =>
    `${isWritten ? "They read your words" : "They read that it is accepted, without words of yours"}, and it cannot be taken back. The entry has to be taken off the bot's list by hand.`,
  decline: () =>
    "They read your words as the reason, and it cannot be taken back. They may appeal again after the waiting time.",
} as const;

export const SURE_WORDS = {
  accept: "Yes, accept it",
  decline: "Yes, decline it",
} as const;

/** What is said once they are done. */
export const APPEAL_DONE: Record<AppealAction, string> = {
  claim: "It is with you now",
  release: "It is back in the queue",
  ask: "Your question is sent",
  accept: "Accepted. Now take the entry off the bot's list",
  decline: "Declined",
};

/** The states, as the team names them. */
export const APPEAL_STATE_WORDS: Record<AppealState, string> = {
  received: "New",
  read: "Being read",
  asked: "Asked back",
  waiting: "Waits for the bot",
  closed: "Closed",
  declined: "Declined",
};

/** The parts of the queue. */
export const APPEAL_VIEW_WORDS: Record<AppealView, string> = {
  open: "To decide",
  asked: "Asked back",
  waiting: "Waits for the bot",
  ended: "Ended",
};

/** What a part without appeals says. */
export const APPEALS_NONE: Record<AppealView, string> = {
  open: "Nobody waits for a decision.",
  asked: "No question of the team is unanswered.",
  waiting: "No accepted appeal waits for the bot.",
  ended: "No appeal has ended in the last 180 days.",
};

/** A count that may be higher than is counted. */
export function countText(count: string, isMore: boolean): string {
  return isMore ? `${count}+` : count;
}

/** 'Half of the last 40 decisions took less than 14 h, 3 of them were accepted after a decline.' */
export function statisticsText(median: string, decisions: string, reversals: string): string {
  return `Half of the last ${decisions} decisions took less than ${median}; ${reversals} accepted what was declined before.`;
}

/** Texts of the team's list of requests for deletion. */
export const DELETIONS = words({
  title: "Deletion requests",
  description:
    "Who asks for what the bot keeps about them to be deleted. A request closes by itself once the bot has no records of the person, or with your words. It lifts no sanction. Times are UTC.",
  views: "Parts of the list",
  table: "Requests for deletion",
  endedTable: "Requests that are over",
  failed: "Failed to read the requests. Please try again.",
  empty: "Nobody has asked",
  columns: {
    due: "Due",
    person: "From",
    at: "Asked",
    seen: "The bot's records",
    changed: "Since",
    state: "State",
    reason: "Why",
  },
  overdue: "overdue",
  still: "there, as far as is known",
  none: "gone at the last look",
  close: "Close with a reason",
  reason: "To the person",
  reasonHint: "Why nothing more is deleted, or what was. They read this without your name.",
  sureText:
    "They read your words as the reason, and it cannot be taken back: nothing more is deleted. They may ask again.",
  sure: "Yes, close it",
  closed: "The request is closed",
  byData: "The records are gone",
});

export const DELETION_STATE_WORDS: Record<DeletionState, string> = {
  open: "Open",
  closed: "Closed",
  withdrawn: "Withdrawn",
};

/** The parts of the list. */
export const DELETION_VIEW_WORDS: Record<DeletionView, string> = {
  open: "Open",
  ended: "Over",
};

/** What a part without requests says. */
export const DELETIONS_NONE: Record<DeletionView, string> = {
  open: "Open requests stand here with the day by which they are due.",
  ended: "No request has ended in the last 180 days.",
};
