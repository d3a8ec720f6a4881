/**
 * Key in localStorage of the views that a member of the team pinned in this browser; they end with the session. Like
 * those of what was looked up, the text begins with whose it is: `{"by":"{id}"`.
 */
export const PINNED_VIEWS = "staff-views";
