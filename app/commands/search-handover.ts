/** What the search before the scripts (`early-search.ts`) and the browser's own share. */

/** The event with which the browser's own search takes over. */
export const SEARCH_TAKES_OVER = "search-takes-over";

/** The key of the visitor's own prefix in the browser's storage. */
export const PREFIX_KEY = "command-prefix";
