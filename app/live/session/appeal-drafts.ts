/** Key in localStorage of appeals that are being written; a logout removes them. */
export const APPEAL_DRAFTS = "appeal-drafts";
