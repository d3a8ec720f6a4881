import { DELETION_DAYS, type AppealKind, type AppealState } from "../../contract/appeals.ts";
import { words } from "../words.ts";

export const OWN_APPEALS = words({
  title: "Your appeals",
  failed: "We couldn't read your appeals.",
  appeal: "Appeal",
  cancel: "Not now",
  write: "Your appeal",
  hint: "Only the team reads it. What you write stays in this browser until you send it or log out.",
  oldSignIn:
    "You signed in more than 12 hours ago. Please sign in again before you send this. What you write here stays in this browser.",
  send: "Send the appeal",
  sending: "Sending …",
  sent: "Your appeal is with the team",
  tooShort: "Please write a little more: at least ten characters.",
  tooLong: "This is too long. Please keep it to 4,000 characters.",
  lost: "We didn't get an answer. Please try again; the team won't get it twice.",
  again: "You can appeal again from",
  you: "You",
  team: "The team",
  answer: "Your answer",
  sendAnswer: "Send the answer",
  noAnswer: "Please write something.",
  answered: "Your answer is with the team",
  open: "See your appeal",
  withdraw: "Withdraw it",
  withdrawn: "You've withdrawn it",
  asked: "Asked",
  due: "The team will do it by",
});

export const OWN_STATES: Record<
  AppealKind,
  Record<AppealState, { title: string; text: string }>
> = {
  sanction: {
    received: { title: "Received", text: "Nobody on the team has opened it yet." },
    read: { title: "Being read", text: "Somebody on the team is reading it." },
    asked: { title: "A question for you", text: "The team will continue once you've answered." },
    accepted: { title: "Accepted", text: "The team agrees and will lift the sanction." },
    done: {
      title: "Done",
      text: "The sanction was lifted or has expired. If you're still blocked, you can appeal again.",
    },
    declined: { title: "Declined", text: "The sanction stays in place." },
    withdrawn: { title: "Withdrawn", text: "You took this appeal back." },
  },
  deletion: {
    received: { title: "Received", text: "Nobody on the team has opened it yet." },
    read: { title: "Being read", text: "Somebody on the team is working on it." },
    asked: { title: "A question for you", text: "The team will continue once you've answered." },
    accepted: { title: "Accepted", text: "The team agrees and will delete it." },
    done: { title: "Done", text: "The team has deleted it." },
    declined: { title: "Declined", text: "The team won't delete it." },
    withdrawn: { title: "Withdrawn", text: "You took this request back." },
  },
};

/** On /me. */
export const OWN_DELETION = words({
  title: "Delete my data",
  text: `Within ${DELETION_DAYS} days the team deletes your economy data, avatar history and reviews. Sanctions stay.`,
  one: "Deletion request",
  ask: "Ask for deletion",
  sure: "Yes, ask the team",
  sureText: "The team reads your name and ID. Deleted data can't be brought back.",
  note: "Anything the team should know (optional)",
  cancel: "Not now",
  sent: "The team has your request",
  failed: "We couldn't read your request.",
});
