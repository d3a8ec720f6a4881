import { LEAST_APPEAL, MOST_APPEAL } from "../../contract/appeals.ts";

/** Why an appeal, an answer or a request is not taken. */
export const APPEAL_ERRORS = {
  body: `Please write ${LEAST_APPEAL} to ${MOST_APPEAL} characters`,
  answer: `Please write at most ${MOST_APPEAL} characters`,
  /** The entry is forged, has ended, or was lifted. */
  noEntry: "The bot's list has no such entry any more. Please look again",
  proof: "What you may manage was shown more than ten minutes ago. Please show your servers again",
  list: "The bot's list could not be read. Your words are not sent, please try again in a moment",
  isOpen: "There is an open appeal about this already",
  again: (date: string) => `An appeal about this was declined. The next one is taken from ${date}`,
  deletionOpen: "You have an open request already",
  deletionOver: "This request is over already",
  database: "This could not be saved. Please try again in a moment",
} as const;
