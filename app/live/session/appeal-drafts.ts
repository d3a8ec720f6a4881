/** Key in localStorage of appeals, and of the team's answers to them, that are being written; a logout removes them. */
export const APPEAL_DRAFTS = "appeal-drafts";
