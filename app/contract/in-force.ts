import type { Sanction } from "./sanction.ts";

/** When a sanction began, and how long it lasts. */
export type SanctionTimes = Pick<Sanction, "timestamp" | "duration">;

/** The end of what lasts thousands of years, which no date can express. */
export const LATEST = Date.UTC(9999, 11, 31);

export type SanctionState = "permanent" | "active" | "expired" | "unknown";

/** Epoch ms at which a sanction ends: Infinity for a permanent one, null where the end is not known. */
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

/** Whether a sanction is in force at `now` (epoch ms); one of unknown end counts as in force. */
export function isInForce(sanction: SanctionTimes, now: number): boolean {
  return sanctionState(sanction, now) !== "expired";
}

/** Seconds that are left of an active sanction, at least 1; null for any other; `now` in epoch ms. */
export function secondsLeft(sanction: SanctionTimes, now: number): number | null {
  if (sanctionState(sanction, now) !== "active") return null;
  return Math.max(1, Math.ceil(sanction.timestamp + (sanction.duration ?? 0) - now / 1000));
}
