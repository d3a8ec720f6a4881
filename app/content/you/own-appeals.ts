import type { AppealState } from "../../contract/appeals.ts";
import { words } from "../words.ts";

/** Texts of a person's own appeals. */
export const OWN_APPEALS = words({
  title: "Your appeals",
  failed: "Your appeals could not be read.",
  appeal: "Appeal",
  cancel: "Not now",
  write: "Your appeal",
  hint: "The team reads it, and nobody else. What you have written stays in this browser until you send it or log out.",
  oldSignIn:
    "You signed in more than 12 hours ago. Please sign in again before you send this: what you write here stays in this browser.",
  send: "Send the appeal",
  sending: "Sending …",
  sent: "Your appeal is with the team",
  tooShort: "Please write a little more: at least ten letters.",
  tooLong: "This is too long for the team to read at once. Please keep it to 4,000 letters.",
  lost: "The answer was lost. Please try again: an appeal that arrived counts once.",
  again: "You may appeal again from",
  you: "You",
  team: "The team",
  answer: "Your answer",
  sendAnswer: "Send the answer",
  noAnswer: "Please write at least a word.",
  answered: "Your answer is with the team",
  open: "See your appeal",
});

/** What each state means to the person. */
export const OWN_STATES: Record<AppealState, { title: string; text: string }> = {
  received: { title: "Received", text: "Nobody has opened it yet." },
  read: { title: "Being read", text: "Somebody of the team has it open." },
  asked: { title: "A question for you", text: "The team goes on once you have answered." },
  waiting: {
    title: "Accepted, waiting for the bot",
    text: "The team has agreed. It is over once the bot no longer has the entry.",
  },
  closed: {
    title: "Closed",
    text: "When it was closed, the bot no longer had the entry, or the end it had at your appeal was reached. If it is still in force, you may appeal again.",
  },
  declined: { title: "Declined", text: "The team leaves it as it is." },
};
