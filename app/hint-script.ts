/**
 * Marks the document of somebody who is probably signed in before anything is painted: `data-hint` on the root
 * element, from the worker's hint cookie. app.css then shows 'Loading' where signed-out visitors see 'Login'.
 * Pages are cached and the same for everybody, so only the browser can tell.
 */
const HINT_SCRIPT = `if (/(^|; )__Host-hint=1(;|$)/.test(document.cookie)) document.documentElement.dataset.hint = "";`;

/** The script as an element. `nonceAttribute` is ` nonce="…"`, or "" without a policy. */
export function hintScript(nonceAttribute: string): string {
  return `<script${nonceAttribute}>${HINT_SCRIPT}</script>`;
}
