/** Key of what a team member looked up in this tab; removed with the session. */
export const LOOKED_UP = "tab-looked-up";

/**
 * localStorage key of a team member's saved views, removed with the session. Like looked-up IDs,
 * the text begins with its owner: `{"by":"{id}"`.
 */
export const SAVED_VIEWS = "staff-views";

/** localStorage key of drafts of appeals and answers; logging out removes them. */
export const APPEAL_DRAFTS = "appeal-drafts";
