import * as v from "valibot";
import { digits } from "./decode.ts";

/** The updates that a channel gets: all, or only those about its own server's shard. */
export const SCOPES = ["all", "server"] as const;

export const followOptions = v.object({ scope: v.picklist(SCOPES) });

/** What begins a consent; the platform offers the server first, and the person may choose another. */
export const followRequest = v.object({
  ...followOptions.entries,
  /** There is one way to follow: a message for each update. */
  style: v.optional(v.literal("posts")),
  server: v.optional(digits),
});

export type FollowOptions = v.InferOutput<typeof followOptions>;

/** A channel that follows, as the page after the consent shows it. */
export interface Following extends FollowOptions {
  /** Opens the channel at the chat platform. */
  channelUrl: string;
}

/** The follower that this browser has just added; null without one. */
export type ReadFollowing = () => Promise<Following | null>;
