import type { Sanction } from "../../contract/sanction.ts";
import { isInForce, sanctionEnd } from "../../contract/in-force.ts";

/** When a sanction began, and how long it lasts. */
export type SanctionTimes = Pick<Sanction, "timestamp" | "duration">;

export type SanctionState = "permanent" | "active" | "expired" | "unknown";

/** The state of a sanction at `now` (epoch ms). */
export function sanctionState(sanction: SanctionTimes, now: number): SanctionState {
  const end = sanctionEnd(sanction);
  if (end === null) return "unknown";
  if (end === Infinity) return "permanent";
  return isInForce(end, now) ? "active" : "expired";
}

/** Seconds that are left of an active sanction, at least 1; null for any other; `now` in epoch ms. */
export function secondsLeft(sanction: SanctionTimes, now: number): number | null {
  if (sanctionState(sanction, now) !== "active") return null;
  return Math.max(1, Math.ceil(sanction.timestamp + (sanction.duration ?? 0) - now / 1000));
}
