import { parseAddress } from "./address.ts";

/** Servers of a person who has just agreed to show them. None of it is stored. */

/** Bits of the platform's permission integer. */
const ADMINISTRATOR = 1n << 3n;
const MANAGE_SERVER = 1n << 5n;

/** A person's rights in a server. */
export interface ServerRights {
  owner: boolean;
  /** A permission integer as text. */
  permissions: string;
}

/** Why a person may act for a server: see its sanctions, appeal. Null if they may not. */
export function rightOf({ owner, permissions }: ServerRights) {
  if (owner) return "owner";
  if (BigInt(permissions) & ADMINISTRATOR) return "administrator";
  return BigInt(permissions) & MANAGE_SERVER ? "manager" : null;
}

/** A person's permissions in a server. Owners have all, whatever the integer says. */
export function permissionsIn({ owner, permissions }: ServerRights): string {
  return owner ? String(BigInt(permissions) | ADMINISTRATOR) : permissions;
}

const CONSENT_PATH = /\/oauth2\/authorize\/?$/;

/** Adds a server to an address of the platform's consent. Changes no other addresses. */
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
  /** Person, server and rights, signed for ten minutes. Sent with requests about the server. */
  proof: string;
}

/** A person's servers. */
export interface ServerList {
  /** Id of the person. */
  person: string;
  /** By name. */
  managed: readonly ManagedServer[];
  /** How many other servers they are in. */
  others: number;
}

/**
 * Why there is no list of servers: declined, another account agreed, the platform asked for a pause
 * or didn't confirm, or the session can't be read.
 */
export const SERVER_FAILURES = [
  "refused",
  "other-person",
  "busy",
  "unconfirmed",
  "unavailable",
] as const;

export type ServerFailure = (typeof SERVER_FAILURES)[number];
