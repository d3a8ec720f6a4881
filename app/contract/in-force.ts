/** A sanction's beginning (epoch seconds) and length (seconds; 0 is permanent); null where one is not known. */
interface SanctionTimes {
  timestamp: number | null;
  duration: number | null;
}

/** Epoch ms at which a sanction ends: Infinity for a permanent one, null where the end is not known. */
export function sanctionEnd({ timestamp, duration }: SanctionTimes): number | null {
  if (duration === 0) return Infinity;
  if (timestamp === null || duration === null || duration < 0) return null;
  return Math.round((timestamp + duration) * 1000);
}

/** Whether a sanction with this end is in force at `now` (epoch ms); one of unknown end counts as in force. */
export function isInForce(end: number | null, now: number): boolean {
  return end === null || end > now;
}
