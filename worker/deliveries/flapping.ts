import { HOUR_MS } from "../../app/contract/buckets.ts";
import type { MachineDelivery } from "../db/due-deliveries.ts";

/** When a follower gets an update of the machine. `at` in epoch ms. */
export type Turn = { kind: "now" } | { kind: "never" } | { kind: "later"; at: number };

const NOW: Turn = { kind: "now" };
const NEVER: Turn = { kind: "never" };

interface Moment {
  /** It has waited for its turn. */
  wasHeld: boolean;
  /** No later update of its incident exists. */
  isNewest: boolean;
  /** Epoch ms. */
  now: number;
}

/**
 * While shards go down and come back, a follower gets few messages, and in the end the last one is true. For an hour after
 * the machine's last message, what goes down waits unless it is graver than all messages of the hour; if it is over by
 * then, it is dropped. What comes back is sent at once, unless the follower has not got that it went down.
 * @param all the follower's deliveries of a day, this one among them
 */
export function turnOf(
  own: MachineDelivery,
  all: readonly MachineDelivery[],
  { wasHeld, isNewest, now }: Moment,
): Turn {
  if (!own.isStart) {
    const earlier = all.filter((one) => one.incident === own.incident && one.update < own.update);
    return earlier.length === 0 || earlier.some(({ isTried }) => isTried) ? NOW : NEVER;
  }
  if (wasHeld && !isNewest) return NEVER;
  const recent = all.flatMap(({ isAutomatic, gravity, sentAt }) =>
    isAutomatic && sentAt !== null && sentAt > now - HOUR_MS ? [{ gravity, sentAt }] : [],
  );
  if (recent.every(({ gravity }) => own.gravity > gravity)) return NOW;
  if (!isNewest) return NEVER;
  return { kind: "later", at: Math.max(...recent.map(({ sentAt }) => sentAt)) + HOUR_MS };
}
