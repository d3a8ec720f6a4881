import type { Wish } from "../contract/following.ts";

/** Begins the chat platform's consent for a channel. */
export function followAddress({ scope, style }: Wish): string {
  return `/api/follow?${new URLSearchParams({ scope, style })}`;
}
