/** A machine's update that opens or closes an incident of its own. */
export interface Turn {
  id: number;
  /** Epoch ms. */
  at: number;
}

/** How a turn is told: by itself, as the one message about many, or not at all. */
export type Announcement =
  | { kind: "turn" }
  | { kind: "flapping"; turns: number }
  | { kind: "silent" };

const HOUR_MS = 3_600_000;
/** More turns than this in an hour become one message. */
const MOST_TURNS = 3;

/** So far back the turns have to be known for the announcement of the newest one. */
export const FLAPPING_MS = 24 * HOUR_MS;

/**
 * How the last of the turns (oldest first) is told. While shards flap, one message an hour says so. A silent turn
 * that none has followed for an hour (`isNewest`) is told by itself, so that the last word is true.
 */
export function announcementOf(
  turns: readonly Turn[],
  { now, isNewest }: { now: number; isNewest: boolean },
): Announcement {
  let lastFlapping = -Infinity;
  let announcement: Announcement = { kind: "turn" };
  for (const [index, { at }] of turns.entries()) {
    const recent = turns.slice(0, index + 1).filter((turn) => turn.at > at - HOUR_MS).length;
    if (recent <= MOST_TURNS) announcement = { kind: "turn" };
    else if (at - lastFlapping < HOUR_MS) announcement = { kind: "silent" };
    else {
      lastFlapping = at;
      announcement = { kind: "flapping", turns: recent };
    }
  }
  const last = turns.at(-1);
  const isCalm = isNewest && last !== undefined && now - last.at >= HOUR_MS;
  return announcement.kind === "silent" && isCalm ? { kind: "turn" } : announcement;
}
