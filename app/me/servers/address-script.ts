import { SERVERS_PATH } from "../../content/you/servers-paths.ts";

/**
 * Runs in the browser first. The list is the consent's answer, at the callback's address; with the
 * page's own, a reload shows the page without list instead of redeeming a used code.
 */
const SCRIPT = `history.replaceState(null, "", ${JSON.stringify(SERVERS_PATH)});`;

/** The `<script>` element. `nonceAttribute` is ` nonce="…"`, or "" without a policy. */
export function addressScript(nonceAttribute: string): string {
  return `<script${nonceAttribute}>${SCRIPT}</script>`;
}
