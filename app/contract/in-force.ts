import type { Sanction } from "./sanction.ts";

export type SanctionTimes = Pick<Sanction, "timestamp" | "duration">;

/** Stands for an end thousands of years away, which no Date can hold. */
export const LATEST = Date.UTC(9999, 11, 31);

export type SanctionState = "permanent" | "active" | "expired" | "unknown";

/** When a sanction ends (epoch ms): Infinity if permanent, null if unknown. */
export function sanctionEnd({ timestamp, duration }: SanctionTimes): number | null {
  if (duration === 0) return Infinity;
  if (duration === null || duration < 0) return null;
  return Math.round((timestamp + duration) * 1000);
}

/** The state of a sanction at `now` (epoch ms). */
export function sanctionState(sanction: SanctionTimes, now: number): SanctionState {
  const end = sanctionEnd(sanction);
  if (end === null) return "unknown";
  if (end === Infinity) return "permanent";
  return end > now ? "active" : "expired";
}

/** Whether a sanction is in force at `now` (epoch ms); true if its end is unknown. */
export function isInForce(sanction: SanctionTimes, now: number): boolean {
  return sanctionState(sanction, now) !== "expired";
}

/** Seconds left of an active sanction, at least 1; null for others. `now` in epoch ms. */
export function secondsLeft(sanction: SanctionTimes, now: number): number | null {
  if (sanctionState(sanction, now) !== "active") return null;
  return Math.max(1, Math.ceil(sanction.timestamp + (sanction.duration ?? 0) - now / 1000));
}
