import { LEAST_APPEAL, MOST_APPEAL } from "../../contract/appeals.ts";

/** Why an appeal, answer or request is refused. */
export const APPEAL_ERRORS = {
  body: `Please write ${LEAST_APPEAL} to ${MOST_APPEAL} characters`,
  answer: `Please write at most ${MOST_APPEAL} characters`,
  /** The entry is forged, has ended or was lifted. */
  noEntry: "The bot's list has no such entry any more. Please look again",
  proof: "What you may manage was shown more than ten minutes ago. Please show your servers again",
  list: "The bot's list could not be read. Your words are not sent, please try again in a moment",
  isOpen: (date: string) => `You have an open one about this already, from ${date}`,
  again: (date: string) => `An appeal about this was declined. The next one is taken from ${date}`,
  database: "This could not be saved. Please try again in a moment",
} as const;

/** The site's message to somebody whose sanction ran out. */
export const RUN_OUT = "This sanction has run out.";

/** An appeal's questions and the team's prepared texts, for brands without their own. */
export const APPEAL_DEFAULTS = {
  questions: ["What happened, in your own words?", "Why should it be lifted?"],
  answers: [
    "Thanks for writing. We've reviewed it and will lift the sanction.",
    "Thanks for writing. We've reviewed it and it stays in place.",
  ],
};
