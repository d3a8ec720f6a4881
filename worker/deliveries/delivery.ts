import * as v from "valibot";

/**
 * A message of the queue DELIVERIES: an update that followers are to be told (from a follower on, in pages), or a
 * follower for whom something is open.
 */
export const delivery = v.union([
  v.object({ update: v.number(), after: v.optional(v.string()) }),
  v.object({ follower: v.string() }),
]);

export type Delivery = v.InferOutput<typeof delivery>;
