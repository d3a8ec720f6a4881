import { LEAST_APPEAL, MOST_APPEAL } from "../../contract/appeals.ts";

/** Why an appeal, answer or request is refused. */
export const APPEAL_ERRORS = {
  body: `Please write ${LEAST_APPEAL} to ${MOST_APPEAL} characters`,
  answer: `Please write at most ${MOST_APPEAL} characters`,
  /** The entry is forged, has ended, or was lifted. */
  noEntry: "This sanction isn't on the bot's list any more. Please check again",
  proof: "This list of your servers is more than ten minutes old. Please show it again",
  list: "We couldn't read the bot's list, so we didn't send your text. Please try again in a moment",
  isOpen: (date: string) => `You already have one open about this, from ${date}`,
  again: (date: string) => `Your appeal about this was declined. You can appeal again from ${date}`,
  database: "We couldn't save this. Please try again in a moment",
} as const;

/** The site's message to somebody whose sanction ran out. */
export const RUN_OUT = "This sanction has expired.";

/** An appeal's questions and the team's prepared texts, for brands without their own. */
export const APPEAL_DEFAULTS = {
  questions: ["What happened, in your own words?", "Why should it be lifted?"],
  answers: [
    "Thanks for writing. We've reviewed it and will lift the sanction.",
    "Thanks for writing. We've reviewed it and it stays in place.",
  ],
};
