import { SERVERS_PATH } from "../../content/you/servers-paths.ts";

/**
 * Runs in the browser first. The list is the consent's answer, at the callback's address; with the
 * page's own, a reload shows the page without list instead of redeeming a used code.
 */
export const ADDRESS_SCRIPT = `history.replaceState(null, "", ${JSON.stringify(SERVERS_PATH)});`;
