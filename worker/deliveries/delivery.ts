import * as v from "valibot";

/**
 * A message of the queue DELIVERIES: an update whose followers are to be listed (in pages, `after` a follower), or
 * a follower with open deliveries.
 */
export const delivery = v.union([
  v.object({ update: v.number(), after: v.optional(v.string()) }),
  v.object({ follower: v.string() }),
]);

export type Delivery = v.InferOutput<typeof delivery>;
