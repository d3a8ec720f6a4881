/** Key of what a member of the team looked up in this tab; it ends with the session. */
export const LOOKED_UP = "tab-looked-up";

/**
 * Key in localStorage of the views that a member of the team pinned in this browser; they end with the session. Like
 * those of what was looked up, the text begins with whose it is: `{"by":"{id}"`.
 */
export const PINNED_VIEWS = "staff-views";

/** Key in localStorage of appeals, and of the team's answers to them, that are being written; a logout removes them. */
export const APPEAL_DRAFTS = "appeal-drafts";
