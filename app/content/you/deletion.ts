import type { DeletionState } from "../../contract/appeals.ts";
import { words } from "../words.ts";

/** Texts of a person's request for deletion, on /me. */
export const OWN_DELETION = words({
  title: "Have it deleted",
  text: "The team sees to it within 30 days: what the bot keeps of your economy, your avatar history and your reviews. It lifts no sanction, and what bars you stays on its list.",
  ask: "Ask for deletion",
  sure: "Yes, ask the team",
  sureText: "The team reads your name and ID. What is deleted cannot be brought back.",
  cancel: "Not now",
  sent: "The team has your request",
  withdraw: "Withdraw the request",
  withdrawn: "Your request is withdrawn",
  asked: "Asked",
  due: "The team sees to it until",
  gone: "The bot has no records of you any more, beside what bars you.",
  failed: "Your request could not be read.",
});

export const OWN_DELETION_STATES: Record<DeletionState, string> = {
  open: "With the team",
  closed: "Closed",
  withdrawn: "Withdrawn",
};
