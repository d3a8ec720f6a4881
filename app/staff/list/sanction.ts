import { formatDuration } from "../../format/duration.ts";

/** When a sanction began (epoch seconds) and how long it lasts (seconds; 0 is permanent). */
export interface Sanction {
  timestamp: number;
  duration: number;
}

export type SanctionState = "permanent" | "active" | "expired";

/** The state of a sanction at `now` (epoch ms). */
export function sanctionState({ timestamp, duration }: Sanction, now: number): SanctionState {
  if (!(duration > 0)) return "permanent";
  return (timestamp + duration) * 1000 > now ? "active" : "expired";
}

/** 'ends in 3d 4h 5m' for an active sanction, null for any other; `now` in epoch ms. */
export function endsIn(sanction: Sanction, now: number): string | null {
  if (sanctionState(sanction, now) !== "active") return null;
  const seconds = Math.ceil(sanction.timestamp + sanction.duration - now / 1000);
  return `ends in ${formatDuration(Math.max(1, seconds))}`;
}
