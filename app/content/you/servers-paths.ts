export const SERVERS_PATH = "/me/servers";
/** Starts the platform's consent. */
export const SERVERS_CONSENT_PATH = "/api/me/servers/consent";
