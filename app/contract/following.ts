import * as v from "valibot";
import { digits } from "./decode.ts";

/** Which updates a channel gets: all, or only those about its server's shard. */
export const SCOPES = ["all", "server"] as const;

export const followOptions = v.object({ scope: v.picklist(SCOPES) });

/** Starts a consent. The platform preselects `server`, but the person may choose another. */
export const followRequest = v.object({
  ...followOptions.entries,
  /** The only style: a message for each update. */
  style: v.optional(v.literal("posts")),
  server: v.optional(digits),
});

export type FollowOptions = v.InferOutput<typeof followOptions>;

/** A follower, as the page after the consent shows it. */
export interface Following extends FollowOptions {
  /** A link to the channel. */
  channelUrl: string;
}

/** The follower that this browser has just added; null for none. */
export type ReadFollowing = () => Promise<Following | null>;
