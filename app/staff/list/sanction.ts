import { isInForce, sanctionEnd } from "../../contract/in-force.ts";

/** When a sanction began (epoch seconds) and how long it lasts (seconds; 0 is permanent, null not known). */
export interface Sanction {
  timestamp: number;
  duration: number | null;
}

export type SanctionState = "permanent" | "active" | "expired" | "unknown";

/** The state of a sanction at `now` (epoch ms). */
export function sanctionState(sanction: Sanction, now: number): SanctionState {
  const end = sanctionEnd(sanction);
  if (end === null) return "unknown";
  if (end === Infinity) return "permanent";
  return isInForce(end, now) ? "active" : "expired";
}

/** Seconds that are left of an active sanction, at least 1; null for any other; `now` in epoch ms. */
export function secondsLeft(sanction: Sanction, now: number): number | null {
  if (sanctionState(sanction, now) !== "active") return null;
  return Math.max(1, Math.ceil(sanction.timestamp + (sanction.duration ?? 0) - now / 1000));
}
