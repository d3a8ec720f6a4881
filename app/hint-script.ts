/**
 * Marks the document of somebody who is probably signed in before it is painted: sets `data-hint`
 * from the worker's hint cookie, and app.css shows 'Loading' instead of 'Login'. Cached pages are
 * the same for everybody, so only the browser knows.
 */
export const HINT_SCRIPT = `if (/(^|; )__Host-hint=1(;|$)/.test(document.cookie)) document.documentElement.dataset.hint = "";`;
