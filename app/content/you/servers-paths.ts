export const SERVERS_PATH = "/me/servers";
/** Begins the chat platform's consent. */
export const SERVERS_CONSENT_PATH = "/api/me/servers/consent";
