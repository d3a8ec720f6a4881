import { backHere } from "../content/addresses.ts";
import type { FollowOptions } from "../contract/following.ts";

/** Begins the chat platform's consent for a channel, of a certain server where one is known. */
export function followAddress({ scope, style }: FollowOptions, server?: string): string {
  const query = { scope, style, ...(server !== undefined && { server }) };
  return `/api/follow?${new URLSearchParams(query)}${backHere && `&${backHere}`}`;
}
