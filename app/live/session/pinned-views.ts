/** Key in localStorage of the views that a member of the team pinned in this browser; they end with a logout. */
export const PINNED_VIEWS = "staff-views";
