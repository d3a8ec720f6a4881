import { parseAddress } from "./address.ts";

/** The servers of a person who has just agreed to show them. Nothing of it is kept. */

/** Bits of the platform's permission integer. */
const ADMINISTRATOR = 1n << 3n;
const MANAGE_SERVER = 1n << 5n;

/** The rights of a person in a server. */
export interface ServerRights {
  owner: boolean;
  /** A permission integer as text. */
  permissions: string;
}

/** The right to act for a server: to see what blocks it, and to appeal. Null without one. */
export function rightOf({ owner, permissions }: ServerRights) {
  if (owner) return "owner";
  if (BigInt(permissions) & ADMINISTRATOR) return "administrator";
  return BigInt(permissions) & MANAGE_SERVER ? "manager" : null;
}

/** The permissions that count in a server: its owner has all, whatever the integer says. */
export function permissionsIn({ owner, permissions }: ServerRights): string {
  return owner ? String(BigInt(permissions) | ADMINISTRATOR) : permissions;
}

const CONSENT_PATH = /\/oauth2\/authorize\/?$/;

/** An address of the platform's consent with a server chosen; any other address, such as a short link, as it is. */
export function withServer(address: string, server: string): string {
  const url = parseAddress(address);
  if (!url || !CONSENT_PATH.test(url.pathname)) return address;
  url.searchParams.set("guild_id", server);
  return url.href;
}

/** A server that the person may manage. */
export interface ManagedServer extends ServerRights {
  id: string;
  name: string;
  /** Names person, server and rights for ten minutes, signed: goes with whatever is asked about the server. */
  proof: string;
}

/** The servers of a person. */
export interface ServerList {
  /** Whose they are. */
  person: string;
  /** By name. */
  managed: readonly ManagedServer[];
  /** How many there are besides. */
  others: number;
}

/**
 * Why no list is shown: the person said no, somebody else said yes, the platform asks for a pause, it did not confirm,
 * or the site cannot tell who is signed in.
 */
export const SERVER_FAILURES = [
  "refused",
  "other-person",
  "busy",
  "unconfirmed",
  "unavailable",
] as const;

export type ServerFailure = (typeof SERVER_FAILURES)[number];
