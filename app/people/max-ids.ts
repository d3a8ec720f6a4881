/** Most ids the worker accepts in one call. */
export const MAX_IDS = 50;
