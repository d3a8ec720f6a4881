import * as v from "valibot";

/** A fault as `PUT /__faults` accepts it. */
export const FaultSchema = v.object({
  /** An exact path, or a prefix followed by `*`. */
  path: v.pipe(v.string(), v.startsWith("/")),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** Milliseconds before anything is sent. */
  delay: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** A kind of broken body, or the JSON text to send instead of the real one. */
  body: v.optional(v.string()),
  /** The number of requests affected; without it, all. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** The share of requests affected, from 0 to 1, for a bot API that flaps. Without it, all. */
  share: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** Seconds for a Retry-After header. */
  retryAfter: v.optional(v.pipe(v.number(), v.minValue(0))),
});

/** A failure to simulate on one path. */
export type Fault = v.InferOutput<typeof FaultSchema>;
