import type { FollowOptions } from "../contract/following.ts";

/** Begins the chat platform's consent for a channel. */
export function followAddress({ scope, style }: FollowOptions): string {
  return `/api/follow?${new URLSearchParams({ scope, style })}`;
}
