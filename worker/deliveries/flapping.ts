/** An automatic update: the uptime record opened or ended an incident. */
export interface StateChange {
  id: number;
  /** Epoch ms. */
  at: number;
}

/** How followers hear of a change: by its own message, by one message about many changes, or not at all. */
export type Announcement =
  | { kind: "update" }
  | { kind: "flapping"; changes: number }
  | { kind: "silent" };

const HOUR_MS = 3_600_000;
/** More changes than this in an hour become one message. */
const MAX_CHANGES = 3;

/** How far back the changes must be read to decide about the newest one. */
export const FLAPPING_MS = 24 * HOUR_MS;

/**
 * How followers hear of the last of the changes (oldest first). While shards flap, one message an hour says so. When
 * the newest change (`isNewest`) was silent and an hour has passed since, it gets its own message after all, so that
 * the last message in a channel is true.
 */
export function announcementOf(
  changes: readonly StateChange[],
  { now, isNewest }: { now: number; isNewest: boolean },
): Announcement {
  let lastFlapping = -Infinity;
  let announcement: Announcement = { kind: "update" };
  for (const [index, { at }] of changes.entries()) {
    const recent = changes.slice(0, index + 1).filter((change) => change.at > at - HOUR_MS).length;
    if (recent <= MAX_CHANGES) announcement = { kind: "update" };
    else if (at - lastFlapping < HOUR_MS) announcement = { kind: "silent" };
    else {
      lastFlapping = at;
      announcement = { kind: "flapping", changes: recent };
    }
  }
  const last = changes.at(-1);
  const isCalm = isNewest && last !== undefined && now - last.at >= HOUR_MS;
  return announcement.kind === "silent" && isCalm ? { kind: "update" } : announcement;
}
