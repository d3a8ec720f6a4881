import { SERVERS_PATH } from "../../content/you/servers-paths.ts";

/**
 * Runs in the browser before anything else of the page: the list is the consent's own answer, at the callback's
 * address. With the page's own, a reload shows the page without the list instead of a code that was used.
 */
const SCRIPT = `history.replaceState(null, "", ${JSON.stringify(SERVERS_PATH)});`;

/** The script as an element. `nonceAttribute` is ` nonce="…"`, or "" without a policy. */
export function addressScript(nonceAttribute: string): string {
  return `<script${nonceAttribute}>${SCRIPT}</script>`;
}
