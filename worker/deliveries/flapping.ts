/** An automatic update: the uptime record opened or ended an incident. */
export interface StateChange {
  /** Of the update. */
  id: number;
  incident: string;
  /** Epoch ms. */
  at: number;
  /** 0 where shards have come back, else the more the worse. */
  gravity: number;
}

/** How a change is announced to a follower: by its own message, by one message about many changes, or not at all. */
export type Announcement =
  | { kind: "update" }
  | { kind: "flapping"; changes: number }
  | { kind: "silent" };

export const HOUR_MS = 3_600_000;
/** More changes than this in an hour become one message. */
const MAX_CHANGES = 3;

/** How far back the changes must be read to decide about the newest one. */
export const FLAPPING_MS = 24 * HOUR_MS;

/**
 * Decides how the last of the changes that concern a follower (oldest first) is announced to it. While shards flap, it
 * gets one message an hour about that. A change that is graver than everything announced in the hour before gets a
 * message of its own, and so does its end. If the newest change (`isNewest`) was silent and an hour has passed since,
 * it gets its own message after all, so that the last message in a channel is true.
 */
export function announcementOf(
  changes: readonly StateChange[],
  { now, isNewest }: { now: number; isNewest: boolean },
): Announcement {
  let lastFlapping = -Infinity;
  let announced: StateChange[] = [];
  const graver = new Set<string>();
  let announcement: Announcement = { kind: "update" };
  for (const [index, change] of changes.entries()) {
    const { at, gravity, incident } = change;
    const recent = changes.slice(0, index + 1).filter((one) => one.at > at - HOUR_MS).length;
    announced = announced.filter((one) => one.at > at - HOUR_MS);
    if (recent <= MAX_CHANGES) announcement = { kind: "update" };
    else if (announced.every((one) => gravity > one.gravity) || graver.has(incident)) {
      graver.add(incident);
      announcement = { kind: "update" };
    } else if (at - lastFlapping < HOUR_MS) announcement = { kind: "silent" };
    else {
      lastFlapping = at;
      announcement = { kind: "flapping", changes: recent };
    }
    if (announcement.kind !== "silent") announced.push(change);
  }
  const last = changes.at(-1);
  const isCalm = isNewest && last !== undefined && now - last.at >= HOUR_MS;
  return announcement.kind === "silent" && isCalm ? { kind: "update" } : announcement;
}
