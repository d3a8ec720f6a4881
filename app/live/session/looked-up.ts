/** Key of what a member of the team looked up in this tab; it ends with the session. */
export const LOOKED_UP = "tab-looked-up";
