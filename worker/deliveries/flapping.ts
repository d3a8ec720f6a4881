import { HOUR_MS } from "../../app/contract/buckets.ts";
import type { MachineDelivery } from "../db/due-deliveries.ts";

/** When a follower gets the machine's update. `at` in epoch ms. */
export type Turn = { kind: "now" } | { kind: "never" } | { kind: "later"; at: number };

const NOW: Turn = { kind: "now" };
const NEVER: Turn = { kind: "never" };

interface Moment {
  /** It has waited already. */
  wasHeld: boolean;
  /** Its incident has no later update. */
  isNewest: boolean;
  /** Epoch ms. */
  now: number;
}

/**
 * While shards go down and up, a follower gets few messages, and the last one is true. For an hour
 * after the machine's last message, bad news waits unless graver than all of that hour's; if it is
 * over by then, it is dropped. Good news goes at once, unless the follower never got the bad.
 * @param all the follower's deliveries of a day, including this one
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
