import { formatDuration } from "../../format/duration.ts";

/** Whether a sanction is in force. `endsAt` in epoch seconds. */
export type SanctionState =
  | { kind: "permanent" }
  | { kind: "active"; endsAt: number }
  | { kind: "expired"; endsAt: number };

/** The state of a sanction at `now` (epoch ms); timestamp and duration in seconds, 0 is permanent. */
export function sanctionState(
  { timestamp, duration }: { timestamp: number; duration: number },
  now: number,
): SanctionState {
  if (!(duration > 0)) return { kind: "permanent" };
  const endsAt = timestamp + duration;
  return { kind: endsAt * 1000 > now ? "active" : "expired", endsAt };
}

/** 'Permanent', 'Active' or 'Expired'. */
export function stateWord(state: SanctionState): string {
  if (state.kind === "permanent") return "Permanent";
  return state.kind === "active" ? "Active" : "Expired";
}

/** 'ends in 3d 4h 5m' for a running sanction, null for any other; `now` in epoch ms. */
export function endsIn(state: SanctionState, now: number): string | null {
  if (state.kind !== "active") return null;
  return `ends in ${formatDuration(Math.max(1, Math.ceil(state.endsAt - now / 1000)))}`;
}
